import AppShell
import CommandKit
import DesignSystem
import TokenExport

/// The commands for a list of screens: `screens`, `screen`, `audit`, `gallery` and `tokens`.
public struct ScreenVerbs: Sendable {
  /// The brand of the screens.
  let brand: Brand
  /// Makes the list, in the order in which it is shown.
  let list: @Sendable () throws(CommandError) -> [ListedScreen]

  /// Makes the commands.
  ///
  /// The list is made for each call, and its errors become `CommandError.init(_:)`.
  public init(of brand: Brand, list: @escaping @Sendable () throws -> [ListedScreen]) {
    self.brand = brand
    self.list = { () throws(CommandError) in
      do { return try list() } catch { throw CommandError(error) }
    }
  }

  /// The forms of the commands, in the order of the help.
  public var forms: [CommandForm] {
    [
      ScreensVerb(screens: self).form, ScreenVerb(screens: self).form,
      AuditVerb(screens: self).form, GalleryVerb(screens: self).form,
      TokensVerb(brand: tokenBrand).form,
    ]
  }

  /// The brand of the exported tokens.
  var tokenBrand: TokenBrand { TokenBrand(name: brand.name, id: brand.id) }

  /// The flag that chooses one of the screens.
  static let screen = Flag("--screen", "ID", "one screen only")

  /// All screens, or only the one that the flag names.
  func chosen(_ invocation: Invocation) throws(CommandError) -> [ListedScreen] {
    let all = try list()
    guard let name = invocation.arguments.value(Self.screen) else { return all }
    return [try Self.entry(name, "screen", among: all, id: \.id.rawValue)]
  }

  /// The screen that a call names, with all its states.
  func named(_ name: String) throws(CommandError) -> ListedScreen {
    try Self.entry(name, "screen", among: list(), id: \.id.rawValue)
  }

  /// The entry with a name; for an unknown name, the error lists the nearest one and all others.
  static func entry<Entry>(
    _ name: String, _ noun: String, among entries: [Entry], id: (Entry) -> String
  ) throws(CommandError) -> Entry {
    if let entry = entries.first(where: { id($0) == name }) { return entry }
    throw .unknown(noun, name, among: entries.map(id), listsAll: true)
  }
}
