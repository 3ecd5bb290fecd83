import Journal
import PrintedText
import Sync

/// An edit of a push: validated, with its bytes as received.
struct PushedEdit: Sendable {
  let edit: HouseholdEdit
  /// The bytes that are counted for the limits: its payload, and the members that this server does
  /// not know.
  let bytes: Int
  /// Its members as received, separated by commas.
  private let members: [UInt8]

  /// Reads the text of an edit.
  ///
  /// - Parameter place: its position in the push, from 1, for the error message.
  init(_ text: ArraySlice<UInt8>, at place: Int) throws(HouseholdFault) {
    let wrong = HouseholdFault.badRequest("Edit \(place) of the push does not follow the protocol.")
    guard let object = WireObject(text), let json = object.json else { throw wrong }
    if case .string(let payload)? = object["payload"], payload.utf8.count > WireLimit.payload {
      throw .tooLarge("A payload has at most 1 MiB.")
    }
    // Only clients interpret the meaning of an edit; the server checks that it is a word.
    guard let edit = HouseholdEdit(json), edit.number == nil, edit.version < 1 << 31,
      case .string(let means)? = object["means"], 1...20 ~= means.utf8.count,
      means.utf8.allSatisfy({ 0x61...0x7A ~= $0 })
    else { throw wrong }
    self.edit = edit
    let unknown = Set(edit.further.map(\.key))
    let further = object.members.filter { unknown.contains($0.name) }
      .reduce(0) { $0 + $1.part.count }
    guard further <= WireLimit.further else {
      throw .tooLarge("The unknown members of an edit have at most 16 KiB.")
    }
    bytes = edit.payload.count + further
    members = Array(
      object.members.filter { $0.name != "n" }.map(\.part).joined(separator: [UInt8(ascii: ",")]))
  }

  /// The text of the edit in an answer, with its number.
  func text(numbered number: Int) -> [UInt8] {
    Array("{\"n\":\(number),".utf8) + members + [UInt8(ascii: "}")]
  }
}
