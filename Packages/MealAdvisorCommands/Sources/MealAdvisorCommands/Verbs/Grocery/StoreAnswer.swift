import CommandKit
import EaterRecord
import Groceries

extension StoreAnswer {
  /// Why no prices are known, as a sentence.
  var problemText: String? { problem.map { "Prices are not known: \($0.message)." } }
}

extension CommandError {
  /// A store that did not answer as it should.
  static func retailer(_ error: RetailerError) -> CommandError {
    switch error {
    case .unknownZIP, .unknownStore: .wrong(error.message)
    default: .failed("\(error.message); the list is as it was")
    }
  }
}
