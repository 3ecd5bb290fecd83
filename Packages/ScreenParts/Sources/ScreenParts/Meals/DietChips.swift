import DesignSystem
import MealModels

/// Chips for choosing one or several diets, in an app that asks for them at its first launch
/// (C-E06).
///
/// "None/Everything" is a choice like the others, so naming a diet is never required; only an empty
/// choice is an error. Settings require no choice and do not use these chips.
public struct DietChips: Component {
  /// The chips, with their error below.
  public var group: ChipGroup

  /// Makes the chips.
  ///
  /// - Parameters:
  ///   - chosen: the choice, with `everything` if that was chosen.
  ///   - wasAsked: whether the eater tried to continue, so that a missing choice is reported.
  ///   - action: the action that turns a diet on or off.
  public init(
    _ id: ElementID, chosen: Set<Diet>, wasAsked: Bool, copy: Copy,
    action: (Diet) -> ControlAction
  ) {
    group = ChipGroup(
      id, label: copy("diets.choice"),
      chips: Diet.allCases.map { diet in
        Chip(
          id.child(diet.rawValue), copy.name(of: diet), isSelected: chosen.contains(diet),
          action: action(diet))
      },
      error: wasAsked && chosen.isEmpty ? copy("diets.choice.missing") : nil)
  }

  /// The tree node of this value.
  public var element: Element { group.element }
}

extension Set<Diet> {
  /// The choice after a tap on a chip; "None/Everything" excludes all others.
  public func toggling(_ diet: Diet) -> Set<Diet> {
    if contains(diet) { return subtracting([diet]) }
    return diet == .everything ? [diet] : subtracting([.everything]).union([diet])
  }
}
