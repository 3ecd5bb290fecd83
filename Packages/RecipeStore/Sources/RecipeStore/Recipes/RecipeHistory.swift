import Journal
import MealModels

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// What a recipe said after one thing that was done to it.
public struct RecipeVersion: Hashable, Sendable, Identifiable {
  /// What tells it from every other version.
  public let id: String
  /// When it was made.
  public let time: Date
  /// What it says.
  public let content: RecipeContent
  /// What was changed in it; nothing for the first version.
  public let changes: [RecipeChange]

  /// Makes a version.
  public init(id: String, time: Date, content: RecipeContent, changes: [RecipeChange] = []) {
    self.id = id
    self.time = time
    self.content = content
    self.changes = changes
  }
}

/// All versions of a recipe: a fold over its events.
public struct RecipeHistory: Hashable, Sendable {
  /// Whose they are.
  public let id: RecipeID
  /// The versions, the oldest first.
  public private(set) var versions: [RecipeVersion] = []
  private(set) var origin = Recipe.Origin.imported
  private(set) var unread = 0
  /// Which version each shows: itself, or an earlier one where something was undone or done again.
  private var shown: [Int] = []
  /// The versions that were undone and can be done again, the next one last.
  private var undone: [Int] = []

  init(of id: RecipeID) {
    self.id = id
  }

  /// Folds the records of one recipe, in their order.
  public init(of id: RecipeID, _ records: [Record]) {
    self.id = id
    for record in records {
      guard let event = RecipeEvent.read(record.payload, version: record.version) else {
        unread += 1
        continue
      }
      apply(event, id: record.id.original.rawValue, at: record.time)
    }
  }

  /// Takes the next event in; what makes no sense here, as after a merge, changes nothing.
  mutating func apply(_ event: RecipeEvent, id: String, at time: Date) {
    switch event {
    case .added(let content, let origin):
      if versions.isEmpty { self.origin = origin }
      append(content, id: id, at: time)
    case .changed(let change, let continues, let restored):
      take(change, continues: continues, restored, id: id, at: time)
    case .restored(let version, let way):
      guard let known = versions.first(where: { $0.id == version }) else { return unread += 1 }
      append(known.content, id: id, at: time, restoring: .init(to: version, by: way))
    case .purged: (versions, shown, undone) = ([], [], [])
    }
  }

  private mutating func take(
    _ change: RecipeChange, continues: Bool, _ restored: RecipeEvent.Restored?, id: String,
    at time: Date
  ) {
    guard let last = versions.last else { return }
    var content = last.content
    content.apply(change)
    guard continues, !last.changes.isEmpty else {
      return append(content, id: id, at: time, [change], restoring: restored)
    }
    versions[versions.count - 1] = RecipeVersion(
      id: id, time: time, content: content, changes: last.changes + [change])
  }

  private mutating func append(
    _ content: RecipeContent, id: String, at time: Date, _ changes: [RecipeChange] = [],
    restoring restored: RecipeEvent.Restored? = nil
  ) {
    shown.append(note(restored) ?? versions.count)
    versions.append(RecipeVersion(id: id, time: time, content: content, changes: changes))
  }

  /// Notes what was undone, or is done again; returns the version that is shown then, nil for a new one.
  private mutating func note(_ restored: RecipeEvent.Restored?) -> Int? {
    guard let restored, restored.by != .choice, let last = shown.last,
      let index = versions.firstIndex(where: { $0.id == restored.to })
    else {
      undone = []
      return nil
    }
    if restored.by == .undo {
      undone.append(last)
    } else if let place = undone.lastIndex(of: index) {
      undone.removeSubrange(place...)
    }
    return index
  }
}

extension RecipeHistory {
  /// What the recipe says now; nil where it was never added, or is gone for good.
  public var content: RecipeContent? { versions.last?.content }

  /// The version that the next undo shows again: the last one before that says anything else.
  var undoTarget: RecipeVersion? {
    var place = shown.last ?? 0
    while place > 0 {
      place = shown[place - 1]
      if isOther(versions[place]) { return versions[place] }
    }
    return nil
  }

  /// The version that is done again next.
  var redoTarget: RecipeVersion? { undone.map { versions[$0] }.last(where: isOther) }

  private func isOther(_ version: RecipeVersion) -> Bool {
    content.map { !$0.changes(to: version.content).isEmpty } ?? false
  }

  /// The recipe as it is now.
  public var recipe: StoredRecipe? {
    guard let first = versions.first, let last = versions.last else { return nil }
    return StoredRecipe(
      id: id, origin: origin, content: last.content, addedAt: first.time, changedAt: last.time,
      canUndo: undoTarget != nil, canRedo: redoTarget != nil, unread: unread)
  }
}
