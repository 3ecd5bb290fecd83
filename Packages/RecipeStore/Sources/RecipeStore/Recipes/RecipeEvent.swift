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
  /// One field was changed; `continues` where it was saved together with the change before.
  case changed(field: RecipeChange, continues: Bool)
  /// It says again what it said after an earlier event.
  case restored(to: String, by: Way)
  /// It is gone for good, with all that happened to it before.
  case purged

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
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    guard let payload = try? encoder.encode(self), let subject = Subject(recipe.rawValue) else {
      throw .invalidPayload(Self.stream)
    }
    return Event(
      stream: Self.stream, subject: subject, version: Self.version, time: time, payload: payload)
  }

  /// Reads a payload; nil for one that this code does not know.
  static func read(_ payload: Data, version: Int) -> RecipeEvent? {
    guard 1...Self.version ~= version else { return nil }
    return try? JSONDecoder().decode(RecipeEvent.self, from: payload)
  }
}
