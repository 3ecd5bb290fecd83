import DesignSystem

extension CopyTable {
  /// The words of the sheets of a line, and of the question about the meaning of a name.
  static let recipeLineEnglish: [CopyKey: CopyEntry] = [
    "recipe-line.ingredient.add": "Add Ingredient",
    "recipe-line.ingredient.change": "Edit Ingredient",
    "recipe-line.amount": "Amount",
    "recipe-line.amount.placeholder": "1 1/2",
    "recipe-line.unit": "Unit",
    "recipe-line.unit.placeholder": "cups",
    "recipe-line.food": "Food",
    "recipe-line.food.placeholder": "Red lentils, rinsed",
    "recipe-line.food.missing": "Name the food, such as red lentils.",
    "recipe-line.found": "Foods with that name",
    "recipe-line.take": "Uses this food",
    "recipe-line.unknown":
      "We don't know this food. You can still add it, and say what it is later.",
    "recipe-line.step.add": "Add Step",
    "recipe-line.step.change": "Edit Step",
    "recipe-line.step": "What to do",
    "recipe-line.step.placeholder": "Rinse the lentils.",
    "recipe-line.step.note": "Several lines become several steps.",
    "recipe-line.step.missing": "Say what to do, such as Rinse the lentils.",
    "recipe-line.add": "Add",
    "recipe-line.done": "Done",
    "recipe-line.remove": "Remove",

    "settling.question": "What is {name}?",
    "settling.hint": "Opens a search for this food",
    "settling.body":
      "Choose the food it is, or all foods in it. Your choice counts for all of your recipes.",
    "settling.none":
      "No food is called “{query}”. Try a simpler word, or choose each food in it.",
    "settling.search": "Search foods",
    "settling.search.placeholder": "Paprika",
    "settling.found": "FOUND",
    "settling.found.spoken": "Found",
    "settling.chosen": "IT IS OR CONTAINS",
    "settling.chosen.spoken": "It is or contains",
    "settling.keep": "Use This Food",
    "settling.keep.several": "Use These Foods",
    "settling.no-food": "Not a Food",
    "settling.settled": "Saved: {name} is {foods}. Tap to undo.",
    "settling.settled.presses": "Saved: {name} is {foods}. Press to undo.",
    "settling.settled.no-food": "Saved: {name} is not a food. Tap to undo.",
    "settling.settled.no-food.presses": "Saved: {name} is not a food. Press to undo.",
    "settling.forgotten": "{name} is unknown again.",
  ]
}
