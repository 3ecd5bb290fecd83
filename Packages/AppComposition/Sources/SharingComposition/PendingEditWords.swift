import Journal
import PrintedText
import SharingFeatures
import Sync

/// Describes pending edits and conflicts, as lines for people.
struct PendingEditWords {
  private let words: HouseholdWords

  init(_ words: HouseholdWords) { self.words = words }

  /// A pending edit: "not sent yet: Pizza: day and time changed".
  func line(of pendingEdit: PendingEdit) -> String {
    let title = title(of: FieldPlace(pendingEdit.stream, pendingEdit.meaning.thing, ""))
    return PlainText.cleaned("not sent yet: \(title): \(change(in: pendingEdit))")
  }

  /// A conflict: the changed item and its field, the earlier value, the sides, and how to decide.
  func lines(_ conflict: EditConflict, for device: DeviceID?) -> [String] {
    let place = conflict.place
    let field = words.name(ofField: place.field, in: place.stream)
    let before = conflict.base.flatMap { value(of: $0, in: conflict) }
    let sides = conflict.sides.map { side in
      let whose = side.device == device ? "mine" : "theirs"
      let value = value(of: side, in: conflict) ?? "no longer known"
      return "  \(whose): \(value)  [\(side.id)]"
    }
    return
      (["to decide: \(title(of: place)): \(field)  (\(place.text))"]
      + (before.map { ["  before: \($0)"] } ?? []) + sides).map(PlainText.cleaned)
  }

  private func value(of side: EditConflict.Side, in conflict: EditConflict) -> String? {
    words.value(of: side, field: conflict.place.field, among: conflict.sides)
  }

  /// The name of the changed item; for a preference, also its subject.
  private func title(of place: FieldPlace) -> String {
    let title = words.title(of: place)
    guard place.stream == "preferences", let thing = place.thing, !thing.contains("/") else {
      return title
    }
    return "\(title), \(thing)"
  }

  private func change(in pendingEdit: PendingEdit) -> String {
    let (meaning, isTold) = (pendingEdit.meaning, pendingEdit.stream == "preferences")
    let fields = meaning.fields.filter {
      $0 != EditMeaning.anybody && !EditMeaning.wholes.contains($0)
    }
    let names = fields.map { field in
      isTold && field != "value"
        ? field : words.name(ofField: field, in: pendingEdit.stream).lowercased()
    }
    let list = names.joined(separator: ", ")
    switch meaning.kind {
    case .sets, .agrees: return list.isEmpty ? "changed" : "\(list) changed"
    case .gives: return list.isEmpty ? "added" : "\(list) added"
    case .takes, .leaves: return list.isEmpty ? "removed" : "\(list) removed"
    case .ends: return isTold ? "set again" : "deleted"
    case .happens: return "a new entry was added"
    case .undoes: return "an earlier change was undone"
    }
  }
}
