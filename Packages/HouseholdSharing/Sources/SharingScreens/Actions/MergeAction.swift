import DesignSystem

/// The side of a conflict whose value is kept.
public enum MergeSide: RawRepresentable, Hashable, Sendable {
  /// The value entered on this device.
  case mine
  /// The server's value, from the only other device that changed it.
  case server
  /// The value of one of several other devices, numbered from 1.
  case device(Int)

  /// The side in the text of its actions: `mine`, `server` or `device-2`.
  public var rawValue: String {
    switch self {
    case .mine: "mine"
    case .server: "server"
    case .device(let number): "device-\(number)"
    }
  }

  /// Reads what ``rawValue`` writes; nil for anything else.
  public init?(rawValue: String) {
    let number = rawValue.hasPrefix("device-") ? Int(rawValue.dropFirst(7)) : nil
    switch (rawValue, number) {
    case ("mine", _): self = .mine
    case ("server", _): self = .server
    case (_, let number?) where number > 0: self = .device(number)
    default: return nil
    }
  }
}

/// A chosen value of a field.
public struct MergeChoice: Hashable, Sendable {
  /// The id of the field.
  public var field: String
  /// The chosen side.
  public var side: MergeSide

  /// Makes a choice.
  public init(_ field: String, _ side: MergeSide) {
    self.field = field
    self.side = side
  }
}

/// The actions on a conflict (R-OFF-02).
public enum MergeAction {
  /// Opens the sheet.
  public static let open = ActionForm("merge.open")
  /// Keeps the value of a side in one field.
  public static let choose = ActionForm("merge.choose", about: .mergeChoice)
  /// Keeps the values of a side in all fields.
  public static let chooseAll = ActionForm(
    "merge.chooseAll", about: .id(MergeSide.self, named: "side"))
  /// Stores the choices.
  public static let save = ActionForm("merge.save")

  static let all: [any ActionDeclaration] = [open, choose, chooseAll, save]
}

extension ArgumentForm where Value == MergeChoice {
  /// A field and the chosen side.
  static var mergeChoice: Self {
    ArgumentForm<(String, MergeSide)>.both(.text("field"), .id(MergeSide.self, named: "side"))
      .map({ MergeChoice($0.0, $0.1) }, back: { ($0.field, $0.side) })
  }
}
