import PrintedText

/// Reads a backup of Mealie: one document with the tables of its database.
struct MealieDatabase {
  private let tables: JSON

  /// Whether a document is such a backup.
  static func isDatabase(_ json: JSON) -> Bool {
    json.member("recipes_ingredients", "recipe_instructions")?.list.isEmpty == false
      && json.member("recipes") != nil
  }

  init(_ tables: JSON) { self.tables = tables }

  private func rows(_ table: String) -> [JSON] { tables.member([table])?.list ?? [] }

  /// The rows of a table, grouped by one of their columns, in the order of their positions.
  private func rows(_ table: String, by column: String) -> [String: [JSON]] {
    Dictionary(grouping: rows(table)) { $0.member([column])?.said ?? "" }.mapValues { rows in
      rows.enumerated().sorted { one, other in
        let (first, second) = (Self.position(one.element), Self.position(other.element))
        return first == second ? one.offset < other.offset : first < second
      }.map(\.element)
    }
  }

  private static func position(_ row: JSON) -> Double { row.member("position")?.number ?? 0 }

  /// The rows of a table by their ids.
  private func rowsByID(_ table: String) -> [String: JSON] {
    Dictionary(rows(table).map { ($0.member("id")?.said ?? "", $0) }) { first, _ in first }
  }

  /// The recipes, in the form in which Mealie exports a single recipe.
  var recipes: [JSON] {
    let (units, foods) = (rowsByID("ingredient_units"), rowsByID("ingredient_foods"))
    let ingredients = rows("recipes_ingredients", by: "recipe_id").mapValues { rows in
      rows.map { Self.ingredient($0, units, foods) }
    }
    let parts: [(String, [String: [JSON]])] = [
      ("recipe_ingredient", ingredients),
      ("recipe_instructions", rows("recipe_instructions", by: "recipe_id")),
      ("notes", rows("notes", by: "recipe_id")),
      ("comments", rows("recipe_comments", by: "recipe_id")),
      ("tags", linked("recipes_to_tags", "tag_id", to: "tags")),
      ("tools", linked("recipes_to_tools", "tool_id", to: "tools")),
      ("recipe_category", linked("recipes_to_categories", "category_id", to: "categories")),
      ("own", rows("users_to_recipes", by: "recipe_id")),
    ]
    let nutrition = rows("recipe_nutrition", by: "recipe_id")
    return rows("recipes").map { row in
      let id = row.member("id")?.said ?? ""
      var members = parts.compactMap { name, table in
        table[id].map { JSON.Member(name, .array($0)) }
      }
      if let facts = nutrition[id]?.first { members.append(JSON.Member("nutrition", facts)) }
      members += Self.own(members)
      let names = Set(members.map(\.key))
      let kept = row.members.filter { !names.contains($0.key) }
      return .object(kept + members.filter { $0.key != "own" })
    }
  }

  /// The rating of the first eater who gave one, and whether any eater likes the recipe best.
  private static func own(_ members: [JSON.Member]) -> [JSON.Member] {
    let rows = members.first { $0.key == "own" }?.value.list ?? []
    let rating = rows.lazy.compactMap { $0.member("rating") }.first { !$0.isNothing }
    let isFavorite = rows.contains { $0.member("is_favorite")?.isTrue == true }
    return (rating.map { [JSON.Member("rating", $0)] } ?? [])
      + (isFavorite ? [JSON.Member("is_favorite", .bool(true))] : [])
  }

  private static func ingredient(
    _ row: JSON, _ units: [String: JSON], _ foods: [String: JSON]
  ) -> JSON {
    var members = row.members
    if let unit = row.member("unit_id")?.said.flatMap({ units[$0] }) {
      members.append(JSON.Member("unit", unit))
    }
    if let food = row.member("food_id")?.said.flatMap({ foods[$0] }) {
      members.append(JSON.Member("food", food))
    }
    return .object(members)
  }

  /// For each recipe, the rows of a table that a second table links to it.
  private func linked(_ links: String, _ column: String, to table: String) -> [String: [JSON]] {
    let targets = rowsByID(table)
    return rows(links, by: "recipe_id").mapValues { rows in
      rows.compactMap { $0.member([column])?.said.flatMap { targets[$0] } }
    }
  }
}
