import DesignSystem
import MealModels
import ScreenParts

/// The recipe of a side dish on the sheet that offers it: its facts, its ingredients and its steps.
struct SideRecipe: Component {
  /// The stable path.
  var id: ElementID
  /// The name of the side dish.
  var header: TextBlock
  /// Time, difficulty, servings and cuisine.
  var badges: MealBadges
  /// The parts to cook before; nil for none.
  var needs: StatusLine?
  /// The ingredients, for as many people as the meal is shown for.
  var ingredients: RecipeSection
  /// The instructions.
  var instructions: RecipeSection
  /// The allergens in it.
  var allergens: AllergenNote

  /// Makes the recipe of a side dish that goes with a meal.
  init(_ id: ElementID, of dish: Meal, _ input: RecipeInput, _ copy: Copy) {
    self.id = id
    let recipe = dish.recipe
    header = TextBlock(
      id.child("header"), recipe.title, style: .title3, minHeight: 24, isHeader: true)
    badges = MealBadges(id.child("badges"), of: recipe, servings: input.servings, copy: copy)
    needs = copy.needs(of: recipe).map { StatusLine(id.child("needs"), .information, $0) }
    ingredients = RecipeSection(
      id.child("ingredients"), ingredientsOf: recipe, servings: input.servings, in: input.system,
      measured: input.measured, copy)
    instructions = .instructions(
      id.child("instructions"), of: recipe, servings: input.servings, in: input.system,
      measured: input.measured, copy)
    allergens = AllergenNote(id.child("allergens"), of: dish.facts, copy: copy)
    allergens.color = .label
  }

  /// The tree node of this value.
  var element: Element {
    Stack(id, LayoutSpec(.vertical, spacing: .l, width: .fill)) {
      header
      badges
      needs
      ingredients
      instructions
      allergens
    }.element
  }
}
