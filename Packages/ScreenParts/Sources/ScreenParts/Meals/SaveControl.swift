import DesignSystem
import MealModels

/// What the Save control says and does, in whichever button it is put.
public struct SaveControl {
  /// "Save" or "Saved" (G-24).
  public var title: String
  /// A bookmark, filled when saved (C-I02).
  public var icon: IconRole
  /// Green once saved (C-K12); nil for the colour of the words.
  public var iconColor: ColorRole?
  /// What is read aloud.
  public var label: String
  /// That premium is needed, only while that is true (C-A03).
  public var hint: String
  /// Saves or removes; a save that goes through is felt and seen (S-HOME-16).
  public var action: ControlAction

  /// Makes the control for a meal; removing is always allowed.
  ///
  /// - Parameter isAllowed: whether another meal may be saved; else premium is needed.
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
