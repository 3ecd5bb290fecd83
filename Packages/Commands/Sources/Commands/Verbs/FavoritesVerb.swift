import FavoritesStore
import Journal
import MealCatalog
import MealModels
import PremiumGate
import PrintedText

/// `favorites`: saved meals.
enum FavoritesVerb {
  static let forms: [CommandForm] = [
    CommandForm("favorites list", flags: [.json], "what is saved, newest first", run: list),
    CommandForm("favorites add ID", flags: [.json], "save a meal (premium)", run: add),
    CommandForm("favorites remove ID", flags: [.json], "remove what is saved", run: remove),
  ]

  private static func list(_ invocation: Invocation) async throws(CommandError) -> Reply {
    try await Session.run(invocation) { session async throws(CommandError) in
      let stored = try await session.readRefreshed()
      if case .needsPremium(let trigger) = stored.gate(at: session.now)
        .decide(.view, .mealFavorites)
      {
        throw .needsPremium(trigger)
      }
      let favorites = stored.favorites.all
      guard !invocation.wantsJSON else {
        return Reply(["favorites": .array(favorites.map(\.json))])
      }
      guard !favorites.isEmpty else { return Reply(lines: ["Nothing is saved yet."]) }
      let catalog = invocation.context.catalog()
      return Reply(lines: favorites.flatMap { [$0.line] + warnings(of: $0, in: catalog) })
    }
  }

  /// What a saved meal contains; nothing can be said of one whose recipe is gone.
  private static func warnings(of favorite: Favorite, in catalog: Catalog) -> [String] {
    guard favorite.key.kind == .meal, let meal = catalog.meal(MealID(rawValue: favorite.key.id))
    else { return [] }
    return MealText(meal).warnings(indent: 2)
  }

  private static func add(_ invocation: Invocation) async throws(CommandError) -> Reply {
    let catalog = invocation.context.catalog()
    let id = try catalog.typedID(invocation.operand())
    guard let meal = catalog.meal(id) else { throw .unknownMeal(id.rawValue, nearest: nil) }
    let favorite = Favorite(meal.recipe)
    return try await Session.run(invocation) { session async throws(CommandError) in
      let stored = try await session.readRefreshed()
      if case .needsPremium(let trigger) = stored.gate(at: session.now)
        .decide(.add, .mealFavorites)
      {
        throw .needsPremium(trigger)
      }
      let isNew = !stored.favorites.contains(favorite.key)
      if isNew { try await record(.saved(favorite), session) }
      guard !invocation.wantsJSON else {
        return Reply(["saved": favorite.json, "isNew": .bool(isNew)])
      }
      return Reply(lines: [isNew ? "Saved \(favorite.title)." : "\(favorite.title) is saved."])
    }
  }

  private static func remove(_ invocation: Invocation) async throws(CommandError) -> Reply {
    try await Session.run(invocation) { session async throws(CommandError) in
      let all = try await session.read().favorites.all
      let word = invocation.operand()
      let current = invocation.context.catalog().currentID(of: MealID(rawValue: word))?.rawValue
      guard let favorite = all.first(where: { $0.isNamed(word) || $0.key.id == current }) else {
        throw .notSaved(word, nearest: Spelling.nearest(to: word, among: all.map(\.key.id)))
      }
      try await record(.removed(favorite.key), session)
      guard !invocation.wantsJSON else { return Reply(["removed": favorite.json]) }
      return Reply(lines: ["Removed \(favorite.title)."])
    }
  }

  private static func record(
    _ event: FavoritesEvent, _ session: Session
  ) async throws(CommandError) {
    let now = session.now
    try await session.storing { stores async throws(JournalError) in
      _ = try await stores.favorites.record([event], at: now)
    }
  }
}

extension Favorite {
  /// Whether somebody meant this one: its id, or its title in any case.
  fileprivate func isNamed(_ word: String) -> Bool {
    key.id == word || title.lowercased() == word.lowercased()
  }

  fileprivate var line: String {
    let time = minutes.map { " · \($0) min" } ?? ""
    return "\(title) (\(key.id))\(time)"
  }

  fileprivate var json: JSON {
    [
      "kind": .string(key.kind.rawValue), "id": .string(key.id), "title": .string(title),
      "minutes": .optional(minutes), "difficulty": .optional(difficulty?.rawValue),
    ]
  }
}
