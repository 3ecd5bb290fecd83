/// A food that has to be cooked before a recipe begins, such as the rice of fried rice.
public struct CookedBefore: Hashable, Sendable {
  /// The food.
  public var food: FoodID

  /// What the recipe calls it: "cooked jasmine rice".
  public var name: String

  /// Minutes until it is ready where there is none, cooling included where it is used cold.
  public var minutes: Int

  /// Makes such a food.
  public init(_ food: FoodID, name: String, minutes: Int) {
    self.food = food
    self.name = name
    self.minutes = minutes
  }
}

extension Recipe {
  /// The foods that must be cooked before it begins, each once, in the order of the list.
  ///
  /// What is sold cooked, such as canned lentils, peeled shrimp and rotisserie chicken, is none of
  /// them, and what is optional can be left out.
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

  /// Minutes from now to the table: its own, after what must be cooked before and is not at home.
  ///
  /// What must be cooked before is cooked side by side.
  public func minutesToTable(atHome: Set<FoodID> = []) -> Int {
    let before = cookedBefore.filter { !atHome.contains($0.food) }.map(\.minutes).max() ?? 0
    return times.totalMinutes + before
  }
}

extension CookedBefore {
  /// Minutes that something hot takes to be cold from the fridge.
  private static let coolingMinutes = 60

  /// What a line says that must be cooked before; nil where nothing must.
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

  /// Words of what a shop sells cooked.
  private static let sold: Set<String> = [
    "canned", "can", "tinned", "tin", "jarred", "jar", "pouch", "packet", "precooked", "ready",
    "deli", "rotisserie", "frozen", "vacuum", "corned",
  ]

  /// Words of a note that ask for something cold.
  private static let cold: Set<String> = ["cold", "fridge", "chilled", "cooled", "ahead", "day"]

  /// How long a food takes to cook, by the words of its id; the first that fits counts.
  private static func minutes(of kind: [String]) -> Int? {
    times.first { $0.words.allSatisfy(kind.contains) }?.minutes
  }

  /// Minutes from the start until it is cooked, with the water coming to a boil.
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
