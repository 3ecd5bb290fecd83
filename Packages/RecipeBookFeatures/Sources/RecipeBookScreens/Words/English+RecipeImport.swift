import DesignSystem

extension CopyTable {
  /// The words of Import from URL, and of unsaved recipes.
  static let recipeImportEnglish: [CopyKey: CopyEntry] = [
    "recipe-import.title": "Import Recipe",
    "recipe-import.body":
      "This device asks the site for the page and sends nothing else. You can check the recipe before you save it.",
    "recipe-import.text.body":
      "Paste the text of a recipe, or the HTML of its page. It stays on this device.",
    "recipe-import.way": "What to import",
    "recipe-import.way.link": "Link",
    "recipe-import.way.text": "Text",
    "recipe-import.text": "Text of the recipe",
    "recipe-import.text.placeholder": "Name, ingredients and steps, each on its own line",
    "recipe-import.text.long":
      .plural(
        one: "The text has one character. Paste another text to replace it.",
        other: "The text has {count} characters. Paste another text to replace it."),
    "recipe-import.page.body":
      "A page from {host} is here. You can check the recipe before you save it. The page stays on this device.",
    "recipe-import.page.read": "Check Recipe",
    "recipe-import.page.gone":
      "The page is no longer here. Open it again, and click the bookmark once more.",
    "recipe-import.step.page.reading": "Reading the page",
    "recipe-import.step.page.telling": "Finding the ingredients",
    "recipe-import.read": "Read Recipe",
    "recipe-import.stop": "Stop",
    "recipe-import.close.hint": "Reading continues; the recipe waits in My Recipes",
    "recipe-import.step": "Step {step} of {count}: {doing}",
    "recipe-import.step.link.asking": "Asking for the page",
    "recipe-import.step.link.reading": "Reading the page",
    "recipe-import.step.link.telling": "Finding the ingredients",
    "recipe-import.step.text.reading": "Reading the text",
    "recipe-import.step.text.telling": "Finding the ingredients",
    "recipe-import.draft": "Draft",
    "recipe-import.draft.spoken": "{title} is a draft",
    "recipe-import.waiting":
      "There is no connection. The link waits in My Recipes and is read once you are online.",
    "recipe-import.unfinished":
      "{title} is not saved yet. Save or discard it first; what you entered here stays.",
    "recipe-import.resume": "Continue Recipe",
    "recipe-import.other-link":
      "Another link was opened. Read or clear the one you typed, then open that one again.",
    "recipe-import.link": "Link of the page",
    "recipe-import.link.placeholder": "https://",
    "recipe-import.no-link": "Paste the link of a page. It begins with https://",
    "recipe-import.no-recipe":
      "There is no recipe on that page. Try the page of a single recipe.",
    "recipe-import.offline": "There is no connection. Try again once you are online.",
    "recipe-import.no-text": "Paste the text of a recipe: its ingredients and steps.",
    "recipe-import.list":
      "That page is a list of recipes. Open one of them, and copy its link.",
    "recipe-import.closed":
      "That page opens only in a browser. Open it there, copy the recipe, and paste it as text.",
    "recipe-import.too-large":
      "That is too long for a recipe. Copy only the recipe, and paste it as text.",
    "recipe-import.failed":
      "That page could not be read. Check that the link opens in a browser.",
    "recipe-import.read-later":
      .plural(
        one: "A recipe is ready to check in My Recipes.",
        other: "{count} recipes are ready to check in My Recipes."),

    "your-data.kept.recipes": "Recipes of your own, with their tags, stars and notes",
    "your-data.use.recipes":
      "To show and suggest them; kept until you delete them or all of your data.",
    "your-data.kept.settled-names": "What you said the names of foods mean",
    "your-data.use.settled-names": "To know what your recipes contain; kept until you delete it.",
    "your-data.kept.import-queue":
      "Links that wait to be read, and recipes read from them",
    "your-data.use.import-queue":
      "To read them once you are online; gone once you save or remove them.",
    "your-data.kept.recipe-searches": "Your last searches among your recipes",
    "your-data.use.recipe-searches": "To offer them again; the last 20 are kept.",
    "your-data.kept.unfinished-recipe": "A recipe that you have not saved yet",
    "your-data.use.unfinished-recipe": "To continue it; gone once you save or discard it.",
  ]
}
