import PrintedText
import ServiceCalls

/// Why a call failed, as the protocol defines it.
enum HouseholdFault: Error, Equatable {
  case badRequest(String)
  case noSession
  case notAMember
  case cursorAhead
  case unread
  case deviceTaken
  case invitationSpent
  case tooLarge(String)
  case newerProtocol
  case tooMany(seconds: Int)
  case full(String)
  case unknownCall
  case notPosted
  /// The member is not signed in with the provider of an assistant.
  case notSignedIn
  /// The provider of an assistant did not answer.
  case providerFailed(isSlow: Bool)
  /// The server's disk or a file failed; the caller gets no details.
  case broken

  /// The HTTP status, and the error word for programs.
  var code: (status: Int, word: String) {
    switch self {
    case .badRequest: (400, "bad_request")
    case .noSession: (401, "no_session")
    case .notSignedIn: (401, "not_signed_in")
    case .notAMember: (403, "not_a_member")
    case .unknownCall: (404, "not_found")
    case .notPosted: (405, "method_not_allowed")
    case .cursorAhead: (409, "cursor_ahead")
    case .unread: (409, "unread")
    case .deviceTaken: (409, "device_taken")
    case .invitationSpent: (410, "invitation_spent")
    case .tooLarge: (413, "too_large")
    case .newerProtocol: (426, "newer_protocol")
    case .tooMany: (429, "too_many")
    case .providerFailed(isSlow: false): (502, "provider_failed")
    case .broken: (503, "unavailable")
    case .providerFailed(isSlow: true): (504, "provider_failed")
    case .full: (507, "household_full")
    }
  }

  /// The error, as a sentence for people.
  var sentence: String {
    switch self {
    case .badRequest(let sentence), .tooLarge(let sentence), .full(let sentence): sentence
    case .noSession: "Join a household first."
    case .notSignedIn: "Sign in with the provider first."
    case .providerFailed: "The provider did not answer, or its answer may not be passed on."
    case .notAMember: "You are not a member of that household, or there is none."
    case .unread: "There are edits that were not read; read them first."
    case .cursorAhead:
      "That is not where this household's list stands: the server may have been set back."
    case .deviceTaken: "The device belongs to another member."
    case .invitationSpent: "The code was used, has expired or never was."
    case .newerProtocol: "This server knows version 1 of the protocol."
    case .tooMany(let seconds): "Too many requests; try again in \(seconds) seconds."
    case .unknownCall: "There is no such call."
    case .notPosted: "Every call is a POST."
    case .broken: "The server could not reach its files; try again later."
    }
  }
}

extension ServiceAnswer {
  /// Makes an answer that reports a fault.
  init(_ fault: HouseholdFault) {
    let (status, word) = fault.code
    self.init(
      document: ["message": .string(word), "details": .string(fault.sentence)], status: status)
    switch fault {
    case .tooMany(let seconds): headers["Retry-After"] = "\(seconds)"
    case .notPosted: headers["Allow"] = "POST"
    case .noSession, .notSignedIn: headers["WWW-Authenticate"] = "Bearer"
    default: break
    }
  }

  /// Makes an answer from a document; it must not be cached.
  init(document: JSON, status: Int = 200) {
    self.init(text: Array((document.lineText + "\n").utf8), status: status)
  }

  /// Makes an answer from the text of a document.
  init(text: [UInt8], status: Int = 200) {
    self.init(
      status: status,
      headers: ["Content-Type": "application/json", "Cache-Control": "no-store"], body: text)
  }
}
