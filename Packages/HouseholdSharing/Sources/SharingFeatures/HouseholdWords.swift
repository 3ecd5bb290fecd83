import DesignSystem
import Journal
import ScreenParts
import SharingScreens
import Sync

/// The words for edits of a household, which are the same in the app and on the command line.
public struct HouseholdWords: Sendable {
  let copy: Copy
  private let words: [StreamName: DisputeWords]

  /// Makes the words from those that the features offer.
  ///
  /// - Parameter copy: the words of the app, including those of the sharing screens.
  public init(_ offered: [DisputeWords], copy: Copy) {
    self.copy = copy
    words = Dictionary(offered.map { ($0.stream, $0) }, uniquingKeysWith: { first, _ in first })
  }

  /// The name of a changed thing: the title of a planned meal, the name of an item.
  public func title(of place: FieldPlace) -> String {
    words[place.stream]?.title(place.thing) ?? copy("merge.thing.other")
  }

  /// The name of a field: "Day and time".
  public func name(ofField field: String, in stream: StreamName) -> String {
    if field.isEmpty { return copy("merge.field.whole") }
    return words[stream]?.name(field) ?? copy("merge.field.other")
  }

  /// The value that an edit gives to a field; nil if it is unknown.
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

  /// The value that a side gives to a field.
  ///
  /// - Parameter sides: all sides, so that long lists name only the differences.
  func wanted(
    of field: String, by side: EditConflict.Side, among sides: [EditConflict.Side]
  ) -> MergeInput.Value {
    said(of: field, by: side, among: sides)
      ?? (side.meaning.kind == .ends ? .deleted : .text(copy("merge.changed")))
  }

  /// The value that an edit states for a field; nil if it states none.
  func said(
    of field: String, by side: EditConflict.Side, among sides: [EditConflict.Side]
  ) -> MergeInput.Value? {
    guard let record = Self.record(side) else { return nil }
    return words[record.stream]?.value(record, field, sides.compactMap(Self.record))
  }

  /// The edit as a journal record, which the streams can read.
  private static func record(_ side: EditConflict.Side) -> Record? {
    side.event.map { Record($0, sequence: 0, id: side.id, device: side.device) }
  }
}
