import FoodFacts
import MealModels
import Testing

@testable import Groceries
@testable import GroceriesCompiling

@Suite struct AisleTrainingTests {
  /// A few names of goods, as the file writes them.
  private static let goods =
    "name\tcategory\taisle\n"
    + ["white", "brown", "rye", "seeded"].flatMap { kind in
      [
        "\(kind) bread\tBread\tbakery", "\(kind) bread rolls\tBread\tbakery",
        "\(kind) chocolate\tChocolate\tsweets", "\(kind) chocolate bar, nutty\tChocolate\tsweets",
        "\(kind) soap\tSoap\tpersonal-care",
      ]
    }.joined(separator: "\n")

  private func names() throws -> AisleNames {
    AisleNames(try AisleLists(foods: "", words: "personal-care\tsoap"), .empty)
  }

  private func trained() throws -> AisleTrainer {
    let corpus = AisleCorpus(
      goods: AisleExample.rows(Self.goods), listed: [AisleExample("soap", .personalCare)],
      foods: [AisleExample("rye", .bakery)])
    var trainer = AisleTrainer(corpus.examples(heldOut: true), names: try names(), room: 60)
    trainer.learn()
    return trainer
  }

  @Test func `the same names give the same weights to the byte`() throws {
    let first = try trained().written()
    let second = try trained().written()
    #expect(first.text == second.text)
    #expect(first.text.split(separator: "\n").count <= 60)
  }

  @Test func `the trained model finds the learned aisles`() throws {
    let trainer = try trained()
    #expect(trainer.aisle(of: AisleText("spelt bread")) == .bakery)
    #expect(trainer.aisle(of: AisleText("dark chocolate")) == .sweets)
  }

  @Test func `lines that are no rows are left out`() {
    #expect(AisleExample.rows("name\tcategory\taisle\nbread\tbakery\nx\ty\tnowhere").isEmpty)
  }

  @Test func `names that are held out are told by their words alone`() {
    let rows = AisleExample.rows(Self.goods)
    #expect(rows.map(\.isHeldOut) == rows.map { AisleExample("2 x \($0.text)", .other).isHeldOut })
  }

  @Test func `the words of a name are in the singular, without amounts`() {
    #expect(AisleText("2 x 500g Tomatoes, chopped").parts == [["tomato"], ["chopped"]])
    #expect(AisleText("7").parts == [["7"]])
  }
}
