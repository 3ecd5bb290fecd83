import Groceries
import PrintedText
import ServiceCalls

// What is wrong with a request, and how it is said.

extension ContractFault {
  /// A request that is not as the contract has it.
  ///
  /// - Parameter need: what would be right.
  static func bad(_ place: String, _ need: String) -> ContractFault {
    ContractFault(code: .badRequest, message: "In \(place): \(need).", place: place)
  }

  /// A method that a place does not have.
  static func methodNotAllowed(_ allowed: [ServiceMethod]) -> ContractFault {
    ContractFault(
      code: .methodNotAllowed,
      message: "Not with this method, but with \(allowed.map(\.rawValue).joined(separator: ", ")).",
      allowed: allowed)
  }

  /// The error as a document.
  var json: JSON {
    var members: [JSON.Member] = [
      .init("code", .string(code.rawValue)), .init("message", .string(message)),
    ]
    if let place { members.append(.init("place", .string(place))) }
    return ["error": .object(members + details)]
  }
}

extension ServiceAnswer {
  /// An answer of one JSON document.
  init(status: Int, json: JSON) {
    self.init(status: status, type: "application/json", json.lineText + "\n")
  }

  /// An answer that is an error.
  init(_ fault: ContractFault) {
    self.init(status: fault.code.status, json: fault.json)
    if let seconds = fault.retryAfter { headers["Retry-After"] = "\(max(0, seconds))" }
    if !fault.allowed.isEmpty {
      headers["Allow"] = fault.allowed.map(\.rawValue).joined(separator: ", ")
    }
  }
}

extension ServiceRequest {
  /// The body as a document.
  func read<Value: Decodable>() throws(ContractFault) -> Value {
    do throws(RetailerError) { return try DocumentReader.read(from: body) } catch {
      guard case .malformed(let place, let text) = error else { throw ContractFault(error) }
      throw .bad(place == "answer" ? "body" : place, "here is \(text)")
    }
  }
}

extension String {
  /// Refuses an empty or endless id.
  func checkID(_ place: String) throws(ContractFault) {
    guard 1...RetailerContract.id ~= count else {
      throw .bad(place, "an id of 1 to \(RetailerContract.id) characters is needed")
    }
  }
}

extension Array {
  /// Refuses an empty or endless list.
  func check(_ place: String, atMost most: Int) throws(ContractFault) {
    guard 1...most ~= count else { throw .bad(place, "1 to \(most) entries are needed") }
  }
}
