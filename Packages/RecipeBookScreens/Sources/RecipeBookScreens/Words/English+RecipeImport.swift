import DesignSystem

extension CopyTable {
  /// The words of Import from URL, and of what is kept.
  static let recipeImportEnglish: [CopyKey: CopyEntry] = [
    "recipe-import.title": "Import Recipe",
    "recipe-import.body":
      "This device asks that site for the page, and sends nothing else. You can look through what was read before you save it.",
    "recipe-import.text.body":
      "Paste the text of a recipe, or the HTML of its page. It stays on this device.",
    "recipe-import.way": "What to import",
    "recipe-import.way.link": "Link",
    "recipe-import.way.text": "Text",
    "recipe-import.text": "Text of the recipe",
    "recipe-import.text.placeholder": "Name, ingredients and steps, each on its own line",
    "recipe-import.text.long":
      .plural(
        one: "One character is here. Paste another text to replace it.",
        other: "{count} characters are here. Paste another text to replace them."),
    "recipe-import.read": "Read Recipe",
    "recipe-import.stop": "Stop",
    "recipe-import.close.hint": "Reading goes on; what is read waits in My Recipes",
    "recipe-import.step": "Step {step} of {count}: {doing}",
    "recipe-import.step.link.asking": "Asking for the page",
    "recipe-import.step.link.reading": "Reading the page",
    "recipe-import.step.link.telling": "Telling the ingredients",
    "recipe-import.step.text.reading": "Reading the text",
    "recipe-import.step.text.telling": "Telling the ingredients",
    "recipe-import.draft": "Draft",
    "recipe-import.draft.spoken": "{title} is a draft",
    "recipe-import.waiting":
      "There is no connection. The link is kept with your recipes, and read once there is one.",
    "recipe-import.unfinished":
      "{title} was read or written and is not saved yet. Save or discard it first; what you entered here stays.",
    "recipe-import.resume": "Go On with It",
    "recipe-import.other-link":
      "Another link was opened. Read or clear the one that you typed, then open the other again.",
    "recipe-import.link": "Link of the page",
    "recipe-import.link.placeholder": "https://",
    "recipe-import.no-link": "Paste the link of a page. It begins with https://",
    "recipe-import.no-recipe":
      "There is no recipe on that page. Try the page of a single recipe.",
    "recipe-import.offline": "There is no connection. Try again once there is one.",
    "recipe-import.no-text": "Paste the text of a recipe: its ingredients and what to do.",
    "recipe-import.list":
      "That page is a list of recipes. Open one of them, and take its link.",
    "recipe-import.closed":
      "That page shows itself only to people who look at it in a browser. Open it there, copy the recipe, and paste it as a text.",
    "recipe-import.too-large":
      "That is too long for a recipe. Copy the recipe alone, and paste it as a text.",
    "recipe-import.failed":
      "That page could not be read. Look whether the link opens in a browser.",
    "recipe-import.read-later":
      .plural(
        one: "A recipe was read, and waits in My Recipes.",
        other: "{count} recipes were read, and wait in My Recipes."),

    "your-data.kept.recipes": "Recipes of your own, with their tags, stars and notes",
    "your-data.use.recipes":
      "To show and suggest them; kept until you delete them or all of your data.",
    "your-data.kept.settled-names": "What you said that names of foods mean",
    "your-data.use.settled-names": "To know what your recipes contain; kept until you delete it.",
    "your-data.kept.import-queue":
      "Links that wait to be read, and what was read of them",
    "your-data.use.import-queue":
      "To read them once there is a connection; gone once you saved or removed them.",
    "your-data.kept.recipe-searches": "Your last searches among your recipes",
    "your-data.use.recipe-searches": "To offer them again; the last 20 are kept.",
    "your-data.kept.unfinished-recipe": "A recipe that you have not saved yet",
    "your-data.use.unfinished-recipe": "To go on with it; gone once you save or discard it.",
  ]
}
