import DesignSystem
import EaterMeals
import Journal
import ScreenParts
import SharingFeatures
import SharingScreens
import SuggestionEngine

extension DisputeWords {
  /// The words of conflicts about opinions on meals.
  ///
  /// - Parameter title: the title of a meal by its id; nil if unknown.
  public static func opinions(
    _ copy: Copy, title: @escaping @Sendable (String) -> String?
  ) -> DisputeWords {
    let stream = EventStream<History, HistoryEvent>.history
    return DisputeWords(
      of: stream.name,
      title: { thing in
        guard let thing, !thing.isEmpty else { return copy("merge.thing.opinions") }
        return title(thing) ?? copy("merge.thing.meal")
      },
      name: { field in
        guard field.hasPrefix("opinion/") else { return nil }
        guard field.count > 8 else { return copy("merge.field.opinion") }
        return copy(
          "merge.field.opinion.of", ["name": copy.eater(named: String(field.dropFirst(8)))])
      },
      value: { record, _, _ in stream.content(of: record).flatMap { Self.value(of: $0, copy) } })
  }

  /// The words of conflicts about notes on meals of the catalogue.
  ///
  /// - Parameter title: the title of a meal by its id; nil if unknown.
  public static func notes(
    _ copy: Copy, title: @escaping @Sendable (String) -> String?
  ) -> DisputeWords {
    DisputeWords(
      of: OwnMeals.noteStream, title: { title($0 ?? "") ?? copy("merge.thing.meal") },
      name: { $0 == "notes" ? copy("note.title") : nil },
      value: { record, _, _ in OwnMeals.note(in: record).map { .text($0) } ?? .empty })
  }

  /// The words for a stated opinion of a meal, or for the deletion of all opinions.
  private static func value(of event: HistoryEvent, _ copy: Copy) -> MergeInput.Value? {
    switch event.kind {
    case .rated: event.stars.map { .text(copy("merge.stars", count: $0)) }
    case .disliked: .text(copy("merge.disliked"))
    case .reset: .text(copy("merge.forgotten"))
    case .suggested, .accepted, .cooked, .skipped: nil
    }
  }
}
