import AppShell
import CommandKit
import DesignSystem
import Journal
import ScreenCommands

/// The contribution of one subject to a program.
///
/// Nothing else in a program names a subject.
public struct AppPart: Sendable {
  /// The part's streams that the devices of a household may share.
  public var sharing: [SharedStream]
  /// Prepares a session whose data folder was just opened, before features and commands use it.
  public var opening: @Sendable (inout AppSession) -> Void
  /// Makes the part's features over an opened data folder.
  public var features: @Sendable (AppSession) -> [any Feature]
  /// Makes the part's commands.
  public var verbs: @Sendable (SessionOpener, AppContext) -> [CommandForm]
  /// Makes the part's screens in all their states, for drawings, galleries and audits.
  public var screens: @Sendable (Copy) throws -> [ListedScreen]
  /// The part's words.
  public var words: [CopyKey: CopyEntry]

  /// Makes a part; omitted contributions are empty.
  ///
  /// - Parameter screens: makes the part's screens with the program's words.
  public init(
    sharing: [SharedStream?] = [],
    opening: @escaping @Sendable (inout AppSession) -> Void = { _ in },
    features: @escaping @Sendable (AppSession) -> [any Feature] = {
      _ in []
    },
    verbs: @escaping @Sendable (SessionOpener, AppContext) -> [CommandForm] = { _, _ in [] },
    screens: @escaping @Sendable (Copy) throws -> [ListedScreen] = { _ in [] },
    words: [CopyKey: CopyEntry] = [:]
  ) {
    self.sharing = sharing.compactMap(\.self)
    self.opening = opening
    self.features = features
    self.verbs = verbs
    self.screens = screens
    self.words = words
  }
}
