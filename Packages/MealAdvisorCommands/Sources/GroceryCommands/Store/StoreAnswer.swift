import EaterRecord
import Groceries

extension StoreAnswer {
  /// Why prices are unknown, as a sentence.
  var problemText: String? { problem.map { "Prices are unknown: \($0.message)." } }
}
