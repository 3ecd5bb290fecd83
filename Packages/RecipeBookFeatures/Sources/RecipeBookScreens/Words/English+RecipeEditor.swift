import DesignSystem

extension CopyTable {
  /// The words of Create Recipe.
  static let recipeEditorEnglish: [CopyKey: CopyEntry] = [
    "recipe-editor.create": "Create Recipe",
    "recipe-editor.change": "Edit Recipe",
    "recipe-editor.save": "Save",
    "recipe-editor.about": "About the recipe",
    "recipe-editor.name": "Name",
    "recipe-editor.name.placeholder": "Lentil soup",
    "recipe-editor.name.missing": "Give the recipe a name, such as Lentil soup.",
    "recipe-editor.servings": "Servings",
    "recipe-editor.servings.refused":
      "“{typed}” is not a number of servings. Write a whole number from 1 to 1,000.",
    "recipe-editor.fewer": "One serving fewer",
    "recipe-editor.more": "One serving more",
    "recipe-editor.minutes": "Minutes from start to table",
    "recipe-editor.minutes.placeholder": "30",
    "recipe-editor.minutes.refused":
      "“{typed}” is not a number of minutes. Write a whole number from 1 to 100,000, or nothing.",

    "recipe-editor.ingredients": "INGREDIENTS",
    "recipe-editor.ingredients.spoken": "Ingredients",
    "recipe-editor.ingredients.footer":
      "A line that ends with a colon is a heading, such as For the sauce:",
    "recipe-editor.ingredients.missing":
      "Add at least one ingredient, so that we know what the dish contains.",
    "recipe-editor.ingredient.add": "Add Ingredient",
    "recipe-editor.steps": "STEPS",
    "recipe-editor.steps.spoken": "Steps",
    "recipe-editor.step.add": "Add Step",
    "recipe-editor.line.hint": "Opens it to change it",
    "recipe-editor.up": "Move up",
    "recipe-editor.down": "Move down",
    "recipe-editor.removed": "“{line}” was removed. Tap to undo.",
    "recipe-editor.removed.presses": "“{line}” was removed. Press to undo.",
    "recipe-editor.unknown": "We don't know {names} yet",

    "recipe-editor.open": "UNKNOWN FOODS",
    "recipe-editor.open.spoken": "Unknown foods",
    "recipe-editor.open.footer":
      "An unknown food may contain anything. Until you say what it is, the recipe is not offered to people with a diet or allergy.",
    "recipe-editor.contents": "CONTAINS",
    "recipe-editor.contents.spoken": "Contains",
    "recipe-editor.nutrition": "ONE SERVING",
    "recipe-editor.nutrition.spoken": "Nutrition of one serving",
    "recipe-editor.nutrition.footer": "Worked out from the ingredients, before cooking.",
    "recipe-editor.nutrition.partial":
      "Worked out from the ingredients. A dash means that too little is known.",
    "recipe-editor.nutrition.unknown": "not known",
    "recipe-editor.unit.kcal": "kcal",
    "recipe-editor.unit.g": "g",
    "recipe-editor.unit.mg": "mg",

    "recipe-editor.photo": "PHOTO",
    "recipe-editor.photo.spoken": "Photo",
    "recipe-editor.photo.footer": "It stays on this device. At most 20 MB.",
    "recipe-editor.photo.choose": "Add Photo",
    "recipe-editor.photo.change": "Choose Another Photo",
    "recipe-editor.photo.chosen": "Chosen",
    "recipe-editor.photo.remove": "Remove Photo",
    "recipe-editor.photo.refused": "That is not a photo. Choose a JPEG, PNG, HEIC, WebP or GIF.",
    "recipe-editor.photo.too-large": "That photo is too large. Choose one of at most 20 MB.",

    "recipe-editor.discard": "Discard",
    "recipe-editor.discard.title": "Discard what you wrote?",
    "recipe-editor.discard.new": "This recipe was not saved. Discarding it cannot be undone.",
    "recipe-editor.discard.changes":
      "Your changes were not saved. The recipe stays as it was.",
    "recipe-editor.discard.keep": "Keep Editing",
    "recipe-editor.too-large": "The recipe is too long to save. Split it into two.",
    "recipe-editor.unkept":
      "Your draft could not be kept on this device. Save it before you leave.",
  ]
}
