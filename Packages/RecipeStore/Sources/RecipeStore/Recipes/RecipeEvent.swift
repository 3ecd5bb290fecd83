import Journal
import MealModels

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Something that happened to one recipe, as it is stored; the subject of the event is its id.
enum RecipeEvent: Hashable, Sendable, Codable {
  /// It was imported or written.
  case added(content: RecipeContent, origin: Recipe.Origin)
  /// One field was changed; `continues` where it was saved together with the change before, `undoes`
  /// where the change and those saved with it take an earlier version back, or make it again.
  case changed(field: RecipeChange, continues: Bool, undoes: Undone? = nil)
  /// It says again all that it said after an earlier event, as former versions of the program stored it.
  case restored(to: String, by: Way)
  /// It is gone for good, with all that happened to it before.
  case purged

  /// Which version was undone, or done again.
  struct Undone: Hashable, Sendable, Codable {
    /// What tells the batch of events with which it was saved from every other.
    let change: String
    let by: Way
  }

  /// Why an earlier version was restored.
  enum Way: String, Codable, Sendable {
    /// The last change was undone.
    case undo
    /// What was undone was done again.
    case redo
    /// Somebody chose it.
    case choice
  }
}

extension RecipeEvent {
  static let stream: StreamName = "recipes"
  static let version = 1

  /// The event as it goes into the journal.
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
