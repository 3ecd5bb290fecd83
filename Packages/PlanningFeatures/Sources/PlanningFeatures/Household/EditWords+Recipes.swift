import DesignSystem
import Journal
import MealModels
import PlanningPresentation
import RecipeStore
import ScreenParts

extension EditWords {
  /// What a change of a recipe says of a field.
  ///
  /// - Parameter records: what all sides say, so that a list of lines tells only where they differ.
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
    case .title(let text): Self.text(text)
    case .description(let text), .yield(let text), .author(let text), .language(let text),
      .image(let text), .source(let text), .authorNotes(let text), .notes(let text):
      Self.text(text)
    case .ingredients, .steps: Self.text(change.lines?.joined(separator: "; "))
    case .servings(let count): Self.text(count.map(String.init))
    case .prepMinutes(let minutes), .cookMinutes(let minutes), .totalMinutes(let minutes):
      Self.text(minutes.map(copy.spokenMinutes))
    case .cuisines(let names), .categories(let names), .keywords(let names):
      Self.text(names.joined(separator: ", "))
    case .statedNutrition(let table):
      Self.text(table.sorted { $0.key < $1.key }.map { "\($0): \($1)" }.joined(separator: ", "))
    case .statedRating(let mean): Self.text(mean.map { copy.region.number($0) })
    case .rating(let stars): Self.text(stars.map { copy("merge.stars", count: $0) })
    case .tagged(let name), .collected(let name): .text(copy("merge.added", ["name": name]))
    case .untagged(let name), .uncollected(let name): .text(copy("merge.taken", ["name": name]))
    case .removed(let isGone): isGone ? .deleted : .text(copy("merge.kept"))
    case .picture: nil
    }
  }

  /// The lines of a side that not all sides have, or what it left out of theirs.
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
