import Journal
import PrintedText
import ServiceCalls

/// The body of a call, checked as far as all calls are alike.
struct WireBody {
  private let object: WireObject

  /// Reads a body.
  ///
  /// - Parameter versioned: whether it says a version of the protocol.
  init(_ request: ServiceRequest, versioned: Bool = true) throws(HouseholdFault) {
    guard request.body.count <= WireLimit.body else {
      throw .tooLarge("A body has at most 4 MiB.")
    }
    // A page of the web cannot send this type without asking first, so it cannot send anything.
    let type = request.headers["Content-Type"]?.split(separator: ";").first
    guard type?.filter({ $0 != " " }).lowercased() == "application/json" else {
      throw .badRequest("Send the body as application/json.")
    }
    guard let text = StrictJSON.compacted(request.body), let object = WireObject(text[...]) else {
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

  /// A UUID in lower case.
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

  /// What the others call whoever calls.
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

  /// What the caller drew to be known by when it asks again; nil for nothing.
  func attempt() throws(HouseholdFault) -> SessionToken? {
    guard object["attempt"] ?? .null != .null else { return nil }
    guard let text = text("attempt"), let token = SessionToken(drawn: text) else {
      throw .badRequest("\"attempt\" must be 64 hexadecimal digits in lower case.")
    }
    return token
  }

  /// A whole number within bounds.
  func number(_ name: String, in range: ClosedRange<Int>) throws(HouseholdFault) -> Int {
    guard case .integer(let number)? = object[name], range.contains(number) else {
      let end = range.upperBound == .max ? "" : " to \(range.upperBound)"
      throw .badRequest("\"\(name)\" must be a whole number from \(range.lowerBound)\(end).")
    }
    return number
  }

  /// Up to which number a device that pushes has read; nil where it does not say.
  func seen() throws(HouseholdFault) -> Int? {
    object["seen"] ?? .null == .null ? nil : try number("seen", in: 0...Int.max)
  }

  /// The id of the edit up to which a device has read; nil where it does not say.
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

  /// A text; nil where there is none.
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
