import Journal
import MealModels

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// A stored event of one recipe; the subject of the event is its id.
enum RecipeEvent: Hashable, Sendable, Codable {
  /// It was imported or written.
  case added(content: RecipeContent, origin: Recipe.Origin)
  /// One field was changed.
  ///
  /// `continues` is true if the change was saved together with the one before. `undoes` is set if
  /// this change and those saved with it undo or redo an earlier version.
  case changed(field: RecipeChange, continues: Bool, undoes: Undone? = nil)
  /// It was restored to its state after an earlier event, as former versions of the program stored
  /// it.
  case restored(to: String, by: Way)
  /// It was permanently deleted, with all earlier events.
  case purged

  /// The version that was undone or redone.
  struct Undone: Hashable, Sendable, Codable {
    /// The id of the batch of events with which it was saved.
    let change: String
    let by: Way
  }

  /// Why an earlier version was restored.
  enum Way: String, Codable, Sendable {
    /// The last change was undone.
    case undo
    /// An undone version was redone.
    case redo
    /// The user chose it.
    case choice
  }
}

extension RecipeEvent {
  static let stream: StreamName = "recipes"
  static let version = 1

  /// The event as it is written to the journal.
  func event(about recipe: RecipeID, at time: Date) throws(JournalError) -> Event {
    guard let payload = try? payload(), let subject = Subject(recipe.rawValue) else {
      throw .invalidPayload(Self.stream)
    }
    return Event(
      stream: Self.stream, subject: subject, version: Self.version, time: time, payload: payload)
  }

  func payload() throws -> Data {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    return try encoder.encode(self)
  }

  /// Reads a payload; nil for one that this code does not know.
  static func read(_ payload: Data, version: Int) -> RecipeEvent? {
    guard 1...Self.version ~= version else { return nil }
    return try? JSONDecoder().decode(RecipeEvent.self, from: payload)
  }
}
