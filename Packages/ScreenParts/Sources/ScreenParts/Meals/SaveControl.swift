import DesignSystem
import MealModels

/// The words and action of the Save control, in any button.
public struct SaveControl {
  /// "Save" or "Saved" (G-24).
  public var title: String
  /// A bookmark, filled when saved (C-I02).
  public var icon: IconRole
  /// Green for a saved meal (C-K12); nil for the colour of the words.
  public var iconColor: ColorRole?
  /// The spoken label.
  public var label: String
  /// The hint that premium is needed; empty if it is not needed (C-A03).
  public var hint: String
  /// Saves or removes the meal; a successful save has haptic and visual feedback (S-HOME-16).
  public var action: ControlAction

  /// Makes the control for a meal; removing is always allowed.
  ///
  /// - Parameter isAllowed: whether the eater may save another meal; if not, premium is needed.
  public init(_ meal: MealID, isSaved: Bool, isAllowed: Bool, copy: Copy) {
    let goesThrough = isSaved || isAllowed
    let isSaving = !isSaved && goesThrough
    title = copy(isSaved ? "control.saved" : "control.save")
    icon = isSaved ? .saved : .save
    iconColor = isSaved ? .accentGreen : nil
    label = copy(isSaved ? "control.saved.label" : "control.save.label")
    hint = goesThrough ? "" : copy("control.needs-premium")
    action = ControlAction(
      FavoritesAction.toggle, meal, haptic: isSaving ? .mediumImpact : nil,
      motion: isSaving ? .savedHeart : nil)
    if goesThrough {
      action.announcement = copy(isSaved ? "control.saved.done" : "control.save.done")
    }
  }

  /// The control as a button.
  public func button(
    _ id: ElementID, _ kind: ActionButton.Kind, phase: ActionButton.Phase = .ready,
    horizontalPadding: Spacing = .buttonPaddingHorizontal
  ) -> ActionButton {
    ActionButton(
      id, kind, title, icon: icon, iconColor: iconColor, label: label, hint: hint, action: action,
      phase: phase, horizontalPadding: horizontalPadding)
  }
}
