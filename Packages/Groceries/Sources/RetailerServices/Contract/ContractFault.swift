import Groceries
import MealModels
import PrintedText
import ServiceCalls

/// An error in the form of the contract: a status, a code for programs, and a sentence for people.
struct ContractFault: Error, Equatable {
  /// The codes of the faults, for programs.
  enum Code: String, CaseIterable, Decodable {
    case badRequest = "bad-request"
    case badVersion = "bad-version"
    case notAuthorized = "not-authorized"
    case notFound = "not-found"
    case unknownZIP = "unknown-zip"
    case unknownStore = "unknown-store"
    case unknownCart = "unknown-cart"
    case methodNotAllowed = "method-not-allowed"
    case inProgress = "in-progress"
    case tooLarge = "too-large"
    case notJSON = "not-json"
    case keyReused = "key-reused"
    case rateLimited = "rate-limited"
    case failed = "retailer-failed"
    case malformed = "retailer-malformed"
    case partial = "retailer-partial"
    case otherCurrency = "other-currency"
    case offline = "retailer-offline"
    case timedOut = "retailer-timed-out"

    /// The status of the fault.
    var status: Int {
      switch self {
      case .badRequest, .badVersion: 400
      case .notAuthorized: 401
      case .notFound, .unknownZIP, .unknownStore, .unknownCart: 404
      case .methodNotAllowed: 405
      case .inProgress: 409
      case .tooLarge: 413
      case .notJSON: 415
      case .keyReused: 422
      case .rateLimited: 429
      case .failed, .malformed, .partial, .otherCurrency: 502
      case .offline: 503
      case .timedOut: 504
      }
    }
  }

  var code: Code
  var message: String
  /// The place in the request, or in the retailer's answer.
  var place: String?
  /// The further members of the error, in the order in which they are written.
  var details: [JSON.Member] = []
  /// The seconds after which the client may try again.
  var retryAfter: Int?
  /// The methods that a path supports.
  var allowed: [ServiceMethod] = []
}
