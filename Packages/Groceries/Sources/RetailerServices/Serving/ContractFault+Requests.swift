import Groceries
import PrintedText
import ServiceCalls

// The faults of a request, and their sentences.

extension ContractFault {
  /// The fault of a request that breaks the contract.
  ///
  /// - Parameter need: the correct form.
  static func bad(_ place: String, _ need: String) -> ContractFault {
    ContractFault(code: .badRequest, message: "In \(place): \(need).", place: place)
  }

  /// The fault of a method that the path does not support.
  static func methodNotAllowed(_ allowed: [ServiceMethod]) -> ContractFault {
    ContractFault(
      code: .methodNotAllowed,
      message:
        "This method is not allowed here; use \(allowed.map(\.rawValue).joined(separator: ", ")).",
      allowed: allowed)
  }

  /// The error as JSON.
  var json: JSON {
    var members: [JSON.Member] = [
      .init("code", .string(code.rawValue)), .init("message", .string(message)),
    ]
    if let place { members.append(.init("place", .string(place))) }
    return ["error": .object(members + details)]
  }
}

extension ServiceAnswer {
  /// Makes an answer with a JSON document.
  init(status: Int, json: JSON) {
    self.init(status: status, type: "application/json", json.lineText + "\n")
  }

  /// Makes an answer that is an error.
  init(_ fault: ContractFault) {
    self.init(status: fault.code.status, json: fault.json)
    if let seconds = fault.retryAfter { headers["Retry-After"] = "\(max(0, seconds))" }
    if !fault.allowed.isEmpty {
      headers["Allow"] = fault.allowed.map(\.rawValue).joined(separator: ", ")
    }
  }
}

extension ServiceRequest {
  /// Decodes the body.
  func read<Value: Decodable>() throws(ContractFault) -> Value {
    do throws(RetailerError) { return try AnswerDecoder.read(from: body) } catch {
      guard case .malformed(let place, let text) = error else { throw ContractFault(error) }
      throw .bad(place == "answer" ? "body" : place, "here is \(text)")
    }
  }
}

extension String {
  /// Refuses an empty or too long id.
  func checkID(_ place: String) throws(ContractFault) {
    guard 1...RetailerContract.id ~= count else {
      throw .bad(place, "an id of 1 to \(RetailerContract.id) characters is needed")
    }
  }
}

extension Array {
  /// Refuses an empty or too long list.
  func check(_ place: String, atMost most: Int) throws(ContractFault) {
    guard 1...most ~= count else { throw .bad(place, "1 to \(most) entries are needed") }
  }
}
