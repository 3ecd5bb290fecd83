import DesignSystem
import MealModels

/// The diets as chips of which somebody has to choose one or several, as an app does that gets to
/// know them (C-E06).
///
/// "None/Everything" is a choice like the others, so nobody is made to name a diet; only nothing at
/// all is asked about. Settings need no choice and use no such chips.
public struct DietChips: Component {
  /// The chips, with what is wrong below them.
  public var group: ChipGroup

  /// Makes the chips.
  ///
  /// - Parameters:
  ///   - chosen: what is chosen, with `everything` where that was chosen.
  ///   - wasAsked: whether somebody tried to go on, so that a missing choice is said.
  ///   - action: what turning a diet on or off does.
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

  /// The node that this value stands for.
  public var element: Element { group.element }
}

extension Set<Diet> {
  /// The choice after a chip was tapped: "None/Everything" goes with no other.
  public func toggling(_ diet: Diet) -> Set<Diet> {
    if contains(diet) { return subtracting([diet]) }
    return diet == .everything ? [diet] : subtracting([.everything]).union([diet])
  }
}
