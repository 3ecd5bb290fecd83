import DesignSystem
import Journal
import MealModels
import RecipeStore
import ScreenParts
import SharingFeatures
import SharingScreens

extension DisputeWords {
  /// The words of disagreements about the user's own recipes.
  ///
  /// - Parameter title: the title of a recipe by its id; nil for an unknown id.
  public static func recipes(
    _ copy: Copy, title: @escaping @Sendable (String) -> String?
  ) -> DisputeWords {
    DisputeWords(
      of: RecipeLibrary.stream, title: { title($0 ?? "") ?? copy("merge.thing.recipe") },
      name: { copy.name(ofField: $0, among: RecipeEditWords.fields) },
      value: { record, field, all in
        RecipeEditWords(copy: copy).value(ofRecipe: record, field, among: all)
      })
  }

  /// The words of conflicts about the meaning of a word on an ingredient line.
  ///
  /// - Parameter food: the name of a food by its id; nil for an unknown id.
  public static func settledNames(
    _ copy: Copy, food: @escaping @Sendable (String) -> String?
  ) -> DisputeWords {
    let stream = EventStream<SettledNames, SettledNameEvent>.settledNames
    let name: @Sendable (FoodID) -> String = { food($0.rawValue) ?? $0.rawValue }
    return DisputeWords(
      of: stream.name, title: { copy("merge.thing.name", ["name": $0 ?? ""]) },
      name: { copy.name(ofField: $0, among: ["meaning"]) },
      value: { record, _, _ in
        switch stream.content(of: record) {
        case .settled(_, .food(let food)): .text(name(food))
        case .settled(_, .contains(let foods)):
          .text(copy("merge.contains", ["names": copy.list(foods.map(name))]))
        case .settled(_, .noFood): .text(copy("merge.no-food"))
        case .forgotten: .empty
        case nil: nil
        }
      })
  }
}

/// The words for edits of recipes.
private struct RecipeEditWords {
  let copy: Copy

  static let fields: Set<String> = [
    "title", "description", "ingredients", "steps", "servings", "yield", "prep-minutes",
    "cook-minutes", "total-minutes", "author", "language", "image", "source", "cuisines",
    "categories", "keywords", "stated-nutrition", "stated-rating", "author-notes", "rating",
    "notes", "tag", "collection", "removed",
  ]

  /// The value that a change of a recipe gives a field.
  ///
  /// - Parameter records: the records of all sides, so that a list of lines shows only its
  ///   differences.
  func value(
    ofRecipe record: Record, _ field: String, among records: [Record]
  ) -> MergeInput.Value? {
    let changes = RecipeLibrary.changes(in: record)
    guard !field.isEmpty, let change = changes[field] else {
      guard field.isEmpty else { return changes["title"] == nil ? nil : .empty }
      return (changes["title"] ?? changes.values.first).flatMap { value(of: $0) }
    }
    let lists = records.compactMap { RecipeLibrary.changes(in: $0)[field]?.lines }
    if let lines = change.lines, lists.count > 1 { return .text(differing(lines, lists)) }
    return value(of: change)
  }

  private func value(of change: RecipeChange) -> MergeInput.Value? {
    switch change {
    case .title(let text): .words(text)
    case .description(let text), .yield(let text), .author(let text), .language(let text),
      .image(let text), .source(let text), .authorNotes(let text), .notes(let text):
      .words(text)
    case .ingredients, .steps: .words(change.lines?.joined(separator: "; "))
    case .servings(let count): .words(count.map(String.init))
    case .prepMinutes(let minutes), .cookMinutes(let minutes), .totalMinutes(let minutes):
      .words(minutes.map(copy.spokenMinutes))
    case .cuisines(let names), .categories(let names), .keywords(let names):
      .words(names.joined(separator: ", "))
    case .statedNutrition(let table):
      .words(table.sorted { $0.key < $1.key }.map { "\($0): \($1)" }.joined(separator: ", "))
    case .statedRating(let mean): .words(mean.map { copy.region.number($0) })
    case .rating(let stars): .words(stars.map { copy("merge.stars", count: $0) })
    case .tagged(let name), .collected(let name): .text(copy("merge.added", ["name": name]))
    case .untagged(let name), .uncollected(let name): .text(copy("merge.taken", ["name": name]))
    case .removed(let isGone): isGone ? .deleted : .text(copy("merge.kept"))
    case .picture: nil
    }
  }

  /// The lines of one side that not all sides have, or those of others that it left out.
  private func differing(_ lines: [String], _ lists: [[String]]) -> String {
    let common = lists.dropFirst().reduce(Set(lists.first ?? [])) { $0.intersection($1) }
    let own = lines.filter { !common.contains($0) }
    guard own.isEmpty else {
      let same = lines.count - own.count
      let words = own.joined(separator: "; ")
      return same == 0 ? words : copy("merge.lines.same", ["lines": words], count: same)
    }
    let left = lists.joined().filter { !lines.contains($0) }
    return left.isEmpty
      ? copy("merge.lines.order")
      : copy("merge.lines.without", ["lines": left.joined(separator: "; ")])
  }
}

extension RecipeChange {
  /// The lines of a list of ingredients or steps; nil for any other field.
  fileprivate var lines: [String]? {
    switch self {
    case .ingredients(let sections), .steps(let sections):
      sections.flatMap { ($0.heading.map { ["\($0):"] } ?? []) + $0.lines }
    default: nil
    }
  }
}
