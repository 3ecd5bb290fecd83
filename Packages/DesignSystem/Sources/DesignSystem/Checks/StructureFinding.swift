/// Something wrong with a tree that shows without layout or colour.
public struct StructureFinding: Equatable, Sendable {
  /// The rules that need the tree alone.
  public enum Rule: String, CaseIterable, Sendable {
    /// A control that VoiceOver cannot name.
    case missingLabel
    /// Two elements of one screen with the same id.
    case duplicateID
    /// Nothing on the screen can be used (C-E01).
    case noEnabledAction
    /// More than one primary button (C-E07).
    case severalPrimaryActions
    /// The named primary action is not on the screen or is not a control.
    case unknownPrimaryAction
    /// A control that VoiceOver cannot reach: a hidden or absorbed one with no custom action.
    case unreachableAction
  }

  /// What is wrong.
  public var rule: Rule
  /// Where.
  public var element: ElementID

  /// Makes a finding.
  public init(_ rule: Rule, _ element: ElementID) {
    self.rule = rule
    self.element = element
  }
}
