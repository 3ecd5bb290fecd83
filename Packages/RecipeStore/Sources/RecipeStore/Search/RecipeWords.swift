import MealModels

/// How words of recipes are compared: without case, accents and plural.
enum RecipeWords {
  /// The words of a text in the form in which they are compared.
  static func keys(of text: some StringProtocol) -> [String] {
    FoodName.words(of: text).map(FoodName.singular)
  }

  /// A name or title in the form in which it is compared.
  static func key(of text: some StringProtocol) -> String {
    keys(of: text).joined(separator: " ")
  }

  /// The words of ingredient lines that may name foods.
  static func foods(in lines: some Sequence<String>) -> Set<String> {
    Set(lines.flatMap { keys(of: $0) }.filter(mayNameFood))
  }

  /// Whether a word of an ingredient line may name a food: no number, no unit, no way to cut.
  ///
  /// Words of one or two letters are left out: hardly any food is named by one.
  static func mayNameFood(_ word: String) -> Bool {
    word.utf8.count > 2 && !isNumber(word) && !unimportant.contains(word)
  }

  private static func isNumber(_ word: String) -> Bool {
    word.utf8.contains { UInt8(ascii: "0")...UInt8(ascii: "9") ~= $0 }
  }

  /// Units, sizes and preparations, in the singular, in the languages of most recipes.
  private static let unimportant: Set<String> = Set(
    """
    gram gramme gramo grammo gramm kilo kilogram liter litre litro milliliter millilitre deciliter
    ounce pound pint quart gallon cup cupful tablespoon teaspoon tbsp tsp dessertspoon stick pinch
    dash handful piece slice clove sprig bunch can tin jar pack packet package bag box bottle head
    stalk inch centimeter tasse essloffel teeloffel prise stuck bund dose packung zehe scheibe
    cuillere soupe cafe pincee tranche gousse botte sachet cucharada cucharadita taza pizca diente
    rebanada cucchiaio cucchiaino pizzico spicchio fetta eetlepel theelepel snufje teen plak
    large small medium big whole half fresh freshly frozen dried ground grated chopped sliced diced
    minced peeled crushed finely roughly thinly coarsely optional taste serve serving garnish needed
    more plus into about each other and with without for from the und oder mit ohne nach zum zur fur
    ein eine einen etwa etwas frisch gehackt gross klein der die das avec sans pour ou les des une
    frai hache con sin para los las una fresco picado per gli del della tritato met zonder voor het
    een verse gehakt
    """.split { $0 == " " || $0 == "\n" }.map { FoodName.singular(String($0)) })
}
