#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif
import Journal

/// Indexes the journal of a household, so that the server answers without reading its edits again.
struct HouseholdIndex: Sendable {
  /// Its members.
  private(set) var people = HouseholdPeople()
  /// Its edits.
  private(set) var list = EditList()
  /// The journal sequence up to which it was read.
  private(set) var sequence = 0

  /// Applies a record; returns false if this version cannot read it.
  mutating func take(
    _ line: HouseholdLine?, about member: Subject?, at time: Date, place: EventPlace?,
    _ sequence: Int
  ) -> Bool {
    self.sequence = sequence
    switch line {
    case .edit(let number, let id, let bytes):
      let places = place.map { [$0] } ?? []
      list.append(EditList.Entry(id: id, places: places, bytes: bytes), number: number)
    case .piece(let number): if let place { list.addPiece(place, of: number) }
    case .people(let event):
      guard let member else { return false }
      people.take(event, about: member.rawValue, at: time, sequence)
    case nil: return false
    }
    return true
  }

  /// The index with the records that were written after it was made.
  func taking(_ records: [Record]) -> HouseholdIndex {
    var index = self
    for record in records where record.sequence > sequence && record.version == 1 {
      _ = index.take(
        HouseholdLine(record.payload), about: record.subject, at: record.time, place: nil,
        record.sequence)
    }
    return index
  }

  /// The stream of a household's journal.
  static let stream = IndexedStream<HouseholdIndex>(
    name: "household", initialIndex: HouseholdIndex()
  ) { index, glance in
    guard glance.version == 1 else { return false }
    return index.take(
      HouseholdLine(glance.payload), about: glance.subject, at: glance.time, place: glance.place,
      glance.place.sequence)
  }
}
