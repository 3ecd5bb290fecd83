import DesignSystem
import Testing

@testable import MealPictures

@Suite struct PictureReaderTests {
  static func read(_ text: String) -> PictureReader {
    var reader = PictureReader()
    reader.read(text)
    return reader
  }

  @Test(arguments: [
    (
      "a skillet of red tomato sauce with six eggs and chopped parsley",
      [Plate.Form.sauce, .egg, .herb]
    ),
    (
      "flakes of white fish with red onion and avocado on lettuce",
      [.crumble, .ring, .wedge, .leaf]
    ),
    (
      "white tofu cubes in scarlet oil with ground pork and spring onion",
      [.chunk, .crumble, .ring]
    ),
    ("smooth bright orange squash porridge in a white bowl", [.sauce]),
    ("dark shredded beef scrambled with egg and tomato", [.strip, .crumble, .slice]),
    ("a salmon fillet with lemon slices", [.fillet, .slice]),
    ("overlapping orange slices with mint leaves", [.slice, .herb]),
    ("", []),
    ("moon dust 42 — ¿?", []),
  ])
  func `foods are read with their cut`(text: String, forms: [Plate.Form]) {
    #expect(Self.read(text).toppings.map(\.form) == forms)
  }

  @Test(arguments: [
    ("a black iron pan of tomatoes", Plate.Vessel.pan), ("a clay pot of beans", .pot),
    ("a glass bowl of soup", .bowl), ("a tall glass of mango lassi", .glass),
    ("flatbreads on a wooden board", .board),
  ])
  func `the vessel is read`(text: String, vessel: Plate.Vessel) {
    #expect(Self.read(text).vessel == vessel)
  }

  @Test func `no vessel is read where none is named`() {
    #expect(Self.read("pasta with peas").vessel == nil)
  }

  @Test func `a colour before a food colours it and no other`() throws {
    let plain = try #require(Self.read("cauliflower").toppings.first)
    let purple = Self.read("purple cauliflower with cauliflower").toppings
    #expect(purple.count == 2)
    #expect(purple.first?.color != plain.color)
    #expect(purple.last == plain)
  }

  @Test func `a shade and a colour add up`() throws {
    let green = try #require(Self.read("green soup").toppings.first)
    let pale = try #require(Self.read("pale green soup").toppings.first)
    #expect(pale.color.relativeLuminance > green.color.relativeLuminance)
  }
}
