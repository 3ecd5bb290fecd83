import DesignSystem
import Layout
import MealCatalog
import MealModels
import PlanningPresentation
import Presentation
import PresentationSamples
import Renderers
import ScreenGallery
import ScreenParts

/// Measures the time from a state to its finished page, for the designed states and a long list.
struct ScreensBench {
  /// A tenth of a frame at 60 Hz, in microseconds.
  static let stateLimit = 1600.0
  /// The most time for one component of a long screen, in microseconds.
  static let componentLimit = 20.0

  /// The most time for the whole gallery, in milliseconds.
  static let galleryLimit = 20_000.0

  private static let runs = 101
  private static let cards = 500
  private static let items = 200
  private let meals: [Meal]
  private let samples: SampleMeals

  /// Parses the arguments; throws `usage` if there are any.
  init(_ words: [String]) throws(BenchError) {
    guard words.isEmpty else { throw .usage }
    let catalog = Catalog.bundled
    guard let samples = SampleMeals({ catalog.meal($0) }) else {
      throw .wrongResult("a sample meal is missing")
    }
    self.samples = samples
    meals = catalog.summaries.compactMap { catalog.meal($0.id) }
  }

  /// Runs the measurements, which take some seconds.
  func findings() throws(BenchError) -> [BenchResult] {
    showProgress("laying out and rendering every state")
    let states = ScreenCatalog(samples: samples, copy: .english).screens.flatMap { screen in
      screen.states.map { state in
        (
          name: "\(screen.id) \(state.id)",
          time: Self.time { state.make(PresentationContext(copy: .english)) }
        )
      }
    }
    let slowest = states.max { $0.time < $1.time }
    showProgress("laying out and rendering \(Self.cards) favorites")
    let favorites = favorites()
    let components = Double(favorites.element.all.count)
    let long = Self.time { favorites }
    showProgress("laying out and rendering a grocery list of \(Self.items)")
    let groceries = groceries()
    let lines = Double(groceries.element.all.count)
    let list = Self.time { groceries }
    showProgress("making the gallery")
    let gallery = try gallery()
    return [
      BenchResult(
        name: "a state to its page, the median of \(states.count)",
        value: states.map(\.time).median, unit: "µs",
        peer: .init(name: "a tenth of a frame", value: Self.stateLimit), bound: 1),
      BenchResult(
        name: "the slowest: \(slowest?.name ?? "none")", value: slowest?.time ?? 0, unit: "µs",
        peer: .init(name: "a tenth of a frame", value: Self.stateLimit)),
      BenchResult(
        name: "a component of \(Self.cards) favorites", value: long / components, unit: "µs",
        peer: .init(name: "limit", value: Self.componentLimit), bound: 1),
      BenchResult(name: "its components", value: components, unit: "components"),
      BenchResult(
        name: "a component of a grocery list of \(Self.items)", value: list / lines, unit: "µs",
        peer: .init(name: "limit", value: Self.componentLimit), bound: 1),
      BenchResult(
        name: "the whole gallery, \(gallery.files) files", value: gallery.time, unit: "ms",
        peer: .init(name: "limit", value: Self.galleryLimit), bound: 1),
    ]
  }

  /// The time that it takes to make all files of the gallery, without writing them.
  private func gallery() throws(BenchError) -> (files: Int, time: Double) {
    let catalog = ScreenCatalog(samples: samples, copy: .english).screens + [.components]
    let screens = catalog.map { $0.listed(.english) }
    let clock = ContinuousClock()
    let start = clock.now
    guard let gallery = try? Gallery(screens, options: GalleryOptions(title: "MealAdvisor")) else {
      throw .wrongResult("the screens make no gallery")
    }
    let bytes = gallery.files.reduce(0) { $0 + $1.text.utf8.count }
    guard bytes > 0 else { throw .wrongResult("the gallery is empty") }
    return (gallery.count, (clock.now - start).milliseconds)
  }

  private func favorites() -> FavoritesScreen {
    let items = (0..<Self.cards).map { index in
      var item = SavedItem(meals[index % meals.count])
      item.id = MealID(rawValue: "\(item.id)-\(index)")
      return item
    }
    return FavoritesScreen(FavoritesInput(items: items), PresentationContext(copy: .english))
  }

  private func groceries() -> GroceryListScreen {
    let items = (0..<Self.items).map { index in
      GroceryListInput.Item(
        GroceryItemID(rawValue: "item-\(index)"), meals[index % meals.count].recipe.title,
        count: index % 4 + 1, recipes: ["Pasta night"], availability: .inStock,
        price: Money(hundredths: 199 + index))
    }
    let groups = [GroceryListInput.Group("pantry", "Pantry", items: items)]
    return GroceryListScreen(
      GroceryListInput(groups: groups, store: ChosenStore("Kroger #1234", retailer: "Kroger")),
      PresentationContext(copy: .english))
  }

  /// The median time from a screen to its page in microseconds.
  private static func time(_ make: () -> any Screen) -> Double {
    let clock = ContinuousClock()
    return (0..<runs).map { _ in
      let start = clock.now
      let screen = make()
      let page = layOut(screen.element).html(HTMLPage(title: screen.title))
      precondition(!page.isEmpty)
      return (clock.now - start).microseconds
    }.median
  }
}
