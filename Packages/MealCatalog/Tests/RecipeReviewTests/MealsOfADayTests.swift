import MealCatalog
import MealModels
import Testing

@testable import RecipeReview

/// What a catalogue promises of each meal that it suggests.
struct MealsOfADayTests {
  private static let grades = "known: us 5, gb 4, de 4, in 2, world 4"

  private static func rules(_ block: String) throws -> [ReviewRule] {
    let text = """
      mealadvisor-catalog 1

      \(block)

      side plain-tofu
      title: Plain Tofu
      cuisine: american
      difficulty: easy
      time: prep 2, cook 5
      servings: 1
      summary: Tofu, warm.
      picture: bowl, a bowl of warm white tofu
      ingredients:
      - 300 g | firm tofu
      steps:
      1. Warm the tofu over low heat for 5 minutes until they steam.
      """
    let catalog = try Catalog(text: text, fileName: "meals.txt", foods: .culinary)
    return Dish.reviewer.findings(suggesting: catalog.meals, sides: catalog.sideDishes).map(\.rule)
  }

  private static func dish(_ keys: String, title: String = "Garlic Spaghetti") -> String {
    Dish().with {
      $0.title = title
      $0.summary = "Spaghetti with garlic."
    }.block.replacing("slots: dinner", with: "slots: dinner\n\(keys)")
  }

  @Test func `a dinner of little protein is no whole meal, and is one with tofu`() throws {
    let aloneFound = try Self.rules(Self.dish(Self.grades))
    #expect(aloneFound == [.incompleteMeal])
    let togetherFound = try Self.rules(Self.dish(Self.grades + "\nwith: plain-tofu"))
    #expect(togetherFound == [])
  }

  @Test func `a kitchen that eats it so says why`() throws {
    let light = Self.grades + "\nrole: complete, a first course that many eat alone"
    let lightFound = try Self.rules(Self.dish(light))
    #expect(lightFound == [])
  }

  @Test func `every region has a grade`() throws {
    let some = "known: us 5, world 4\nwith: plain-tofu"
    let someFound = try Self.rules(Self.dish(some))
    #expect(someFound == [.missingGrades])
  }

  @Test func `a name that is no plain English has a gloss`() throws {
    let whole = Self.grades + "\nwith: plain-tofu"
    let bareFound = try Self.rules(Self.dish(whole, title: "Zingoloni"))
    #expect(bareFound == [.missingGloss])
    let glossed = whole + "\ngloss: garlic spaghetti"
    let glossedFound = try Self.rules(Self.dish(glossed, title: "Zingoloni"))
    #expect(glossedFound == [])
  }
}
