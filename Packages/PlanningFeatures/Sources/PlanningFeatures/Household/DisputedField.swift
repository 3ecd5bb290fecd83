import DesignSystem
import Journal
import PlanningPresentation
import ScreenParts
import Sync

/// A field that several devices changed.
struct DisputedField {
  /// What one device wants, and whose it is for whoever looks.
  struct Side {
    let choice: MergeSide
    let edit: EditConflict.Side
  }

  let conflict: EditConflict
  let sides: [Side]
  private let words: EditWords

  /// Makes a field of what can be decided for; nil where nothing is known of any side any more.
  ///
  /// - Parameter numbers: what the other devices are called that nobody knows the owner of.
  init?(
    _ conflict: EditConflict, own: DeviceID?, numbers: [DeviceID: Int], words: EditWords
  ) {
    self.conflict = conflict
    self.words = words
    var last: [DeviceID: EditConflict.Side] = [:]
    for side in conflict.sides where side.event != nil { last[side.device] = side }
    let mine = own.flatMap { last.removeValue(forKey: $0) }
    let others = last.values.sorted { (numbers[$0.device] ?? 0) < (numbers[$1.device] ?? 0) }
    let isPair = mine != nil && others.count == 1
    sides =
      (mine.map { [Side(choice: .mine, edit: $0)] } ?? [])
      + others.map {
        Side(choice: isPair ? .server : .device(numbers[$0.device] ?? 1), edit: $0)
      }
    if sides.isEmpty { return nil }
  }

  /// Its id within the thing.
  var id: String { conflict.place.field.isEmpty ? "whole" : conflict.place.field }

  /// The field as the sheet shows it, with the edit that was chosen.
  func input(_ chosen: EventID?) -> MergeInput.Field {
    let field = conflict.place.field
    let edits = sides.map(\.edit)
    return MergeInput.Field(
      id, words.name(ofField: field, in: conflict.place.stream),
      sides: sides.map { side in
        MergeInput.Side(
          side.choice, name: side.choice == .mine ? "" : words.names[side.edit.device] ?? "",
          words.value(of: side.edit, field: field, among: edits))
      },
      before: conflict.base.flatMap { words.said(of: field, by: $0, among: edits + [$0]) },
      choice: chosen.flatMap(side))
  }

  /// The edit of a side that was chosen.
  func edit(of choice: MergeSide) -> EventID? { sides.first { $0.choice == choice }?.edit.id }

  /// Whose an edit is that was chosen; nil where it is no side any more.
  func side(of edit: EventID) -> MergeSide? { sides.first { $0.edit.id == edit }?.choice }
}
