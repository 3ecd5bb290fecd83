/// A food that has to be cooked before a recipe begins, such as the rice of fried rice.
public struct CookedBefore: Hashable, Sendable {
  /// The food.
  public var food: FoodID

  /// The name in the recipe: "cooked jasmine rice".
  public var name: String

  /// Minutes until the food is ready if none is at home, including cooling if it is used cold.
  public var minutes: Int

  /// Makes a food that has to be cooked before a recipe begins.
  public init(_ food: FoodID, name: String, minutes: Int) {
    self.food = food
    self.name = name
    self.minutes = minutes
  }
}

extension Recipe {
  /// The foods that must be cooked before the recipe begins, each once, in the order of the list.
  ///
  /// Foods that are sold cooked, such as canned lentils, peeled shrimp and rotisserie chicken, are
  /// not included. Neither are optional foods, which can be left out.
  public var cookedBefore: [CookedBefore] {
    var found: [CookedBefore] = []
    for line in ingredients {
      guard let cooked = CookedBefore(line) else { continue }
      if let known = found.firstIndex(where: { $0.food == cooked.food }) {
        found[known].minutes = max(found[known].minutes, cooked.minutes)
      } else {
        found.append(cooked)
      }
    }
    return found
  }

  /// Minutes until the meal is on the table: those of the recipe, after those of foods that must be
  /// cooked before and are not at home.
  ///
  /// All foods that must be cooked before are cooked at the same time.
  public func minutesToTable(atHome: Set<FoodID> = []) -> Int {
    let before = cookedBefore.filter { !atHome.contains($0.food) }.map(\.minutes).max() ?? 0
    return times.totalMinutes + before
  }
}

extension CookedBefore {
  /// Minutes in the fridge until a hot food is cold.
  private static let coolingMinutes = 60

  /// Makes the food of a line that must be cooked before; nil for any other line.
  init?(_ line: Ingredient) {
    guard let food = line.food, !line.isOptional else { return nil }
    let name = FoodName.words(of: line.name)
    let note = FoodName.words(of: line.note ?? "")
    let kind = food.rawValue.split(separator: "-").map(String.init)
    guard Self.saysCooked(name), Self.sold.isDisjoint(with: name + note + kind),
      let cooking = Self.minutes(of: kind)
    else { return nil }
    let isCold = !Self.cold.isDisjoint(with: note) && !note.contains("fresh")
    self.init(food, name: line.name, minutes: cooking + (isCold ? Self.coolingMinutes : 0))
  }

  private static func saysCooked(_ words: [String]) -> Bool {
    !["cooked", "boiled", "leftover", "steamed"].allSatisfy { !words.contains($0) }
  }

  /// Words of foods that shops sell cooked.
  private static let sold: Set<String> = [
    "canned", "can", "tinned", "tin", "jarred", "jar", "pouch", "packet", "precooked", "ready",
    "deli", "rotisserie", "frozen", "vacuum", "corned",
  ]

  /// Words of a note that ask for a cold food.
  private static let cold: Set<String> = ["cold", "fridge", "chilled", "cooled", "ahead", "day"]

  /// The minutes that a food takes to cook, from the first entry of ``times`` that fits the words
  /// of its id.
  private static func minutes(of kind: [String]) -> Int? {
    times.first { $0.words.allSatisfy(kind.contains) }?.minutes
  }

  /// Minutes until a food is cooked, including the time in which the water comes to a boil.
  private static let times: [(words: [String], minutes: Int)] = [
    (["rice", "noodle"], 15), (["brown", "rice"], 45), (["wild", "rice"], 50),
    (["red", "rice"], 40), (["black", "rice"], 40), (["glutinous", "rice"], 45), (["rice"], 25),
    (["quinoa"], 20), (["couscous"], 10), (["bulgur"], 20), (["freekeh"], 25), (["spelt"], 40),
    (["farro"], 35), (["barley"], 40), (["millet"], 25), (["amaranth"], 25), (["oats"], 10),
    (["red", "lentil"], 20), (["lentil"], 30), (["split", "pea"], 45), (["dal"], 35),
    (["bean"], 90), (["chickpea"], 90), (["soybean"], 120), (["gram"], 60),
    (["pasta"], 20), (["spaghetti"], 20), (["macaroni"], 20), (["noodle"], 15), (["udon"], 15),
    (["soba"], 15), (["sweet", "potato"], 30), (["potato"], 30), (["egg"], 15), (["beetroot"], 50),
    (["chicken"], 30), (["turkey"], 60), (["duck"], 60), (["pork"], 60), (["beef"], 60),
  ]
}
