import Codecs
import Journal
import PrintedText
import ServiceCalls

/// The body of a call, with the checks that all calls share.
struct WireBody {
  private let object: WireObject

  /// Reads a body.
  ///
  /// - Parameter versioned: whether it must state the protocol's version.
  init(_ request: ServiceRequest, versioned: Bool = true) throws(HouseholdFault) {
    guard request.body.count <= WireLimit.body else {
      throw .tooLarge("A body has at most 4 MiB.")
    }
    // A browser sends this content type from another site only after a preflight request, so
    // another site cannot call.
    let type = request.headers["Content-Type"]?.split(separator: ";").first
    guard type?.filter({ $0 != " " }).lowercased() == "application/json" else {
      throw .badRequest("Send the body as application/json.")
    }
    guard let text = JSONScanner.compacted(request.body, .call), let object = WireObject(text[...])
    else {
      throw .badRequest(
        "The body must be one JSON object, without U+0000 and with each name once.")
    }
    self.object = object
    guard versioned else { return }
    guard case .integer(let version)? = object["protocol"] else {
      throw .badRequest("\"protocol\" must be 1.")
    }
    guard version == 1 else { throw .newerProtocol }
  }

  /// The value of a member that must be a UUID in lower case.
  func uuid(_ name: String) throws(HouseholdFault) -> String {
    guard let text = text(name), Self.isUUID(text) else {
      throw .badRequest("\"\(name)\" must be a UUID in lower case.")
    }
    return text
  }

  /// The device that calls.
  func device() throws(HouseholdFault) -> DeviceID {
    guard let device = text("device").flatMap({ try? DeviceID($0) }) else {
      throw .badRequest("\"device\" must be 1 to 64 of A-Z a-z 0-9 - _ .")
    }
    return device
  }

  /// The caller's name, as the other members see it.
  func name() throws(HouseholdFault) -> String {
    guard let name = text("name"), name.unicodeScalars.count <= WireLimit.name else {
      throw .badRequest("\"name\" must be a text of at most 60 characters.")
    }
    return name
  }

  /// The code that was entered.
  func code() throws(HouseholdFault) -> HouseholdCode {
    guard let code = text("code").flatMap(HouseholdCode.init(entered:)) else {
      throw .badRequest("\"code\" must be 16 letters and digits without I L O U 0 1.")
    }
    return code
  }

  /// The session that the caller made for repeated calls; nil if it made none.
  func attempt() throws(HouseholdFault) -> SessionToken? {
    guard object["attempt"] ?? .null != .null else { return nil }
    guard let text = text("attempt"), let token = SessionToken(drawn: text) else {
      throw .badRequest("\"attempt\" must be 64 hexadecimal digits in lower case.")
    }
    return token
  }

  /// The value of a member that must be an integer within a range.
  func number(_ name: String, in range: ClosedRange<Int>) throws(HouseholdFault) -> Int {
    guard case .integer(let number)? = object[name], range.contains(number) else {
      let end = range.upperBound == .max ? "" : " to \(range.upperBound)"
      throw .badRequest("\"\(name)\" must be a whole number from \(range.lowerBound)\(end).")
    }
    return number
  }

  /// The number up to which a pushing device has read; nil if the call does not say.
  func seen() throws(HouseholdFault) -> Int? {
    object["seen"] ?? .null == .null ? nil : try number("seen", in: 0...Int.max)
  }

  /// The id of the edit up to which a device has read; nil if the call does not say.
  func id(_ name: String) throws(HouseholdFault) -> String? {
    guard object[name] ?? .null != .null else { return nil }
    guard let text = text(name) else {
      throw .badRequest("\"\(name)\" must be a text or null.")
    }
    return text
  }

  /// The edits of a push.
  func edits() throws(HouseholdFault) -> [PushedEdit] {
    guard let text = object.text(of: "edits"), text.first == UInt8(ascii: "[") else {
      throw .badRequest("\"edits\" must be a list.")
    }
    let parts = CompactParts.parts(of: text)
    guard parts.count <= WireLimit.push else { throw .tooLarge("A push has at most 500 edits.") }
    var edits: [PushedEdit] = []
    for (place, part) in parts.enumerated() {
      edits.append(try PushedEdit(part, at: place + 1))
    }
    return edits
  }

  /// The text of a member; nil if there is none.
  func text(_ name: String) -> String? {
    if case .string(let text)? = object[name] { text } else { nil }
  }

  private static func isUUID(_ text: String) -> Bool {
    let bytes = Array(text.utf8)
    return bytes.count == 36
      && bytes.indices.allSatisfy { place in
        switch bytes[place] {
        case UInt8(ascii: "-"): [8, 13, 18, 23].contains(place)
        case 0x30...0x39, 0x61...0x66: ![8, 13, 18, 23].contains(place)
        default: false
        }
      }
  }
}

extension JSONScanner.Rules {
  /// The JSON rules of a call; they are as strict as the strictest server, so that all servers
  /// accept the same texts.
  ///
  /// PostgreSQL cannot store U+0000 or unpaired surrogates.
  static let call = JSONScanner.Rules(deepest: 100, isStorable: true)
}
