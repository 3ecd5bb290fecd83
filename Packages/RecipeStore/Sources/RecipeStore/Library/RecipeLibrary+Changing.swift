import Journal
import MealModels

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// A recipe to be stored.
public struct NewRecipe: Sendable {
  /// The content of the recipe.
  public var content: RecipeContent
  /// Whether it was imported or written here.
  public var origin: Recipe.Origin
  /// Its photo.
  public var picture: RecipePicture?

  /// Makes a recipe to be stored.
  public init(
    _ content: RecipeContent, origin: Recipe.Origin = .imported, picture: RecipePicture? = nil
  ) {
    self.content = content
    self.origin = origin
    self.picture = picture
  }
}

extension RecipeLibrary {
  /// Stores a recipe; returns its id.
  @discardableResult
  public func add(_ recipe: NewRecipe, at time: Date) async throws(RecipeStoreError) -> RecipeID {
    let id = newID()
    try await add([(id, recipe)], at: time)
    return id
  }

  /// Stores several recipes together: all of them or none; returns their ids in order.
  @discardableResult
  public func add(
    _ recipes: [NewRecipe], at time: Date
  ) async throws(RecipeStoreError) -> [RecipeID] {
    let named = recipes.map { (newID(), $0) }
    try await add(named, at: time)
    return named.map(\.0)
  }

  private func add(
    _ recipes: [(RecipeID, NewRecipe)], at time: Date
  ) async throws(RecipeStoreError) {
    var events: [Event] = []
    for (id, recipe) in recipes {
      var content = recipe.content
      content.picture = recipe.picture?.asset.name ?? content.picture
      try check(content)
      // The owner's notes are a separate event, because they may not be sent to other devices.
      let notes = content.notes
      content.notes = nil
      events.append(try event(.added(content: content, origin: recipe.origin), about: id, at: time))
      guard let notes else { continue }
      events.append(
        try event(.changed(field: .notes(notes), continues: true), about: id, at: time))
    }
    try await append(events, naming: recipes.compactMap(\.1.picture?.asset))
  }

  /// Changes a recipe field by field with a function; returns the changes.
  @discardableResult
  public func edit(
    _ id: RecipeID, at time: Date, _ change: (inout RecipeContent) -> Void
  ) async throws(RecipeStoreError) -> [RecipeChange] {
    let known = try await known(id).content
    var content = known
    change(&content)
    let changes = known.changes(to: content)
    try await self.change([(id, changes)], checking: [content], at: time)
    return changes
  }

  /// Sets another photo of a recipe, or none.
  public func setPicture(
    _ picture: RecipePicture?, of id: RecipeID, at time: Date
  ) async throws(RecipeStoreError) {
    guard try await known(id).content.picture != picture?.asset.name else { return }
    let event = try event(
      .changed(field: .picture(picture?.asset.name), continues: false), about: id, at: time)
    try await append([event], naming: [picture?.asset].compactMap(\.self))
  }

  /// Stores changes of several recipes together, each of which makes one version.
  func change(
    _ recipes: [(id: RecipeID, changes: [RecipeChange])], checking contents: [RecipeContent],
    at time: Date
  ) async throws(RecipeStoreError) {
    for content in contents { try check(content) }
    var events: [Event] = []
    for (id, changes) in recipes { events += try self.events(changes, of: id, at: time) }
    try await append(events)
  }

  /// The events that store changes of a recipe as one version.
  private func events(
    _ changes: [RecipeChange], of id: RecipeID, at time: Date,
    undoing undone: RecipeEvent.Undone? = nil
  ) throws(RecipeStoreError) -> [Event] {
    var events: [Event] = []
    for change in changes {
      let isFirst = events.isEmpty
      events.append(
        try event(
          .changed(field: change, continues: !isFirst, undoes: isFirst ? undone : nil),
          about: id, at: time))
    }
    return events
  }

  /// Renames a collection in all recipes that are in it; returns their number.
  @discardableResult
  public func renameCollection(
    _ name: String, to newName: String, at time: Date
  ) async throws(RecipeStoreError) -> Int {
    try Self.check(name: newName)
    let ids = try await index().cards.filter { $0.collections.contains(name) }.map(\.id).sorted()
    guard name != newName else { return ids.count }
    let changes = ids.map { ($0, [RecipeChange.uncollected(name), .collected(newName)]) }
    try await change(changes, checking: [], at: time)
    return ids.count
  }
}

// MARK: - Undoing and removing

extension RecipeLibrary {
  /// Undoes the last change of a recipe that was not undone; returns whether there was one.
  @discardableResult
  public func undo(_ id: RecipeID, at time: Date) async throws(RecipeStoreError) -> Bool {
    try await take(try await knownHistory(id).undoStep, of: id, at: time)
  }

  /// Redoes the last undone change; returns whether there was one.
  @discardableResult
  public func redo(_ id: RecipeID, at time: Date) async throws(RecipeStoreError) -> Bool {
    try await take(try await knownHistory(id).redoStep, of: id, at: time)
  }

  /// Restores an earlier version of a recipe; that can be undone.
  public func restore(
    _ version: String, of id: RecipeID, at time: Date
  ) async throws(RecipeStoreError) {
    let history = try await knownHistory(id)
    guard let content = history.content,
      let known = history.versions.first(where: { $0.id == version })
    else { throw .unknownVersion(version) }
    let changes = content.changes(to: known.content)
    try await append(try events(changes, of: id, at: time))
  }

  private func take(
    _ step: RecipeStep?, of id: RecipeID, at time: Date
  ) async throws(RecipeStoreError) -> Bool {
    guard let step else { return false }
    try await append(try events(step.changes, of: id, at: time, undoing: step.undone))
    return true
  }

  /// Puts recipes into the bin; those that are already there stay there.
  public func remove(_ ids: [RecipeID], at time: Date) async throws(RecipeStoreError) {
    try await setRemoved(true, ids, at: time)
  }

  /// Brings recipes back from the bin.
  public func bringBack(_ ids: [RecipeID], at time: Date) async throws(RecipeStoreError) {
    try await setRemoved(false, ids, at: time)
  }

  private func setRemoved(
    _ isRemoved: Bool, _ ids: [RecipeID], at time: Date
  ) async throws(RecipeStoreError) {
    let index = try await index()
    var changes: [(RecipeID, [RecipeChange])] = []
    for id in ids {
      guard let card = index.card(of: id) else { throw .unknownRecipe(id) }
      if card.isRemoved != isRemoved { changes.append((id, [.removed(isRemoved)])) }
    }
    try await change(changes, checking: [], at: time)
  }

  /// Permanently removes recipes, with every version and the photos that no other recipe names.
  ///
  /// Their deletion is on disk first. Then their records are removed from the file, unless the
  /// journal is shared: other devices may have changed the recipes.
  public func purge(_ ids: [RecipeID], at time: Date) async throws(RecipeStoreError) {
    let index = try await index()
    var events: [Event] = []
    for id in ids {
      guard !index.places(of: id).isEmpty else { throw .unknownRecipe(id) }
      events.append(try event(.purged, about: id, at: time))
    }
    guard let first = try await append(events).first else { return }
    let isDone = try await asking { () async throws(JournalError) in
      try await journal.delete(
        Set(events.compactMap(\.subject)), in: Self.stream, before: first.sequence)
    }
    if isDone { try await sweepPictures() }
    try await keepIndex()
  }

  func knownHistory(_ id: RecipeID) async throws(RecipeStoreError) -> RecipeHistory {
    guard let history = try await history(of: id) else { throw .unknownRecipe(id) }
    return history
  }

  func known(_ id: RecipeID) async throws(RecipeStoreError) -> StoredRecipe {
    guard let recipe = try await recipe(id) else { throw .unknownRecipe(id) }
    return recipe
  }

  func event(
    _ event: RecipeEvent, about id: RecipeID, at time: Date
  ) throws(RecipeStoreError) -> Event {
    do throws(JournalError) { return try event.event(about: id, at: time) } catch {
      throw .journal(error)
    }
  }
}

// MARK: - Validation

extension RecipeLibrary {
  /// The longest tag or name of a collection, in characters.
  static let longestName = 60

  func check(_ content: RecipeContent) throws(RecipeStoreError) {
    guard content.draft.title.contains(where: { !$0.isWhitespace }) else { throw .noTitle }
    if let stars = content.rating, !(1...5).contains(stars) { throw .badRating(stars) }
    for name in content.tags + content.collections { try Self.check(name: name) }
  }

  static func check(name: String) throws(RecipeStoreError) {
    guard 1...longestName ~= name.count, name.contains(where: { !$0.isWhitespace }),
      !name.contains(where: \.isNewline)
    else { throw .badName(name) }
  }
}
