import Journal
import MealModels

/// The edit that an event of the library makes to its recipe, for a sync with other devices.
enum RecipeEdit: Hashable, Sendable {
  /// It was imported or written.
  case added
  /// The field with this name has a new value.
  case changed(String)
  /// A tag or a collection was added.
  case gave(String)
  /// A tag or a collection was removed.
  case took(String)
  /// All these fields were restored from an earlier version, as former versions of the program
  /// stored it.
  case restored([String])
  /// It was put into the bin.
  case binned
  /// It was permanently deleted.
  case purged
}

extension RecipeLibrary {
  /// The edit in a record of ``stream``; nil for one that this version cannot read.
  static func edit(in record: Record) -> RecipeEdit? {
    guard let event = RecipeEvent.read(record.payload, version: record.version) else { return nil }
    switch event {
    case .added: return .added
    case .changed(let change, _, _): return change.edit
    case .restored: return .restored(RecipeChange.fieldNames)
    case .purged: return .purged
    }
  }
}

extension RecipeLibrary {
  /// The changes of fields in a record of ``stream``, by the names of the fields.
  ///
  /// A record of a change has one. A record of an added recipe has one for each field that is not
  /// empty. A return to an earlier version and a permanent deletion have none.
  public static func changes(in record: Record) -> [String: RecipeChange] {
    let changes: [RecipeChange] =
      switch RecipeEvent.read(record.payload, version: record.version) {
      case .added(let content, _): RecipeContent(RecipeDraft(title: "")).changes(to: content)
      case .changed(let change, _, _): [change]
      case .restored, .purged, nil: []
      }
    return Dictionary(changes.map { ($0.fieldName, $0) }, uniquingKeysWith: { $1 })
  }
}

extension RecipeChange {
  fileprivate var edit: RecipeEdit {
    switch self {
    case .tagged(let tag): .gave("tag/\(tag)")
    case .untagged(let tag): .took("tag/\(tag)")
    case .collected(let name): .gave("collection/\(name)")
    case .uncollected(let name): .took("collection/\(name)")
    case .removed(true): .binned
    default: .changed(fieldName)
    }
  }
}
