import DesignSystem

/// Whose value is kept where both changed the same.
public enum MergeSide: String, CaseIterable, Hashable, Sendable {
  /// What was entered on this device.
  case mine
  /// What the server has.
  case server
}

/// A value that is kept of a field.
public struct MergeChoice: Hashable, Sendable {
  /// The id of the field.
  public var field: String
  /// Whose value.
  public var side: MergeSide

  /// Makes a choice.
  public init(_ field: String, _ side: MergeSide) {
    self.field = field
    self.side = side
  }
}

/// What can be done where two devices changed the same (R-OFF-02).
public enum MergeAction {
  /// Opens the sheet.
  public static let open = ActionForm("merge.open")
  /// Keeps the value of a side in one field.
  public static let choose = ActionForm("merge.choose", about: .mergeChoice)
  /// Keeps the values of a side in all fields.
  public static let chooseAll = ActionForm(
    "merge.chooseAll", about: .id(MergeSide.self, named: "side"))
  /// Stores what was chosen.
  public static let save = ActionForm("merge.save")

  static let all: [any ActionDeclaration] = [open, choose, chooseAll, save]
}

extension ArgumentForm where Value == MergeChoice {
  /// A field with the side whose value it keeps.
  static var mergeChoice: Self {
    ArgumentForm<(String, MergeSide)>.both(.text("field"), .id(MergeSide.self, named: "side"))
      .map({ MergeChoice($0.0, $0.1) }, back: { ($0.field, $0.side) })
  }
}
