import EaterRecord
import Groceries
import PlanningPresentation
import RecipeAssistant

/// The drawer of one item on the list: its substitutes, and the assistant's help.
struct ItemDrawer: Sendable {
  /// The state of the request to the assistant.
  enum Assistant: Sendable {
    /// The assistant is allowed and has a key, and was not asked yet.
    case ready
    case asking
    case proposed([SubstituteProposal])
    case failed(String)
  }

  /// The item whose drawer is open.
  let item: GroceryItemID
  /// The typed amount that was refused; nil if none was.
  var wrongAmount: String?
  /// The substitutes from the app's table; nil during the search.
  var substitutes: SubstituteAnswer?
  /// The state of the request to the assistant; nil if it cannot be asked.
  var assistant: Assistant?

  init(_ item: GroceryItemID) { self.item = item }

  /// Whether the assistant can be asked now, because no request is running.
  var mayAsk: Bool {
    switch assistant {
    case nil, .asking: false
    case .ready, .proposed, .failed: true
    }
  }

  /// Removes proposals that are no longer safe for an eater of the item.
  mutating func hold(against groceries: WeekGroceries) {
    guard case .proposed(let proposals) = assistant, let original = groceries.item(behind: item)
    else { return }
    assistant = .proposed(
      proposals.filter { (try? groceries.events(of: $0, for: original)) != nil })
  }
}

extension WeekGroceries {
  /// The item that a screen names, or for a substitute, the item itself.
  func item(behind id: GroceryItemID) -> ListedItem? {
    list[id].map { replacedItem(behind: $0) ?? $0 }
  }
}
