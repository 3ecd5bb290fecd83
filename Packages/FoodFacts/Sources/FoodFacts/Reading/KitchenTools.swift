import CulinaryFoods
import MealModels

/// Tells lines of a recipe that name equipment, such as "8 wooden skewers, soaked".
///
/// A line names equipment only if its last words do, each of its other words is an ordinary one,
/// and none names a food: "lemongrass skewers" and "muffin tin with peanut butter" do not.
public struct KitchenTools: Sendable {
  /// The equipment that ships inside the binary.
  public static let bundled = KitchenTools()

  private let words = ProseWords(.culinary, lexicon: .bundled, vocabulary: .bundled)

  /// Whether a line names equipment and nothing that is eaten.
  public func isTool(_ line: String) -> Bool {
    let clauses = PlainText(line).clauses
    guard let first = clauses.first, clauses.allSatisfy(isWithoutFood) else { return false }
    let named = first.prefix { !Self.purposes.contains($0) }
    return !named.isEmpty && Self.fats.isDisjoint(with: clauses.joined())
      && named.split(whereSeparator: Self.joints.contains).allSatisfy { isTool(Array($0)) }
  }

  /// Whether the last words of a name are equipment.
  private func isTool(_ name: [String]) -> Bool {
    guard let last = name.last else { return false }
    if words.lexicon.kinds(of: last).contains(.tool) { return true }
    return (2...4).contains { count in
      count <= name.count
        && words.lexicon.tools.contains(FoodName.key(name.suffix(count).joined(separator: " ")))
    }
  }

  /// Whether every word of a clause is known, and none names a food.
  private func isWithoutFood(_ clause: [String]) -> Bool {
    var explained: Set<Int> = []
    for mention in words.index.overlappingMentions(in: clause) {
      let isOrdinary = mention.words.allSatisfy {
        words.lexicon.kinds(of: $0).contains(.otherwise)
      }
      guard mention.food == ProseWords.noFood || isOrdinary else { return false }
      explained.formUnion(mention.range)
    }
    return clause.indices.allSatisfy { place in
      explained.contains(place)
        || !words.lexicon.kinds(of: clause[place]).isDisjoint(with: [.ordinary, .thing, .tool])
    }
  }

  /// Words after which a line tells what the equipment is for.
  private static let purposes: Set = ["for", "to", "in", "on", "from", "with", "without"]
  /// Words for how equipment is made ready; the food on or in it may be any.
  private static let fats: Set = [
    "greased", "oiled", "sprayed", "coated", "filled", "stuffed", "seasoned", "loaded", "sugared",
  ]
  private static let joints: Set = ["and", "or"]
}
