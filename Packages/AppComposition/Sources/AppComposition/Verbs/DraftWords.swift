import Journal
import PrintedText
import SharingFeatures
import Sync

/// What is on this device alone, and what is asked, as lines for people.
struct DraftWords {
  private let words: HouseholdWords

  init(_ words: HouseholdWords) { self.words = words }

  /// A draft: "not sent yet: Pizza: day and time changed".
  func line(of draft: SyncDraft) -> String {
    let title = title(of: FieldPlace(draft.stream, draft.meaning.thing, ""))
    return PlainText.cleaned("not sent yet: \(title): \(change(in: draft))")
  }

  /// What is asked: the thing and its field, what stood there, what each side wants, and how to decide.
  func lines(_ conflict: EditConflict, for device: DeviceID?) -> [String] {
    let place = conflict.place
    let field = words.name(ofField: place.field, in: place.stream)
    let before = conflict.base.flatMap { value(of: $0, in: conflict) }
    let sides = conflict.sides.map { side in
      let whose = side.device == device ? "mine" : "theirs"
      let value = value(of: side, in: conflict) ?? "nobody knows any more"
      return "  \(whose): \(value)  [\(side.id)]"
    }
    return
      (["to decide: \(title(of: place)): \(field)  (\(place.text))"]
      + (before.map { ["  before: \($0)"] } ?? []) + sides).map(PlainText.cleaned)
  }

  private func value(of side: EditConflict.Side, in conflict: EditConflict) -> String? {
    words.value(of: side, field: conflict.place.field, among: conflict.sides)
  }

  /// What a thing is called; of what was told, what it is about.
  private func title(of place: FieldPlace) -> String {
    let title = words.title(of: place)
    guard place.stream == "preferences", let thing = place.thing, !thing.contains("/") else {
      return title
    }
    return "\(title), \(thing)"
  }

  private func change(in draft: SyncDraft) -> String {
    let (meaning, isTold) = (draft.meaning, draft.stream == "preferences")
    let fields = meaning.fields.filter {
      $0 != EditMeaning.anybody && !EditMeaning.wholes.contains($0)
    }
    let names = fields.map { field in
      isTold && field != "value"
        ? field : words.name(ofField: field, in: draft.stream).lowercased()
    }
    let list = names.joined(separator: ", ")
    switch meaning.kind {
    case .sets, .agrees: return list.isEmpty ? "changed" : "\(list) changed"
    case .gives: return list.isEmpty ? "added" : "\(list) added"
    case .takes, .leaves: return list.isEmpty ? "taken away" : "\(list) taken away"
    case .ends: return isTold ? "set anew" : "deleted"
    case .happens: return "something new was noted"
    case .undoes: return "an earlier change was taken back"
    }
  }
}
