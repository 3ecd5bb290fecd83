import DesignSystem

extension CopyTable {
  /// The words of Import from URL, and of what is kept.
  static let recipeImportEnglish: [CopyKey: CopyEntry] = [
    "recipe-import.title": "Import from URL",
    "recipe-import.body":
      "This device asks that site for the page, and sends nothing else. You can look through what was read before you save it.",
    "recipe-import.link": "Link",
    "recipe-import.link.placeholder": "https://",
    "recipe-import.reading": "Reading the page",
    "recipe-import.no-link": "Paste the link of a page. It begins with https://",
    "recipe-import.no-recipe":
      "There is no recipe on that page. Try the page of a single recipe.",
    "recipe-import.offline": "There is no connection. Try again once there is one.",
    "recipe-import.failed":
      "That page could not be read. Look whether the link opens in a browser.",
    "recipe-import.review":
      "Look through what was read, and settle what is marked. Nothing is saved yet.",

    "your-data.kept.recipes": "Recipes of your own, with their tags, stars and notes",
    "your-data.use.recipes":
      "To show and suggest them; kept until you delete them or all of your data.",
    "your-data.kept.settled-names": "What you said that names of foods mean",
    "your-data.use.settled-names": "To know what your recipes contain; kept until you delete it.",
    "your-data.kept.import-queue": "Links that wait to be read",
    "your-data.use.import-queue": "To read them once there is a connection; gone after that.",
    "your-data.kept.recipe-searches": "Your last searches among your recipes",
    "your-data.use.recipe-searches": "To offer them again; the last 20 are kept.",
    "your-data.kept.unfinished-recipe": "A recipe that you have not saved yet",
    "your-data.use.unfinished-recipe": "To go on with it; gone once you save or discard it.",
  ]
}
