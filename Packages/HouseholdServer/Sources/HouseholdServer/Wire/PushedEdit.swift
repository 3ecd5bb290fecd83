import Journal
import PrintedText
import Sync

/// An edit of a push: checked, and as it came.
struct PushedEdit: Sendable {
  let edit: HouseholdEdit
  /// What it counts towards the limits: its payload, and what this server does not know of it.
  let bytes: Int
  /// Its members as they came, with commas between them.
  private let members: [UInt8]

  /// Takes the text of an edit.
  ///
  /// - Parameter place: its place in the push, from 1, for what is said of a wrong one.
  init(_ text: ArraySlice<UInt8>, at place: Int) throws(HouseholdFault) {
    let wrong = HouseholdFault.badRequest("Edit \(place) of the push is not as the wire has it.")
    guard let object = WireObject(text), let json = object.json else { throw wrong }
    if case .string(let payload)? = object["payload"], payload.utf8.count > WireLimit.payload {
      throw .tooLarge("A payload has at most 1 MiB.")
    }
    // What an edit means is for the clients alone; here it is a word.
    guard let edit = HouseholdEdit(json), edit.number == nil, edit.version < 1 << 31,
      case .string(let means)? = object["means"], 1...20 ~= means.utf8.count,
      means.utf8.allSatisfy({ 0x61...0x7A ~= $0 })
    else { throw wrong }
    self.edit = edit
    let unknown = Set(edit.further.map(\.key))
    let further = object.members.filter { unknown.contains($0.name) }
      .reduce(0) { $0 + $1.part.count }
    guard further <= WireLimit.further else {
      throw .tooLarge("Members of an edit that are not known have at most 16 KiB.")
    }
    bytes = edit.payload.count + further
    members = Array(
      object.members.filter { $0.name != "n" }.map(\.part).joined(separator: [UInt8(ascii: ",")]))
  }

  /// The edit as an answer holds it.
  func text(numbered number: Int) -> [UInt8] {
    Array("{\"n\":\(number),".utf8) + members + [UInt8(ascii: "}")]
  }
}
