import PrintedText

/// A JSON object that keeps its text, so that the server forwards members byte for byte.
struct WireObject {
  /// A member's name, and the text of its value.
  struct Member {
    let name: String
    let part: ArraySlice<UInt8>
    let value: ArraySlice<UInt8>
  }

  let members: [Member]

  /// Reads the text of an object without blanks; nil if the text is anything else or repeats a
  /// name.
  init?(_ text: ArraySlice<UInt8>) {
    guard text.first == UInt8(ascii: "{") else { return nil }
    var members: [Member] = []
    for part in CompactParts.parts(of: text) {
      let (name, value) = CompactParts.member(of: part)
      guard case .string(let name)? = Self.json(name) else { return nil }
      members.append(Member(name: name, part: part, value: value))
    }
    guard Set(members.map(\.name)).count == members.count else { return nil }
    self.members = members
  }

  /// The text of a member's value; nil if there is no such member.
  func text(of name: String) -> ArraySlice<UInt8>? {
    members.first { $0.name == name }?.value
  }

  /// The value of a member; nil if there is no such member.
  subscript(_ name: String) -> JSON? { text(of: name).flatMap(Self.json) }

  /// The object as a document.
  var json: JSON? {
    var all: [JSON.Member] = []
    for member in members {
      guard let value = Self.json(member.value) else { return nil }
      all.append(JSON.Member(member.name, value))
    }
    return .object(all)
  }

  private static func json(_ text: ArraySlice<UInt8>) -> JSON? {
    text.withUnsafeBufferPointer { try? JSONReader.read($0) }
  }
}
