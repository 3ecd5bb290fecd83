import Journal
import MealModels

/// One stored change of the notes on a catalogue's meals.
public struct MealNoteEvent: Hashable, Sendable, Codable {
  /// The meal.
  public var meal: MealID
  /// The note; nil if it was deleted.
  public var text: String?

  /// Makes an event.
  public init(_ meal: MealID, text: String?) {
    (self.meal, self.text) = (meal, text)
  }
}

/// A household's notes on meals of a catalogue, the last one of each meal.
///
/// The notes on an own recipe are part of the recipe.
public struct MealNotes: Hashable, Sendable {
  private var texts: [MealID: String] = [:]

  /// Makes a state without notes.
  public init() {}

  /// The note on a meal; nil if there is none.
  public subscript(_ meal: MealID) -> String? { texts[meal] }

  /// All notes, in the order of the meals' ids.
  public var all: [(meal: MealID, text: String)] {
    texts.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
  }

  /// Applies the next change.
  public mutating func apply(_ event: MealNoteEvent) { texts[event.meal] = event.text }
}

extension EventStream where State == MealNotes, Content == MealNoteEvent {
  /// The stream of the notes on meals of a catalogue.
  public static let mealNotes = EventStream(
    name: "meal-notes", initialState: MealNotes(), subject: \.meal.rawValue,
    apply: { notes, event, _ in notes.apply(event) })
}

extension MealNotes {
  /// How the devices of a household share the notes: like those on own recipes, they need a
  /// separate consent.
  public static let sharing = SharedStream(
    EventStream<MealNotes, MealNoteEvent>.mealNotes.name,
    part: SharedPart(
      "texts-of-meal-notes", with: RecipeLibrary.notesConsent, holds: { _ in true })
  ) { record in
    EditMeaning(.sets, of: record.subject?.rawValue, fields: ["notes"])
  }
}
