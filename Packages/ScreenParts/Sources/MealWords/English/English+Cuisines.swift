import AppWords

extension CopyTable {
  /// Cuisines, as adjectives.
  static let cuisineEnglish: [CopyKey: CopyEntry] = [
    "cuisine.american": "American",
    "cuisine.brazilian": "Brazilian",
    "cuisine.british": "British",
    "cuisine.caribbean": "Caribbean",
    "cuisine.chinese": "Chinese",
    "cuisine.ethiopian": "Ethiopian",
    "cuisine.filipino": "Filipino",
    "cuisine.french": "French",
    "cuisine.german": "German",
    "cuisine.greek": "Greek",
    "cuisine.indian": "Indian",
    "cuisine.indonesian": "Indonesian",
    "cuisine.italian": "Italian",
    "cuisine.japanese": "Japanese",
    "cuisine.korean": "Korean",
    "cuisine.mexican": "Mexican",
    "cuisine.middle-eastern": "Middle Eastern",
    "cuisine.moroccan": "Moroccan",
    "cuisine.nordic": "Nordic",
    "cuisine.peruvian": "Peruvian",
    "cuisine.polish": "Polish",
    "cuisine.spanish": "Spanish",
    "cuisine.thai": "Thai",
    "cuisine.turkish": "Turkish",
    "cuisine.vietnamese": "Vietnamese",
  ]
}
