import Journal
import MealModels

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// A version of a recipe: its content after one change.
public struct RecipeVersion: Hashable, Sendable, Identifiable {
  /// The id of the version.
  public let id: String
  /// When it was made.
  public let time: Date
  /// The content of the recipe.
  public let content: RecipeContent
  /// The changes in it; none for the first version.
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
  /// The id of the recipe.
  public let id: RecipeID
  /// The versions, the oldest first.
  public private(set) var versions: [RecipeVersion] = []
  private(set) var origin = Recipe.Origin.imported
  private(set) var unread = 0
  /// The id of the batch of events with which each version was saved.
  private var batches: [String] = []
  /// The versions that can be undone, the next one last.
  private var done: [Int] = []
  /// The versions that were undone and can be done again, the next one last.
  private var undone: [Int] = []
  /// The changes before the recipe was added.
  ///
  /// A merge moves shared events after those of other devices, but changes that stay on this device
  /// keep their place in the journal.
  private var early: [RecipeChange] = []

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
      apply(event, id: record.id.original, at: record.time)
    }
  }

  /// Applies the next event; an event that is invalid here, such as after a merge, changes nothing.
  mutating func apply(_ event: RecipeEvent, id: EventID, at time: Date) {
    switch event {
    case .added(var content, let origin):
      if versions.isEmpty { self.origin = origin }
      for change in early { content.apply(change) }
      early = []
      append(content, id: id, at: time)
    case .changed(let change, let continues, let undone):
      take(change, continues: continues, undone, id: id, at: time)
    case .restored(let version, let way):
      guard let known = versions.first(where: { $0.id == version }) else { return unread += 1 }
      let last = (way == .redo ? undone : done).last.map { batches[$0] } ?? ""
      append(known.content, id: id, at: time, undoing: .init(change: last, by: way))
    case .purged: (versions, batches, done, undone, early) = ([], [], [], [], [])
    }
  }

  private mutating func take(
    _ change: RecipeChange, continues: Bool, _ undone: RecipeEvent.Undone?, id: EventID,
    at time: Date
  ) {
    guard let last = versions.last else { return early.append(change) }
    var content = last.content
    content.apply(change)
    // A batch may be split: by changes of other devices, or if not all of it is shared.
    guard continues, batches.last == String(id.change) else {
      return append(content, id: id, at: time, [change], undoing: undone)
    }
    versions[versions.count - 1] = RecipeVersion(
      id: id.rawValue, time: time, content: content,
      changes: versions.count == 1 ? [] : last.changes + [change])
  }

  private mutating func append(
    _ content: RecipeContent, id: EventID, at time: Date, _ changes: [RecipeChange] = [],
    undoing: RecipeEvent.Undone? = nil
  ) {
    note(undoing)
    versions.append(
      RecipeVersion(id: id.rawValue, time: time, content: content, changes: changes))
    batches.append(String(id.change))
  }

  /// Records an undo or a redo, or that the next version can be undone.
  private mutating func note(_ undoing: RecipeEvent.Undone?) {
    guard let undoing, undoing.by != .choice else {
      if !versions.isEmpty { done.append(versions.count) }
      return undone = []
    }
    let isUndo = undoing.by == .undo
    let from = isUndo ? done : undone
    guard let place = from.lastIndex(where: { batches[$0] == undoing.change }) else { return }
    if isUndo {
      undone.append(done.remove(at: place))
    } else {
      done.append(undone.remove(at: place))
    }
  }
}

/// The changes that undo or redo a version.
struct RecipeStep {
  let changes: [RecipeChange]
  let undone: RecipeEvent.Undone
}

extension RecipeHistory {
  /// Whether there are changes to a recipe that was not added yet.
  var isEarly: Bool { versions.isEmpty && !early.isEmpty }

  /// The current content; nil if the recipe was never added, or was permanently deleted.
  public var content: RecipeContent? { versions.last?.content }

  /// The step that reverts the last version that still has an effect; later changes of other
  /// devices stay.
  var undoStep: RecipeStep? {
    step(through: done, by: .undo) { $1.changes(to: $0) }
  }

  /// The step that repeats the version that was undone last.
  var redoStep: RecipeStep? {
    step(through: undone, by: .redo) { $0.changes(to: $1) }
  }

  private func step(
    through places: [Int], by way: RecipeEvent.Way,
    _ changes: (_ before: RecipeContent, _ after: RecipeContent) -> [RecipeChange]
  ) -> RecipeStep? {
    guard let content else { return nil }
    for place in places.reversed() {
      let wanted = changes(versions[place - 1].content, versions[place].content).filter { change in
        var other = content
        other.apply(change)
        return other != content
      }
      let undone = RecipeEvent.Undone(change: batches[place], by: way)
      if !wanted.isEmpty { return RecipeStep(changes: wanted, undone: undone) }
    }
    return nil
  }

  /// The current recipe.
  public var recipe: StoredRecipe? {
    guard let first = versions.first, let last = versions.last else { return nil }
    return StoredRecipe(
      id: id, origin: origin, content: last.content, addedAt: first.time, changedAt: last.time,
      canUndo: undoStep != nil, canRedo: redoStep != nil, unread: unread)
  }
}
