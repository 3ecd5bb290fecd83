#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

extension FillError: LocalizedError, CustomStringConvertible {
  /// The same words, for `localizedDescription`.
  public var errorDescription: String? { description }

  /// The meal or slot, the error and the remedy.
  public var description: String {
    switch self {
    case .unknownMeal(let id):
      "The locked meal '\(id)' is not among the meals to choose from; add it, or unlock it."
    case .unsafeMeal(let id):
      "The locked meal '\(id)' breaks a limit of an eater; unlock it, or choose another."
    case .slotNotPlanned(let slot):
      "The slot '\(slot.text)' is not planned; lock or reroll a slot of the request."
    case .slotLocked(let slot):
      "The slot '\(slot.text)' is locked; unlock it before it is rerolled."
    }
  }
}
