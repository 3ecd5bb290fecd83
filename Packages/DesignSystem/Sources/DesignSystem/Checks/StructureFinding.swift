/// An error in a tree that can be found without layout or colours.
public struct StructureFinding: Equatable, Sendable {
  /// The rules that only need the tree.
  public enum Rule: String, CaseIterable, Sendable {
    /// A control that VoiceOver cannot name.
    case missingLabel
    /// Two elements of one screen that have the same id.
    case duplicateID
    /// A screen without an enabled control (C-E01).
    case noEnabledAction
    /// More than one primary button (C-E07).
    case severalPrimaryActions
    /// The named primary action is not on the screen or is not a control.
    case unknownPrimaryAction
    /// A control that VoiceOver cannot reach: it is hidden or part of another element, and no
    /// custom action replaces it.
    case unreachableAction
  }

  /// The broken rule.
  public var rule: Rule
  /// The element that breaks the rule.
  public var element: ElementID

  /// Makes a finding.
  public init(_ rule: Rule, _ element: ElementID) {
    self.rule = rule
    self.element = element
  }
}
