import EaterCommands
import CommandKit
import FavoritesStore
import Journal
import MealAnswers
import MealCatalog
import MealModels
import PremiumGate
import PrintedText

/// `favorites`: saved meals.
public struct FavoritesVerb: Sendable {
  let advisor: EaterContext

  /// Makes the verbs of a program.
  public init(advisor: EaterContext) { self.advisor = advisor }

  /// Its forms, for the list of a program.
  public var forms: [CommandForm] {
    [
      CommandForm("favorites list", flags: [.json], "your favorites, newest first", run: list),
      CommandForm("favorites add ID", flags: [.json], "save a meal (premium)", run: add),
      CommandForm("favorites remove ID", flags: [.json], "remove a favorite", run: remove),
    ]
  }

  private func list(_ invocation: Invocation) async throws(CommandError) -> Reply {
    try await advisor.withSession(invocation) { session async throws(CommandError) in
      let stored = try await session.readRefreshed()
      try stored.check(.view, of: .mealFavorites, session: session, invocation: invocation)
      let favorites = stored.favorites.all
      let catalog = try await session.service(invocation).catalog
      return invocation.reply(
        ["favorites": .array(favorites.map { $0.json.adding(gloss(of: $0, in: catalog)) })],
        favorites.isEmpty
          ? ["Nothing is saved yet."]
          : favorites.flatMap { [line(of: $0, in: catalog)] + warnings(of: $0, in: catalog) })
    }
  }

  /// The line of a saved item, with a gloss if its name is not plain English.
  private func line(of favorite: Favorite, in catalog: Catalog) -> String {
    let title = advisor.copy.title(
      favorite.title, gloss: summary(of: favorite, in: catalog)?.gloss)
    let time = favorite.minutes.map { " · " + advisor.copy.minutes($0) } ?? ""
    return "\(title) (\(favorite.key.id))\(time)"
  }

  private func gloss(of favorite: Favorite, in catalog: Catalog) -> JSON {
    ["gloss": .optional(summary(of: favorite, in: catalog)?.gloss)]
  }

  private func summary(of favorite: Favorite, in catalog: Catalog) -> MealSummary? {
    favorite.key.kind == .meal ? catalog.summary(MealID(rawValue: favorite.key.id)) : nil
  }

  /// The contents of a saved meal; empty if its recipe does not exist any more.
  private func warnings(of favorite: Favorite, in catalog: Catalog) -> [String] {
    guard favorite.key.kind == .meal, let meal = catalog.meal(MealID(rawValue: favorite.key.id))
    else { return [] }
    return MealText(meal, advisor.copy).warnings(indent: 2)
  }

  private func add(_ invocation: Invocation) async throws(CommandError) -> Reply {
    try await advisor.withSession(invocation) { session async throws(CommandError) in
      let meal = try await session.service(invocation).catalog.typedMeal(
        invocation.operand(), program: invocation.program)
      let favorite = Favorite(meal.recipe)
      let stored = try await session.readRefreshed()
      try stored.check(.add, of: .mealFavorites, session: session, invocation: invocation)
      let isNew = !stored.favorites.contains(favorite.key)
      if isNew { try await record(.saved(favorite), session) }
      return invocation.reply(
        ["saved": favorite.json, "isNew": .bool(isNew)],
        [isNew ? "Saved \(favorite.title)." : "\(favorite.title) is saved."])
    }
  }

  private func remove(_ invocation: Invocation) async throws(CommandError) -> Reply {
    try await advisor.withSession(invocation) { session async throws(CommandError) in
      let all = try await session.read().favorites.all
      let word = invocation.operand()
      let current = advisor.meals.currentID(of: MealID(rawValue: word))?.rawValue
      guard let favorite = all.first(where: { $0.isNamed(word) || $0.key.id == current }) else {
        throw .notSaved(word, among: all.map(\.key.id), program: invocation.program)
      }
      try await record(.removed(favorite.key), session)
      return invocation.reply(["removed": favorite.json], ["Removed \(favorite.title)."])
    }
  }

  private func record(
    _ event: FavoritesEvent, _ session: Session
  ) async throws(CommandError) {
    let now = session.now
    try await session.storing { stores async throws(JournalError) in
      _ = try await stores.favorites.record([event], at: now)
    }
  }
}

extension CommandError {
  /// The error of a meal that is not saved.
  fileprivate static func notSaved(
    _ text: String, among ids: [String], program: String
  ) -> CommandError {
    .wrong(
      "\(PlainText.quoted(text)) is not saved; "
        + (Spelling.nearest(to: text, among: ids).map { "did you mean '\($0)'?" }
          ?? "see '\(program) favorites list'"))
  }
}

extension Favorite {
  /// Whether a word is the id or the title of this meal; case is ignored in a title.
  fileprivate func isNamed(_ word: String) -> Bool {
    key.id == word || title.lowercased() == word.lowercased()
  }

  fileprivate var json: JSON {
    [
      "kind": .string(key.kind.rawValue), "id": .string(key.id), "title": .string(title),
      "minutes": .optional(minutes), "difficulty": .optional(difficulty?.rawValue),
    ]
  }
}
