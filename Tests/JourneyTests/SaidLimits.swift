import DesignSystem
import MealCatalog
import MealModels
import Preferences

/// What everybody at the table must not eat, told from the texts of their settings and from what
/// was tapped, without a word of how the product keeps limits.
struct SaidLimits: Equatable {
  private struct Person: Equatable {
    var diets: Set<String>
    var allergies: Set<String>
    /// Of which allergies traces were accepted after the question.
    var accepted: Set<String>
  }

  /// Everybody who was ever at the table, by name.
  private var people: [String: Person] = [:]
  /// Who is there now.
  private var table: [String] = []

  /// Takes in what was tapped, and what the settings say then.
  mutating func follow(_ call: ActionCall, _ preferences: EaterPreferences) {
    let names = preferences.text(of: .household).split(separator: ",").map(String.init)
    if call.id == "household.rename", names.count == table.count {
      for (old, new) in zip(table, names) where old != new { people[new] = people[old] }
    }
    for name in names {
      func words(_ key: PreferenceKey) -> Set<String> {
        let text = preferences.text(of: key, eater: name)
        return text == "none" ? [] : Set(text.split(separator: ",").map(String.init))
      }
      var accepted = people[name]?.accepted ?? []
      if name == call["eater"] ?? names.first {
        if call.id == "settings.acceptTraces" { accepted = words(.allergies) }
        if call.id == "settings.traces", call.value == "off" { accepted = [] }
      }
      people[name] = Person(
        diets: words(.diets), allergies: words(.allergies),
        accepted: accepted.intersection(words(.allergies)))
    }
    table = names
  }

  /// Whether everybody at the table may eat a meal.
  func admits(_ facts: MealFacts) -> Bool {
    table.compactMap { people[$0] }.allSatisfy { person in
      let contained = Set(facts.contents.allergens.allergens.map(\.rawValue))
      let traces = Set(facts.contents.traces.allergens.map(\.rawValue))
      let foods = Set(facts.foods.map(\.rawValue))
      let kinds = Set(Allergen.allCases.map(\.rawValue))
      let isUnlimited = person.diets.isEmpty && person.allergies.isEmpty
      return person.diets.isSubset(of: Set(facts.contents.diets.diets.map(\.rawValue)))
        && person.allergies.isDisjoint(with: contained)
        && person.allergies.subtracting(person.accepted).isDisjoint(with: traces)
        && person.allergies.subtracting(kinds).isDisjoint(with: foods)
        && (isUnlimited || facts.unknownIngredients.isEmpty)
    }
  }

  /// Whether a meal may hold traces that somebody at the table accepted.
  func acceptsTraces(in meal: MealID) -> Bool {
    let traces = Catalog.bundled.meal(meal)?.facts.contents.traces.allergens.map(\.rawValue) ?? []
    return table.contains { people[$0]?.accepted.isDisjoint(with: traces) == false }
  }
}
