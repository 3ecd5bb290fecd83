import MealModels

/// Finds the aisle of a food, or of a text that a person typed on a list.
///
/// It only sorts a list. No safety decision depends on it, so it may guess.
public struct AisleFinder: Sendable {
  private let names: AisleNames
  private let book: FoodBook
  private let model: AisleModel
  private let spelling: AisleSpelling
  private let foods: FoodAisles

  /// Makes a finder that knows the foods of a book.
  public init(_ book: FoodBook) {
    self.book = book
    names = AisleNames(.bundled, book)
    foods = FoodAisles(.bundled, book)
    model = .bundled
    spelling = AisleSpelling(names)
  }

  /// The aisle of a food in a form.
  ///
  /// A food that is not listed is in the aisle of its main ingredient, and an unknown food in
  /// ``Aisle/other``.
  public func aisle(of food: FoodID, form: ShopForm = .usual) -> Aisle {
    let usual = foods.aisle(of: food) ?? .other
    switch form {
    case .usual, .whole: return usual
    case .frozen: return .frozen
    case .canned: return Self.canned(usual)
    case .fresh: return usual == .spices ? .produce : usual
    case .ground: return usual == .produce || usual == .nutsDriedFruit ? .spices : usual
    case .dried: return dried(food) ?? (usual == .produce ? .nutsDriedFruit : usual)
    }
  }

  /// The aisle of an item: that of its food, or else of its words.
  public func aisle(of item: ListItem) -> Aisle {
    item.food.map { aisle(of: $0, form: item.form) } ?? place(of: item.name).aisle
  }

  /// The aisle of a typed text, and the way in which it was found.
  ///
  /// The whole name is looked up first, among the listed names and the names of foods. Then the
  /// name is looked up without words of praise, and then with corrected spelling. The learned model
  /// is used last.
  public func place(of text: String) -> AislePlace {
    let read = AisleText(text)
    let words = read.words
    guard !words.isEmpty else { return AislePlace(text, in: .other, by: .unknown) }
    if let place = exact(text, words) { return place }
    let mended = mended(read)
    if mended.words != words, let place = exact(text, mended.words) { return place }
    return guessed(text, mended)
  }

  /// The place from the model, unless the end of the text is a name that never misleads.
  private func guessed(_ text: String, _ read: AisleText) -> AislePlace {
    if AisleWording(read.words).isForAnimals { return AislePlace(text, in: .pets, by: .learned) }
    let head = Array(read.words[..<AisleFeatures.headEnd(read.words)])
    if let (aisle, length) = names.ending(head, isProper: false), length > 1, aisle.isNoFood {
      let key = head.suffix(length).joined(separator: " ")
      return AislePlace(text, in: aisle, by: .listed(key))
    }
    guard let found = model.aisle(of: read, names: names) else {
      return AislePlace(text, in: .other, by: .unknown)
    }
    return AislePlace(text, in: found, by: .learned)
  }

  /// The place of a listed name, or of one of its shorter forms.
  private func exact(_ text: String, _ words: [String]) -> AislePlace? {
    for words in AisleWording(words).forms {
      if let place = known(text, words) { return kept(place, words.contains("frozen")) }
      if let (form, rest) = AisleWording.form(words), let place = known(text, rest) {
        return kept(place, in: form)
      }
    }
    return nil
  }

  /// The place in the freezer if the text says "frozen", even if that text is the name of a food.
  private func kept(_ place: AislePlace, _ isFrozen: Bool) -> AislePlace {
    guard isFrozen, case .food = place.ground else { return place }
    return AislePlace(place.text, in: .frozen, by: place.ground)
  }

  private func kept(_ place: AislePlace, in form: ShopForm) -> AislePlace {
    if case .food(let food) = place.ground {
      return AislePlace(place.text, in: aisle(of: food, form: form), by: place.ground)
    }
    guard !place.aisle.isNoFood, form == .frozen || form == .canned else { return place }
    let aisle = form == .frozen ? .frozen : Self.canned(place.aisle)
    return AislePlace(place.text, in: aisle, by: place.ground)
  }

  private static func canned(_ usual: Aisle) -> Aisle {
    [.produce, .seafood, .meat, .pastaGrains].contains(usual) ? .canned : usual
  }

  /// The place of a listed item or a food with exactly this name.
  private func known(_ text: String, _ words: [String]) -> AislePlace? {
    let key = FoodName.key(of: words)
    if let aisle = names.thing(ofKey: key) { return AislePlace(text, in: aisle, by: .listed(key)) }
    guard let food = book.food(ofKey: key), foods.aisle(of: food.id) != nil else { return nil }
    return AislePlace(text, in: aisle(of: food.id), by: .food(food.id))
  }

  private func mended(_ read: AisleText) -> AisleText {
    read.mapped { word in
      model.knows(AisleFeatures.word(word)) ? word : spelling.mended(word)
    }
  }

  /// The aisle of the dried food if it has a separate name; dried beans are with the grains.
  private func dried(_ food: FoodID) -> Aisle? {
    guard let name = book[food]?.name else { return nil }
    return book.food(named: "dried \(name)").flatMap { foods.aisle(of: $0.id) }
  }
}
