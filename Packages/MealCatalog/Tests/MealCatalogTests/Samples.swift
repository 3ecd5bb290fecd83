import MealModels

@testable import MealCatalog

/// Small catalogue texts that tests read whole or change in one place.
enum Samples {
  /// One meal that uses every part of the format, with a food of its own.
  static let everything = """
    mealadvisor-catalog 1
    # Grandmother's best.
    food rye-crisp: rye crisp; rye crisps | from: rye | | traces: sesame

    meal toast-supper
    title: Toast Supper
    gloss: bread and a soft egg
    cuisine: british
    slots: breakfast, dinner
    known: gb 5, us 3, world 2
    difficulty: easy
    time: prep 5, cook 10, total 45
    servings: 2
    summary: Buttery toast with a soft egg.
    description: Two slices of toast, an egg and butter: supper in minutes.
    picture: toast, Golden toast with an egg
    with: sliced-tomatoes or plain-bread, plain-bread
    role: complete, a light supper in Britain
    also: Tomatoes, rye crisp
    formerly: egg-on-toast
    ingredients:
    - 2 slices | bread
    - 1 1/2 tbsp | soft butter = butter | at room temperature
    -? 1-2 | large eggs = egg
    -- To serve
    - | Gran's relish = ? | to taste
    steps:
    1. Toast the bread until golden, about 3.5 minutes.
    2. Fry the egg: 4 minutes over medium heat.

    side sliced-tomatoes
    title: Sliced Tomatoes
    cuisine: british
    difficulty: easy
    time: prep 5, cook 0
    servings: 4
    summary: Tomatoes in slices.
    picture: plate, sliced tomatoes
    ingredients:
    - 4 | tomatoes
    steps:
    1. Slice the tomatoes.

    side plain-bread
    title: Plain Bread
    cuisine: british
    difficulty: easy
    time: prep 1, cook 0
    servings: 2
    summary: Bread in slices.
    picture: plate, slices of bread
    ingredients:
    - 4 slices | bread
    steps:
    1. Cut the bread.

    """

  /// The smallest catalogue that is right.
  static let minimal = """
    mealadvisor-catalog 1
    meal plain-toast
    title: Plain Toast
    cuisine: british
    slots: breakfast
    difficulty: easy
    time: prep 1, cook 3
    servings: 2
    summary: Toast.
    description: Toast and nothing else.
    picture: toast, A slice of toast
    ingredients:
    - 2 slices | bread
    steps:
    1. Toast the bread until golden.

    """

  /// The pantry that the texts are read with.
  static let foods = """
    milk: milk | | milk
    butter: butter | from: milk
    egg: egg; eggs | | egg
    wheat: wheat | | wheat
    bread: bread; loaf | from: wheat
    meat: meat | | meat | group
    rye: rye | | gluten
    tomato: tomato; tomatoes
    cod: cod | | fish
    sausage: sausage | | pork | traces: mustard, celery
    """

  /// The pantry as a book, in which no text names more than its list.
  static func book() throws -> FoodReference {
    FoodReference(
      try FoodBook(foods.split(separator: "\n").map { try FoodLine.food($0) }),
      reader: { _ in { _ in [] } })
  }

  /// Reads a text as the catalogue file "recipes.txt".
  static func read(_ text: String) throws -> ParsedCatalogue {
    try CatalogParser(file: "recipes.txt", foods: book(), origin: .imported).catalogue(text)
  }

  /// The message with which a text is refused; nil when it is accepted.
  static func refusal(of text: String) throws -> String? {
    let parser = try CatalogParser(file: "recipes.txt", foods: book(), origin: .imported)
    do {
      _ = try parser.catalogue(text)
      return nil
    } catch {
      return error.message
    }
  }
}
