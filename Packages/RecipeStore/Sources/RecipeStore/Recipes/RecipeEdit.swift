import Journal
import MealModels

/// What an event of the library does to its recipe, for whoever carries it to another device.
public enum RecipeEdit: Hashable, Sendable {
  /// It was imported or written.
  case added
  /// One field has another value, by its name.
  case changed(String)
  /// One tag or collection more.
  case gave(String)
  /// One tag or collection less.
  case took(String)
  /// All these fields say what they said in an earlier version, as former versions of the program
  /// stored it.
  case restored([String])
  /// It was put into the bin.
  case binned
  /// It is gone for good.
  case purged
}

extension RecipeLibrary {
  /// What a record of ``stream`` does; nil for one that this version cannot read.
  public static func edit(in record: Record) -> RecipeEdit? {
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
  /// What a record of ``stream`` says of fields, by their names: one of a change, all that are not empty
  /// of a recipe that was added, and none where it goes back to an earlier version or is gone for good.
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
