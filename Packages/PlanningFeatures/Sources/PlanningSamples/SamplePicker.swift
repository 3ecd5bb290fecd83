import DesignSystem
import MealModels
import PlanningPresentation

/// The sample recipes of the picker in the catalogue of screens: the drawn one, and further ones.
enum SamplePicker {
  typealias Card = RecipePickerInput.Card

  static let chicken = Card(
    "lemon-herb-chicken", "Lemon Herb Chicken", image: image(.board, [0xE8C46A, 0x6FA055]),
    rating: 4.8, ingredientCount: 10, minutes: 35, servings: 4)
  static let curry = Card(
    "chickpea-curry", "Chickpea Curry", image: image(.bowl, [0xD9913D, 0x5E8C4A]), rating: 4.5,
    ingredientCount: 12, minutes: 30, servings: 6)
  static let soup = Card(
    "asparagus-soup", "Asparagus Soup", image: image(.soup, [0x9DBF77, 0xF1EBD8]),
    ingredientCount: 7, minutes: 25, servings: 2)
  /// A recipe from elsewhere with few facts.
  static let casserole = Card(
    "aunt-annas-casserole", "Aunt Anna's Casserole", image: image(.bowl, [0xC98F5A, 0x7A5A3A]),
    ingredientCount: 1)
  static let long = Card(
    "long", SampleGroceries.longDish, image: image(.board, [0x8A5A44, 0x4C6B3C]), rating: 3.9,
    ingredientCount: 24, minutes: 240, servings: 12)
  static let rightToLeft = Card(
    "maqluba", "مقلوبة الدجاج بالباذنجان", image: image(.bowl, [0xC9A15A, 0x5A3A5A]),
    ingredientCount: 14, minutes: 90, servings: 6)

  /// A recipe that is for part of the table.
  static let held = Card(
    "lemon-pasta", "Lemon Pasta", image: image(.bowl, [0xE8D48A, 0x7A9A55]), ingredientCount: 5,
    minutes: 20, servings: 4,
    obstacles: [
      "Ben: not vegetarian · parmesan; the vegetarian kind would do.",
      "Ben: may hold traces of peanuts · curry powder.",
    ], admitted: "Mara and Ida")
  /// A recipe that is for nobody at the table.
  static let refused = Card(
    "mums-stew", "Mum’s Stew", image: image(.soup, [0x9A5A3A, 0xC9A15A]), ingredientCount: 9,
    obstacles: ["Ben, Mara and Ida: not known: nutritional yeast."])

  private static func image(_ kind: Plate.Kind, _ colors: [UInt32]) -> MealImage {
    let plate = Plate(kind, colors: colors.map { RGBA($0) }, seed: UInt64(colors[0]))
    return MealImage(.plate(plate), ratio: .hero)
  }

  static let searches = ["chicken, vegetarian", "pasta", "no-bake dessert"]

  /// The picker as drawn.
  static let picker = RecipePickerInput(
    cards: [chicken, curry, soup], furtherCount: 40,
    place: PlannerPlace(SampleWeek.monday, .dinner))

  private static func with(_ change: (inout RecipePickerInput) -> Void) -> RecipePickerInput {
    var input = picker
    change(&input)
    return input
  }

  private static func empty(_ tab: PickerTab) -> RecipePickerInput {
    with { ($0.tab, $0.cards, $0.furtherCount) = (tab, [], 0) }
  }

  /// The picker in each of its states.
  static func pickers(_ copy: Copy) -> [(StateID, RecipePickerInput)] {
    tabs + narrowed + [
      ("loading", with { ($0.cards, $0.furtherCount) = (nil, 0) }),
      ("unplaced", with { $0.place = nil }),
      ("swap", with { ($0.place, $0.swapped) = (nil, SampleWeek.leftovers.title) }),
      ("long-names", with { $0.cards = [long, rightToLeft] }),
      ("not-stored", with { $0.toast = .failure(copy("error.unsaved")) }),
      ("unreadable", with { $0.isUnreadable = true }),
    ]
  }

  private static let tabs: [(StateID, RecipePickerInput)] = [
    ("curated", picker),
    ("curated-empty", with { ($0.cards, $0.furtherCount, $0.leftOutCount) = ([], 0, 43) }),
    ("trending", with { $0.tab = .trending }),
    ("trending-everybody", with { ($0.tab, $0.trend) = (.trending, .everybody) }),
    (
      "trending-season",
      with { ($0.tab, $0.trend, $0.cards, $0.furtherCount) = (.trending, .season, [soup], 0) }
    ),
    ("trending-empty", empty(.trending)),
    ("saved", with { ($0.tab, $0.cards, $0.furtherCount) = (.saved, [curry], 0) }),
    ("saved-empty", empty(.saved)),
    ("imported", with { ($0.tab, $0.cards, $0.furtherCount) = (.imported, [casserole], 0) }),
    ("imported-empty", empty(.imported)),
    (
      "reading",
      with {
        ($0.tab, $0.cards, $0.furtherCount) = (.imported, nil, 0); $0.isReadingOwn = true
      }
    ),
    (
      "imported-not-for-all",
      with {
        ($0.tab, $0.cards, $0.furtherCount) = (.imported, [casserole, held, refused], 0)
        $0.hasOpenNames = true
      }
    ),
    (
      "left-out-shown",
      with { ($0.cards, $0.furtherCount, $0.showsLeftOut) = ([curry, held], 0, true) }
    ),
    (
      "left-out-names",
      with { ($0.leftOutCount, $0.leftOutNames) = (3, "Ben") }
    ),
  ]

  private static let narrowed: [(StateID, RecipePickerInput)] = [
    (
      "found",
      with {
        ($0.query, $0.cards, $0.furtherCount) = ("chicken, vegetarian", [curry], 0)
        $0.leftOutCount = 3
      }
    ),
    (
      "filtered",
      with { ($0.filter, $0.cards, $0.furtherCount) = (filter, [curry, soup], 0) }
    ),
    (
      "none",
      with {
        ($0.query, $0.filter, $0.cards, $0.furtherCount) = ("lemon chickn", filter, [], 0)
        $0.wider = [.init("lemon", count: 6), .init("chicken", count: 1)]
      }
    ),
    ("none-filtered", with { ($0.filter, $0.cards, $0.furtherCount) = (filter, [], 0) }),
    ("searches-folded", with { $0.recentSearches = searches }),
    ("searches", with { ($0.recentSearches, $0.isSearchesOpen) = (searches, true) }),
    (
      "offline",
      with { ($0.isOffline, $0.recentSearches, $0.isSearchesOpen) = (true, searches, true) }
    ),
  ]

  /// A filter with a diet, a price and a time.
  static let filter = PickerFilter(
    tags: [.vegetarian], budget: Money(hundredths: 400), minutes: 30)
}
