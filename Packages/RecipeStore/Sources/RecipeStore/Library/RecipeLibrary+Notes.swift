import Journal
import MealModels

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// The owner's notes on recipes, for whoever carries recipes to other devices and not always those.
extension RecipeLibrary {
  /// Whether a record of ``stream`` is about the owner's notes alone.
  public static func isNote(_ record: Record) -> Bool { edit(in: record) == .changed("notes") }

  /// The payload of a record of ``stream`` without the notes with which a recipe was added; of any other
  /// record as it is.
  public static func payloadWithoutNotes(_ record: Record) -> Data {
    guard
      case .added(var content, let origin) = RecipeEvent.read(
        record.payload, version: record.version), content.notes != nil
    else { return record.payload }
    content.notes = nil
    return (try? RecipeEvent.added(content: content, origin: origin).payload()) ?? Data()
  }

  /// What says again what the owner notes on each recipe, so that others who were not told hear of it.
  public func notesAnew(at time: Date) async throws(RecipeStoreError) -> [Event] {
    let records = try await asking { () async throws(JournalError) in
      try await journal.records(in: Self.stream)
    }
    let noted = records.filter { Self.isNote($0) || Self.payloadWithoutNotes($0) != $0.payload }
    let ids = Set(noted.compactMap(\.subject).map { RecipeID(rawValue: $0.rawValue) })
    var events: [Event] = []
    for id in ids.sorted() {
      guard let recipe = try await recipe(id) else { continue }
      events.append(
        try event(
          .changed(field: .notes(recipe.content.notes), continues: false), about: id, at: time))
    }
    return events
  }
}
