import EaterRecord
import Groceries
import PlanningPresentation
import RecipeAssistant

/// What the assistant is asked about one item of the list.
struct AskedAssistant: Sendable {
  /// How far asking is.
  enum Phase: Sendable {
    /// It is allowed and has a key, and nobody asked.
    case ready
    case asking
    case proposed([SubstituteProposal])
    case failed(String)
  }

  /// The item whose drawer is open.
  var item: GroceryItemID?
  /// How far asking is; nil where it cannot be asked.
  var phase: Phase?

  var isAsking: Bool { if case .asking = phase { true } else { false } }

  /// Leaves out what somebody who eats the item may not have by now.
  mutating func hold(against groceries: WeekGroceries) {
    guard let item, case .proposed(let proposals) = phase,
      let original = groceries.item(behind: item)
    else { return }
    phase = .proposed(
      proposals.filter { (try? groceries.events(of: $0, for: original)) != nil })
  }
}

extension WeekGroceries {
  /// The item that a screen names, or where something stands in for it, the item itself.
  func item(behind id: GroceryItemID) -> ListedItem? {
    list[ListItemID(rawValue: id.rawValue)].map { replacedItem(behind: $0) ?? $0 }
  }
}
