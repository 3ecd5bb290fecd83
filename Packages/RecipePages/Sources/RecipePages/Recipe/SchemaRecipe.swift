import Codecs
import MealModels

/// A recipe from the structured data of a page.
struct SchemaRecipe {
  /// The recipe as a draft.
  var draft: RecipeDraft
  /// The source of the data within the page.
  var source: PageSource
  /// Addresses and ids of the object, to tell several recipes of a page apart.
  var addresses: [String] = []
  /// The texts outside its fields: further titles, captions, contents.
  var asides: [String] = []
  /// Whether its picture is one of many crops of the same picture, made for search engines.
  var hasCutPicture = false

  /// Reads an object of type Recipe.
  init(
    _ object: DataObject, _ source: PageSource, resolve: @escaping (DataValue) -> DataObject?
  ) {
    self.source = source
    draft = RecipeDraft(title: Self.line(object["name"]) ?? "")
    if draft.title.isEmpty { draft.title = Self.line(object["headline"]) ?? "" }
    draft.description = Self.line(object["description"])
    let ingredients = ["recipeIngredient", "ingredients", "ingredient"].lazy
      .map { SchemaLines.ingredients(object[$0], resolve) }.first { !$0.isEmpty }
    if let ingredients { draft.ingredients = DataHeadings.parted(ingredients) }
    takeFurtherIngredients(object, resolve)
    let steps = ["recipeInstructions", "instructions", "step", "recipeInstruction"].lazy
      .map { SchemaLines.steps(object[$0], resolve) }.first { !$0.isEmpty }
    if let steps { draft.steps = steps }
    readFacts(object, resolve)
    takeAsides(object, resolve)
    addresses = ["url", "@id", "mainEntityOfPage"].compactMap { object[$0].address }
  }

  /// Adds ingredients that only other property names list.
  private mutating func takeFurtherIngredients(
    _ object: DataObject, _ resolve: (DataValue) -> DataObject?
  ) {
    var known = Set(draft.ingredientLines.map { LineShape.key($0) })
    let lines = ["ingredients", "supply"].flatMap { SchemaLines.ingredients(object[$0], resolve) }
      .flatMap(\.lines).filter { known.insert(LineShape.key($0)).inserted }
    if !lines.isEmpty { draft.ingredients.append(RecipeDraft.Section(lines)) }
  }

  /// Takes the notes, and further texts that belong to no field.
  private mutating func takeAsides(
    _ object: DataObject, _ resolve: @escaping (DataValue) -> DataObject?
  ) {
    let yields = (object["recipeYield"].all + object["yield"].all).compactMap(Self.line)
    let all = SchemaAsides(object, resolve)
    let said = SaidWords(draft)
    draft.addNotes(all.notes.filter { !said.holdsEachWord(of: $0) })
    asides = all.others + yields
  }

  private mutating func readFacts(
    _ object: DataObject, _ resolve: (DataValue) -> DataObject?
  ) {
    let yields = (object["recipeYield"].all + object["yield"].all).compactMap(Self.line)
    draft.servings = ServingsReading.servings(yields)
    draft.yield = ServingsReading.yield(yields)
    draft.prepMinutes = Self.minutes(object["prepTime"])
    draft.cookMinutes = Self.minutes(object["cookTime"])
    draft.totalMinutes = Self.minutes(object["totalTime"])
    let authors = object["author"].all.compactMap { value in
      Self.line(resolve(value).map { $0["name"] } ?? value)
    }
    draft.author = authors.isEmpty ? nil : Self.unique(authors).joined(separator: ", ")
    draft.image = Self.image(object["image"], resolve)
    hasCutPicture = object["image"].all.count > Self.mostPictures
    draft.language = Self.line(object["inLanguage"])
    draft.cuisines = Self.words(object["recipeCuisine"])
    draft.categories = Self.words(object["recipeCategory"])
    draft.keywords = Self.words(object["keywords"])
    if let nutrition = resolve(object["nutrition"]) {
      for member in nutrition.members {
        guard let name = NutritionNames.property(member.name), let text = Self.line(member.value)
        else { continue }
        draft.statedNutrition[name] = NutritionNames.amount(text)
      }
    }
    draft.rating = object["aggregateRating"].all.compactMap { Self.rating(resolve($0)) }.first
  }

  /// The most pictures that may all be different; more are crops of one picture.
  ///
  /// The head of the page then names the better picture. Of 154 compared pages, the head named it
  /// on 142; the first picture of the data was the better one on 74.
  private static let mostPictures = 3

  /// A value as one line without markup; nil if it is empty.
  static func line(_ value: DataValue) -> String? {
    guard let text = value.text else { return nil }
    let line = TextReading.line(text)
    return line.isEmpty ? nil : line
  }

  private static func minutes(_ value: DataValue) -> Int? {
    value.all.lazy.compactMap { Self.line($0).flatMap { MinutesReading.minutes($0) } }.first
  }

  /// The words of a list, or of a text with commas between them.
  private static func words(_ value: DataValue) -> [String] {
    let lines = value.all.compactMap(Self.line)
    return unique(
      lines.flatMap { $0.split(separator: ",") }.map { TextReading.line(String($0)) }
        .filter { !$0.isEmpty })
  }

  private static func unique(_ words: [String]) -> [String] {
    var seen = Set<String>()
    return words.filter { seen.insert($0.lowercased()).inserted }
  }

  private static func image(_ value: DataValue, _ resolve: (DataValue) -> DataObject?) -> String? {
    for value in value.all {
      let text = resolve(value)?.text("url", "contentUrl", "@id") ?? value.text
      if let text, !text.isEmpty { return HTMLEntity.decoded(text) }
    }
    return nil
  }

  /// The mean rating, on a scale that ends at five.
  private static func rating(_ object: DataObject?) -> Double? {
    guard let object, let value = number(object["ratingValue"]), value > 0 else { return nil }
    let best = number(object["bestRating"]) ?? 5
    let scaled = best > 0 ? value * 5 / best : value
    return (0...5).contains(scaled) ? scaled : nil
  }

  private static func number(_ value: DataValue) -> Double? {
    guard let text = line(value) else { return nil }
    return Double(String(text.map { $0 == "," ? "." : $0 }))
  }
}

extension DataValue {
  /// The value itself as an address, or the address of the object that it describes.
  var address: String? {
    switch self {
    case .text(let text): text
    case .object(let object): object.text("@id", "url")
    default: nil
    }
  }
}
