import DesignSystem
import Journal
import ScreenParts
import SharingScreens
import Sync

/// What edits of a household are about and what they say, in words for people: the same in the app and
/// at a command line.
public struct HouseholdWords: Sendable {
  let copy: Copy
  private let words: [StreamName: DisputeWords]

  /// Makes the words of what features offer.
  ///
  /// - Parameter copy: the words of the app, those of the screens of sharing among them.
  public init(_ offered: [DisputeWords], copy: Copy) {
    self.copy = copy
    words = Dictionary(offered.map { ($0.stream, $0) }, uniquingKeysWith: { first, _ in first })
  }

  /// What a thing is called: the title of a planned meal, the name of an item.
  public func title(of place: FieldPlace) -> String {
    words[place.stream]?.title(place.thing) ?? copy("merge.thing.other")
  }

  /// What a field is called: "Day and time".
  public func name(ofField field: String, in stream: StreamName) -> String {
    if field.isEmpty { return copy("merge.field.whole") }
    return words[stream]?.name(field) ?? copy("merge.field.other")
  }

  /// What an edit wants of a field; nil where that is not known any more.
  public func value(
    of side: EditConflict.Side, field: String, among sides: [EditConflict.Side]
  ) -> String? {
    guard side.event != nil else { return nil }
    return switch wanted(of: field, by: side, among: sides) {
    case .text(let text): text
    case .empty: copy("merge.value.empty")
    case .deleted: copy("merge.value.deleted")
    }
  }

  /// What a side wants of a field.
  ///
  /// - Parameter sides: all of them, so that long lists tell only where they differ.
  func wanted(
    of field: String, by side: EditConflict.Side, among sides: [EditConflict.Side]
  ) -> MergeInput.Value {
    said(of: field, by: side, among: sides)
      ?? (side.meaning.kind == .ends ? .deleted : .text(copy("merge.changed")))
  }

  /// What an edit says of a field; nil where it says nothing of it.
  func said(
    of field: String, by side: EditConflict.Side, among sides: [EditConflict.Side]
  ) -> MergeInput.Value? {
    guard let record = Self.record(side) else { return nil }
    return words[record.stream]?.value(record, field, sides.compactMap(Self.record))
  }

  /// The edit as if it stood in a journal, which is how streams read it.
  private static func record(_ side: EditConflict.Side) -> Record? {
    side.event.map { Record($0, sequence: 0, id: side.id, device: side.device) }
  }
}
