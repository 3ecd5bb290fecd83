import FavoritesStore
import Groceries
import Journal
import MealModels
import MealPlan
import Preferences
import PrintedText
import RecipeStore
import SuggestionEngine
import Sync

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// What the devices of a household share, and what each event means for the others.
///
/// Everything that is not here stays on its device: keys and secrets, who is signed in, what was bought
/// of premium, what was allowed, what was measured, how the app crashed, what is on the stove, the quiz,
/// searches, imports that are not finished, photos, prices that a device was told, its looks and units,
/// and, unless the eater allows it, the owner's notes on recipes.
extension SharedStreams {
  /// The shared streams of an eater's record, as the eater allows it.
  public static func eaterRecord(as consents: Consents = Consents()) -> SharedStreams {
    let streams: [SharedStream] = [
      .of(.preferences, isStatedAnew: true, holdsLimits: true) { event, _ in event.meaning },
      .of(.favorites) { event, _ in event.meaning },
      .of(.history) { event, _ in event.meaning },
      .of(.plan) { event, record in event.meaning(record) },
      .of(.grocery) { event, record in event.meaning(record) },
      .of(.pantry) { event, _ in event.meaning },
      .of(.aisles) { _, _ in EditMeaning(.happens) },
      .of(.settledNames, holdsLimits: true) { event, _ in
        EditMeaning(.agrees, of: event.name, fields: ["meaning"])
      },
      .recipes(notesAfter: consents.place(of: Households.notesConsent)),
    ]
    let stream = EventStream<Consents, ConsentEvent>.consents.name
    return SharedStreams(streams, by: (stream, consents.last))
  }
}

extension SharedStream {
  /// A stream of events that are JSON of their type.
  ///
  /// What a later version wrote is sent as something that happened, because those who can read it must
  /// hear of it. What no version writes is not shared.
  fileprivate static func of<State, Content>(
    _ stream: EventStream<State, Content>, isStatedAnew: Bool = false, holdsLimits: Bool = false,
    _ meaning: @escaping @Sendable (Content, Record) -> EditMeaning?
  ) -> SharedStream {
    SharedStream(stream.name, isStatedAnew: isStatedAnew, holdsLimits: holdsLimits) { record in
      guard let content = stream.content(of: record) else {
        return record.version > stream.version ? EditMeaning(.happens) : nil
      }
      return meaning(content, record)
    }
  }

  /// The recipes: each event is about one field of one recipe.
  fileprivate static func recipes(notesAfter notes: Int?) -> SharedStream {
    let part = SharedPart(
      "recipe-notes", allowed: notes, holds: RecipeLibrary.isNote,
      shown: RecipeLibrary.payloadWithoutNotes)
    return SharedStream(RecipeLibrary.stream, part: part) { record in
      let thing = record.subject?.rawValue
      switch RecipeLibrary.edit(in: record) {
      case nil: return EditMeaning(.happens)
      case .added: return EditMeaning(.gives, of: thing, fields: ["added"])
      case .changed("picture"): return nil
      case .changed(let field): return EditMeaning(.sets, of: thing, fields: [field])
      case .gave(let field): return EditMeaning(.gives, of: thing, fields: [field])
      case .took(let field): return EditMeaning(.takes, of: thing, fields: [field])
      case .restored(let fields): return EditMeaning(.sets, of: thing, fields: fields)
      case .binned, .purged: return EditMeaning(.ends, of: thing)
      }
    }
  }
}

extension FavoritesEvent {
  fileprivate var meaning: EditMeaning {
    let thing = "\(key.kind.rawValue)/\(key.id)"
    switch self {
    case .saved: return EditMeaning(.gives, of: thing, fields: ["saved"])
    case .removed: return EditMeaning(.takes, of: thing, fields: ["saved"])
    }
  }
}

extension HistoryEvent {
  fileprivate var meaning: EditMeaning {
    switch kind {
    case .reset: EditMeaning(.ends)
    case .rated, .disliked:
      EditMeaning(.sets, of: meal?.rawValue, fields: ["opinion/\(person ?? "")"])
    case .suggested, .accepted, .cooked, .skipped: EditMeaning(.happens)
    }
  }
}

extension PlanEvent {
  fileprivate func meaning(_ record: Record) -> EditMeaning {
    switch self {
    case .added(let meal): EditMeaning(.gives, of: meal.id.rawValue, fields: ["added"])
    case .changed(let id, .isRemoved(true)): EditMeaning(.ends, of: id.rawValue)
    // Two devices that say it may both be right, and nobody is asked: it may hold all of it.
    case .changed(let id, .cooked): EditMeaning(.gives, of: id.rawValue, fields: ["cooked"])
    case .changed(let id, _):
      EditMeaning(.sets, of: id.rawValue, fields: [record.field(after: id.rawValue)])
    case .set: EditMeaning(.sets, of: "settings", fields: [record.field(after: nil)])
    }
  }
}

extension GroceryEvent {
  fileprivate func meaning(_ record: Record) -> EditMeaning? {
    switch self {
    case .changed(let list, let item, let change):
      let thing = "\(list.rawValue)/\(item.rawValue)"
      switch change {
      case .ticked(let amounts):
        return EditMeaning(amounts == nil ? .takes : .gives, of: thing, fields: ["ticked"])
      case .isRemoved(true): return EditMeaning(.ends, of: thing)
      case .isRemoved(false), .note, .substitute, .product, .source:
        return EditMeaning(.sets, of: thing, fields: [change.field])
      }
    case .added(let item): return EditMeaning(.sets, of: "hand/\(item.id)", fields: ["item"])
    case .discarded(let id): return EditMeaning(.ends, of: "hand/\(id)")
    case .priced, .reviewed: return nil
    case .set: return EditMeaning(.sets, of: "settings", fields: [record.field(after: nil)])
    case .cart(let list, _):
      return EditMeaning(.sets, of: "cart/\(list.rawValue)", fields: ["cart"])
    case .answered(let answer):
      return EditMeaning(.sets, of: "order/\(answer.purchase)", fields: ["ordered"])
    case .handed, .bought: return EditMeaning(.happens)
    }
  }
}

extension PantryEvent {
  fileprivate var meaning: EditMeaning {
    switch self {
    case .stocked(let item): EditMeaning(.sets, of: item.id.rawValue, fields: ["item"])
    case .changed(let id, .isRemoved(true)): EditMeaning(.ends, of: id.rawValue)
    case .changed(let id, let change):
      EditMeaning(.sets, of: id.rawValue, fields: [change.field])
    case .used: EditMeaning(.happens)
    case .staple(let food, _): EditMeaning(.sets, of: "staple/\(food)", fields: ["staple"])
    }
  }
}

extension PantryChange {
  fileprivate var field: String {
    switch self {
    case .counted: "counted"
    case .useBy: "useBy"
    case .isRemoved: "removed"
    }
  }
}

extension Record {
  /// What stands in the subject after a thing and a slash; all of it without a thing.
  fileprivate func field(after thing: String?) -> String {
    let text = subject?.rawValue ?? ""
    guard let thing, text.hasPrefix("\(thing)/") else { return text }
    return String(text.dropFirst(thing.count + 1))
  }
}
