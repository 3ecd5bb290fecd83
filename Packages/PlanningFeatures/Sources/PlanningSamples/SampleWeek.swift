import DesignSystem
import MealModels
import PlanningPresentation
import ScreenParts

/// The sample week of the catalogue of screens: the week of seed 003, in 2025 (C-R13).
enum SampleWeek {
  typealias Entry = PlannerInput.Entry

  /// Monday 12 May 2025, as days since 1 January 1970.
  static let monday = 20_220

  static let yogurt = Entry(
    "yogurt", .breakfast, "Greek yogurt bowl", servings: 4, minutes: 5,
    image: image(.bowl, [0xF6F0E1, 0x7B4B94]), isCooked: true)
  static let leftovers = Entry("leftovers", .lunch, "Leftovers")
  static let salmon = Entry(
    "salmon", .dinner, "Sheet-pan salmon + veggies", minutes: 35,
    image: image(.board, [0xEF8A6E, 0x79AF58]))
  static let oats = Entry(
    "oats", .breakfast, "Overnight oats", note: "prep tonight", minutes: 10,
    image: image(.bowl, [0xDDC9A0, 0xA33A3A]))
  static let soup = Entry(
    "soup", .lunch, "Tomato soup + grilled cheese", minutes: 30,
    image: image(.soup, [0xC9432F, 0xEBC66E]))
  static let pasta = Entry(
    "pasta", .dinner, "Pasta with roasted broccoli", minutes: 25,
    image: image(.bowl, [0xEBC66E, 0x4C8B45]))

  /// The pasta as a dish that keeps.
  static let kept = changed(pasta) { $0.hasLeftovers = true }

  private static func image(_ kind: Plate.Kind, _ colors: [UInt32]) -> MealImage {
    let plate = Plate(kind, colors: colors.map { RGBA($0) }, seed: UInt64(colors[0]))
    return MealImage(.plate(plate), ratio: .thumbnail)
  }

  /// The two drawn days, and five days that can be filled.
  static func days(_ first: [Entry], _ second: [Entry]) -> [PlannerInput.Day] {
    [.init(monday, entries: first), .init(monday + 1, entries: second)]
      + (2..<7).map { .init(monday + $0) }
  }

  /// The week as drawn.
  static let week = PlannerInput(
    firstDay: monday, days: days([yogurt, leftovers, salmon], [oats, soup, pasta]),
    store: SampleGroceries.kroger, isPending: true, syncedSecondsAgo: 130)

  /// An entry after a change.
  static func changed(_ entry: Entry, _ change: (inout Entry) -> Void) -> Entry {
    var entry = entry
    change(&entry)
    return entry
  }

  /// The planner in each of its states.
  static func weeks(_ copy: Copy) -> [(StateID, PlannerInput)] {
    func with(_ change: (inout PlannerInput) -> Void) -> PlannerInput {
      var input = week
      change(&input)
      return input
    }
    return [
      ("week", week),
      (
        "synced", with { ($0.isPending, $0.syncedSecondsAgo) = (false, 5) }
      ),
      ("empty", PlannerInput(firstDay: monday + 14, days: empty, syncedSecondsAgo: 130)),
      (
        "empty-filling",
        PlannerInput(firstDay: monday + 14, days: empty, isFilling: true, syncedSecondsAgo: 130)
      ),
      ("loading", PlannerInput(firstDay: monday, store: SampleGroceries.kroger)),
      ("offline", with { ($0.connection, $0.days) = (.offline, drafts) }),
      ("refreshing", with { $0.connection = .refreshing }),
      (
        "filling",
        with {
          $0.isFilling = true
          $0.estimate = Money(hundredths: 8412)
        }
      ),
      ("locked", with { $0.days = locked }),
      ("deltas", with { $0.days = deltas }),
      ("faults", with { $0.days = faults }),
      ("no-store", with { ($0.store, $0.syncedSecondsAgo) = (nil, nil) }),
      ("cost", with { $0.cost = cost(nil) }),
      ("in-budget", with { $0.cost = cost(120_00) }),
      ("over-budget", with { $0.cost = cost(60_00) }),
      ("guests", with { $0.days = seated }),
      ("questions", with { $0.questionCount = 2 }),
      ("today", with { ($0.today, $0.showsEarlier) = (monday + 1, false) }),
      ("earlier", with { ($0.today, $0.showsEarlier) = (monday + 1, true) }),
      ("other-week", with { $0.today = monday - 2 }),
      (
        "past-empty",
        with { ($0.days, $0.today) = ((0..<7).map { .init(monday + $0) }, monday + 30) }
      ),
      ("skipped-day", with { ($0.days, $0.today) = (skippedDay, monday) }),
      ("servings", with { $0.days = gaps }),
      ("prepared", with { $0.days = prepared }),
      ("further-meals", with { $0.days = furtherMeals }),
      ("read-only", with { ($0.isAllowed, $0.isPending) = (false, false) }),
      ("skipped", with { $0.toast = skipped(copy) }),
      ("not-stored", with { $0.toast = .failure(copy("error.unsaved")) }),
      ("unreadable", PlannerInput(firstDay: monday, isUnreadable: true)),
    ]
  }

  private static let empty = (14..<21).map { PlannerInput.Day(monday + $0) }

  private static let drafts = days(
    [yogurt, leftovers, changed(salmon) { ($0.isPending, $0.servings) = (true, 6) }],
    [changed(oats) { ($0.isPending, $0.servings) = (true, 2) }, soup, pasta])

  private static let locked = days(
    [yogurt, leftovers, changed(salmon) { $0.isLocked = true }], [oats, soup, pasta])

  private static let deltas = days(
    [yogurt, leftovers, changed(salmon) { $0.changes = [.dearer(than: nil)] }],
    [oats, soup, changed(pasta) { $0.changes = [.cheaper(than: nil), .outOfStock] }])

  private static let faults = days(
    [yogurt, leftovers, changed(salmon) { $0.warning = "Contains fish, which Ben avoids." }],
    [oats, changed(soup) { $0.warning = "Contains milk, which Ben avoids." }, pasta])

  private static let seated = days(
    [yogurt, leftovers, changed(salmon) { $0.seats = "4 + 2 guests" }],
    [oats, soup, changed(pasta) { $0.seats = "For Mara and Ida" }])

  /// The cost of the week, with a budget in hundredths.
  private static func cost(_ budget: Int?) -> PlannerCost {
    let toPay = Money(hundredths: 96_40)
    return PlannerCost(
      toPay: toPay, used: Money(hundredths: 71_15), unpricedCount: budget == nil ? 7 : 0,
      sum: budget.map { BudgetSum(total: toPay, budget: Money(hundredths: $0)) })
  }

  /// Two dinners, a snack, and a name that takes several lines.
  private static let furtherMeals = days(
    [
      yogurt, leftovers, salmon,
      Entry("long", .dinner, SampleGroceries.longDish, servings: 8, minutes: 240),
      Entry("snack", .snack, "Apple slices"),
    ], [oats, soup, pasta])

  private static func skipped(_ copy: Copy) -> Notice {
    .confirmation(
      copy("planner.skipped", ["day": copy.day(monday + 2)]), icon: .undo,
      action: ControlAction(PlannerAction.undo))
  }
}
