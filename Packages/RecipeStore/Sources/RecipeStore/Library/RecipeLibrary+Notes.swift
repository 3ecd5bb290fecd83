import Journal
import MealModels

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// The owner's notes on recipes, for a sync that sends recipes to other devices, but not always the
/// notes.
extension RecipeLibrary {
  /// Whether a record of ``stream`` is about the owner's notes alone.
  static func isNote(_ record: Record) -> Bool { edit(in: record) == .changed("notes") }

  /// The payload of a record of ``stream`` without the notes with which a recipe was added; of any
  /// other record unchanged.
  static func payloadWithoutNotes(_ record: Record) -> Data {
    guard
      case .added(var content, let origin) = RecipeEvent.read(
        record.payload, version: record.version), content.notes != nil
    else { return record.payload }
    content.notes = nil
    return (try? RecipeEvent.added(content: content, origin: origin).payload()) ?? Data()
  }

  /// Events that repeat the owner's notes for devices that did not receive them.
  ///
  /// - Parameters:
  ///   - told: the events that were sent to other devices.
  ///   - device: the device on which the owner writes.
  public func notesAnew(
    for device: DeviceID?, unless told: Set<EventID>, at time: Date
  ) async throws(RecipeStoreError) -> [Event] {
    let records = try await asking { () async throws(JournalError) in
      try await journal.records(in: Self.stream)
    }
    let isTold = { (record: Record) in Self.isNote(record) && told.contains(record.id.original) }
    let noted = records.filter { Self.isNote($0) || Self.payloadWithoutNotes($0) != $0.payload }
    var events: [Event] = []
    let ids = Set(noted.compactMap(\.subject?.rawValue)).sorted()
    let notesByID = Dictionary(grouping: noted, by: \.subject?.rawValue)
    for id in ids {
      guard let notes = notesByID[id], let last = notes.last, last.device == device, !isTold(last),
        let recipe = try await recipe(RecipeID(rawValue: id)),
        // A recipe in the bin must not come out because of its notes.
        !recipe.content.isRemoved, recipe.content.notes != nil || notes.contains(where: isTold)
      else { continue }
      events.append(
        try event(
          .changed(field: .notes(recipe.content.notes), continues: false), about: recipe.id,
          at: time))
    }
    return events
  }
}
