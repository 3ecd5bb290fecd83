import DesignSystem
import EaterRecord
import Journal
import PlanningPresentation
import ScreenParts
import Sync

/// What edits of a household are about and what they say, in words for people: the same in the app and
/// at a command line.
public struct HouseholdWords {
  private let words: EditWords
  private let record: StoredState

  /// Makes the words of what a record holds.
  ///
  /// - Parameter copy: the words of the app, those of planning among them.
  public init(
    _ record: StoredState, _ service: SuggestionService, _ retailers: Retailers, copy: Copy
  ) {
    self.record = record
    words = EditWords(
      copy: copy, service: service, retailers: retailers, names: [:],
      product: { record.shopping.product($0) })
  }

  /// What a thing is called: the title of a planned meal, the name of an item.
  public func title(of place: FieldPlace) -> String {
    DisputedThing.title(of: place, record, words)
  }

  /// What a field is called: "Day and time".
  public func name(ofField field: String, in stream: StreamName) -> String {
    words.name(ofField: field, in: stream)
  }

  /// What an edit wants of a field; nil where that is not known any more.
  public func value(
    of side: EditConflict.Side, field: String, among sides: [EditConflict.Side]
  ) -> String? {
    guard side.event != nil else { return nil }
    return switch words.value(of: side, field: field, among: sides) {
    case .text(let text): text
    case .empty: words.copy("merge.value.empty")
    case .deleted: words.copy("merge.value.deleted")
    }
  }
}
