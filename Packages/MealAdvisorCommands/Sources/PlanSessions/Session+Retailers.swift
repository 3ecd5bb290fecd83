import CommandKit
import EaterCommands
import EaterRecord
import Groceries

extension Session {
  /// The retailer of a choice.
  package func retailer(_ choice: RetailerChoice) throws(CommandError) -> RetailerClient {
    do throws(RetailerError) { return try retailers.client(of: choice) } catch {
      throw .retailer(error)
    }
  }
}

extension CommandError {
  /// The error of a shop that failed to answer correctly.
  package static func retailer(_ error: RetailerError) -> CommandError {
    switch error {
    case .unknownZIP, .unknownStore: .wrong(error.message)
    default: .failed("\(error.message); the list was not changed")
    }
  }
}
