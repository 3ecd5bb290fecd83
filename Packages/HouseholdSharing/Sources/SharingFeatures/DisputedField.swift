import Journal
import SharingScreens
import Sync

/// A field that several devices changed.
struct DisputedField {
  /// The edit of one device, and the side of the conflict that it is on this device.
  struct Side {
    let choice: MergeSide
    let edit: EditConflict.Side
  }

  let conflict: EditConflict
  let sides: [Side]
  /// The names of the members, by their devices.
  private let names: [DeviceID: String]

  /// Makes a field from the sides that can be chosen; nil if the content of no side is known.
  ///
  /// - Parameters:
  ///   - numbers: the numbers of other devices; the members of some may be unknown.
  ///   - names: the names of the members, by their devices.
  init?(
    _ conflict: EditConflict, own: DeviceID?, numbers: [DeviceID: Int], names: [DeviceID: String]
  ) {
    self.conflict = conflict
    self.names = names
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

  /// The id of the field within its thing.
  var id: String { conflict.place.field.isEmpty ? "whole" : conflict.place.field }

  /// The field as the sheet shows it, with the choice that was made.
  func input(_ chosen: MergeDecision?, _ words: HouseholdWords) -> MergeInput.Field {
    let field = conflict.place.field
    let edits = sides.map(\.edit)
    return MergeInput.Field(
      id, words.name(ofField: field, in: conflict.place.stream),
      sides: sides.map { side in
        MergeInput.Side(
          side.choice, name: side.choice == .mine ? "" : names[side.edit.device] ?? "",
          words.wanted(of: field, by: side.edit, among: edits))
      },
      before: conflict.base.flatMap { words.said(of: field, by: $0, among: edits + [$0]) },
      choice: chosen.flatMap(side))
  }

  /// The decision for a side.
  func decision(for choice: MergeSide) -> MergeDecision? {
    sides.first { $0.choice == choice }.map { MergeDecision(conflict: conflict, edit: $0.edit.id) }
  }

  /// The chosen side; nil if the conflict has changed, so that the user must choose again.
  func side(of decision: MergeDecision) -> MergeSide? {
    guard conflict.hasSides(of: decision.conflict) else { return nil }
    return sides.first { $0.edit.id == decision.edit }?.choice
  }
}

/// The choice of one edit of a conflict; it stays valid if the name of the edit's side changes.
struct MergeDecision: Equatable {
  let conflict: EditConflict
  let edit: EventID
}
