import DemoGrocer
import EaterRecord
import Groceries
import MealCatalog
import MealModels
import SeededRandom
import SuggestionEngine

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Measures how long it takes to make and price a shopping list.
///
/// The list of a week is compared with one suggestion, and an update of its prices with SQLite.
struct GroceriesBench {
  /// The most time that the list of a week may take, as a multiple of one suggestion.
  static let listBound = 20.0
  /// The most time that new prices for 500 items may take.
  ///
  /// A multiple of the time in which SQLite reads the same rows.
  static let pricesBound = 2.0

  private static let runs = 101
  private static let items = 500
  private static let store: StoreID = "kroger-1234"
  private static let now = Date(timeIntervalSince1970: 1_778_610_600)

  private let foods = FoodReference.culinary
  private let catalog = Catalog.bundled
  private let counter = DemoRetailer(movement: StockMovement(seed: 0))

  /// Parses the arguments; throws `usage` if there are any.
  init(_ words: [String]) throws(BenchError) {
    guard words.isEmpty else { throw .usage }
  }

  /// Runs the measurements, which take some seconds.
  func findings() throws(BenchError) -> [BenchResult] {
    let folder = try WorkFolder()
    defer { folder.remove() }
    return [try week(), try prices(folder)]
  }

  /// Merges, matches and prices the ingredients of 21 meals for four, and compares it with one
  /// suggestion.
  private func week() throws(BenchError) -> BenchResult {
    showProgress("making lists and suggesting")
    let engine = MealSuggester(pool: MealPool(catalog.summaries, sides: catalog.sides))
    let request = SuggestionRequest(
      moment: LocalMoment(date: Self.now), limits: EaterLimits(allergens: AllergenSet([.treeNut])),
      wishes: Wishes(slot: .dinner), count: 1, seed: 7)
    let dishes = self.dishes(21)
    var (lists, suggestions): ([Double], [Double]) = ([], [])
    var merged = 0
    for _ in 0..<Self.runs {
      var start = ProcessorClock.microseconds
      let priced = try priced(dishes)
      lists.append(ProcessorClock.microseconds - start)
      start = ProcessorClock.microseconds
      let answer = engine.suggest(request, history: History())
      suggestions.append(ProcessorClock.microseconds - start)
      guard answer.suggestions.count == 1, priced.total.known != nil else {
        throw .wrongResult("the list has no price")
      }
      merged = priced.items.count
    }
    return BenchResult(
      name: "a list of \(merged) items for 21 meals, made and priced", value: lists.median,
      unit: "µs", peer: .init(name: "one suggestion", value: suggestions.median),
      bound: Self.listBound)
  }

  private func priced(_ dishes: [DishToBuy]) throws(BenchError) -> PricedList {
    let list = ListBuilder(foods).list("bench", of: dishes)
    let wishes = list.open.map { item in
      ProductWish(food: item.item.food, form: item.item.form, words: item.item.name)
    }
    do throws(RetailerError) {
      let sold = try counter.answer(to: wishes, in: Self.store, at: Self.now).products
      return pricing(sold).priced(list.open)
    } catch { throw .wrongResult(error.message) }
  }

  private func pricing(_ products: [Product]) -> ListPricing {
    let book = foods.book
    return ListPricing(products, measures: { book[$0]?.measures })
  }

  /// Applies new prices to every product of 500 items, and adds up the cost of the items.
  private func prices(_ folder: WorkFolder) throws(BenchError) -> BenchResult {
    showProgress("asking for prices again")
    let (items, products) = try shelf()
    let ids = products.map(\.id)
    let snapshot: PriceSnapshot
    do throws(RetailerError) {
      snapshot = try counter.snapshot(of: ids, in: Self.store, at: Self.now + 6 * 3600)
    } catch { throw .wrongResult(error.message) }
    var ours: [Double] = []
    var cost = 0
    for _ in 0..<Self.runs {
      let start = ProcessorClock.microseconds
      let fresh = pricing(snapshot.applied(to: products)).priced(items)
      ours.append(ProcessorClock.microseconds - start)
      cost = fresh.total.known?.hundredths ?? 0
    }
    guard cost > 0 else { throw .wrongResult("nothing has a price") }
    let peer = try PriceRowsPeer(folder: folder).time(products)
    return BenchResult(
      name: "\(items.count) items priced again, of \(products.count) products", value: ours.median,
      unit: "µs", peer: .init(name: "SQLite reading the rows", value: peer),
      bound: Self.pricesBound)
  }

  /// Items that the store sells, and all products that the store has for them.
  private func shelf() throws(BenchError) -> (items: [ListedItem], products: [Product]) {
    let merged = ListMerger(foods).items(for: dishes(catalog.summaries.count))
    do throws(RetailerError) {
      let wishes = merged.map { ProductWish(food: $0.food, form: $0.form, words: $0.name) }
      let sold = try counter.answer(to: wishes, in: Self.store, at: Self.now).products
      let known = Set(sold.map { ShelfPlace(food: $0.food, form: $0.form) })
      let items = merged.filter { known.contains(ShelfPlace(food: $0.food, form: $0.form)) }
        .prefix(Self.items)
      let places = Set(items.map { ShelfPlace(food: $0.food, form: $0.form) })
      return (
        items.map(Self.forOneMeal),
        sold.filter { places.contains(ShelfPlace(food: $0.food, form: $0.form)) }
      )
    } catch { throw .wrongResult(error.message) }
  }

  /// An item with the amount for its first meal.
  private static func forOneMeal(_ item: ListItem) -> ListedItem {
    var item = item
    item.amounts = item.sources.first?.bought ?? []
    return ListedItem(item)
  }

  private struct ShelfPlace: Hashable {
    var food: FoodID?
    var form: ShopForm
  }

  /// Meals of the catalogue for four people, in random order.
  private func dishes(_ count: Int) -> [DishToBuy] {
    var random = SeededGenerator(seed: 21)
    return catalog.summaries.shuffled(using: &random).prefix(count).enumerated()
      .compactMap { place, summary in
        catalog.meal(summary.id).map { meal in
          DishToBuy(
            MealSource(id: "\(place)", recipe: meal.id, title: meal.recipe.title, day: place / 3),
            meal.recipe, servings: 4)
        }
      }
  }
}
