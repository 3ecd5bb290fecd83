import DesignSystem
import MealModels
import Testing

@testable import MealPictures

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// What is drawn of dishes of which only the name is certain.
@Suite struct ImportedTitlesTests {
  /// Names as pages write them, with the tile that a person would choose.
  private static let tiles: [(title: String, tile: DishTile)] = [
    ("Brownie Cookies", .cookies), ("Nutella Cookies", .cookies),
    ("Fluffy Buttermilk Pancakes", .dish), ("Pumpkin Cheesecake Roll", .cake),
    ("Honey Glazed Ham", .main), ("Spinach Frittata", .main), ("Mushroom Risotto", .main),
    ("Chickpea Curry", .main), ("Lemon Pasta", .pasta), ("Chicken Noodle Soup", .soup),
    ("Chicken Soup with Rice and Egg", .soup), ("Potato Salad", .salad),
    ("Grilled Chicken Salad Sandwich", .main), ("Salad Dressing", .sauce),
    ("Caesar Salad with Homemade Croutons", .salad), ("Banana Bread", .bread),
    ("Bread Pudding", .dessert), ("Carrot Cake with Cream Cheese Frosting", .cake),
    ("Crab Cakes", .main), ("Apple Pie", .pie), ("Chicken Pot Pie", .main),
    ("Quiche Lorraine", .pie),
    ("Vanilla Ice Cream", .dessert), ("Chocolate Mousse (Eggless)", .dessert),
    ("Espresso Martini", .drink), ("Mango Lassi", .drink), ("Basil Pesto", .sauce),
    ("Peanut Butter Cookies", .cookies), ("Butter Chicken", .main), ("Garlic Butter Shrimp", .main),
    ("Cinnamon Rolls", .cake), ("Spring Rolls", .main), ("Dinner Rolls", .bread),
    ("Beef Stew", .soup), ("Slow Cooker Chili", .soup), ("Mac and Cheese", .pasta),
    ("Cucumber Gazpacho", .soup), ("Kartoffelsuppe", .dish), ("Linsen Eintopf", .soup),
    ("Tarte aux Pommes", .pie), ("Dan Dan Noodles", .pasta), ("Roast Turkey", .main),
    ("Lemon Bars", .cookies), ("Hot Chocolate", .drink), ("Pizza Dough", .main),
    ("Granola", .dish), ("Egg Muffins", .cake), ("Grandma Jo's Favorite", .dish), ("", .dish),
    ("Soup Dumplings", .main), ("Orange Juice Carrots", .dish), ("Salmon Loaf", .main),
    ("Tomato Sauce", .sauce), ("Buttermilk Biscuits", .bread),
  ]

  /// A source of any dish that is not of the app's own catalogue.
  private func picture(_ title: String, _ kind: DishKind = .plate) -> MealImage.Source {
    .certain("imported", title: title, kind: kind)
  }

  @Test("A dish whose foods could be hidden gets the calm tile of its kind", arguments: tiles)
  func tile(title: String, tile: DishTile) {
    #expect(picture(title) == .tile(tile))
  }

  @Test(
    "A plate is drawn where the name says all that it shows",
    arguments: [
      ("Tomato Soup", DishKind.soup), ("Easy Carrot Soup", .soup),
      ("Strawberry Smoothie", .smoothie),
    ])
  func certain(title: String, kind: DishKind) {
    guard case .plate(let plate) = picture(title, kind) else {
      Issue.record("\(title) is a tile")
      return
    }
    #expect(plate.kind == Plate.Kind(of: kind))
    #expect(!plate.toppings.contains { [.egg, .halfEgg].contains($0.form) })
  }

  @Test(
    "One word that is no food, or a kind that varies, leaves no plate",
    arguments: [
      ("Wedding Soup", DishKind.soup), ("Chicken Soup", .soup), ("Vegetable Barley Soup", .soup),
      ("Soup Dumplings", .soup),
      ("Green Goddess Smoothie", .smoothie),
      ("Potato Salad", .salad), ("Lasagna", .pasta), ("Egg Toast", .toast), ("Smoothie", .smoothie),
    ])
  func uncertain(title: String, kind: DishKind) {
    guard case .tile = picture(title, kind) else {
      Issue.record("\(title) is a plate")
      return
    }
  }

  @Test("A stated kind decides where the name says none, but not a kind that may be a guess")
  func stated() {
    #expect(picture("Grandma's Best", .dessert) == .tile(.dessert))
    #expect(picture("Sunday Special", .plate) == .tile(.dish))
    #expect(picture("Sunday Special", .drink) == .tile(.drink))
  }

  /// Reads the titles of a folder of JSON files, `TITLES_FOLDER`, and checks what is drawn of each.
  @Test(
    "The titles of a folder show no egg and no noodles of their doughs",
    .enabled(if: ProcessInfo.processInfo.environment["TITLES_FOLDER"] != nil))
  func folder() throws {
    struct Page: Decodable {
      var title: String?
    }
    let folder = try #require(ProcessInfo.processInfo.environment["TITLES_FOLDER"])
    let names = try FileManager.default.subpathsOfDirectory(atPath: folder)
    for name in names.sorted() where name.hasSuffix(".json") {
      guard let data = FileManager.default.contents(atPath: "\(folder)/\(name)"),
        let title = try? JSONDecoder().decode(Page.self, from: data).title
      else { continue }
      let words = Set(FoodTint.words(of: title))
      let kind: DishKind =
        words.contains("soup") ? .soup : words.contains("smoothie") ? .smoothie : .plate
      switch picture(title, kind) {
      case .tile: continue
      case .plate(let plate):
        #expect(!plate.toppings.contains { [.egg, .halfEgg].contains($0.form) }, "\(title)")
      case .photo: Issue.record("\(title) has no photo")
      }
    }
  }
}
