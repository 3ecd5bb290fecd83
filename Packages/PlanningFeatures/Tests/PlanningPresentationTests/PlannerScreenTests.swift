import DesignSystem
import Layout
import MealModels
import ScreenParts
import Testing

@testable import PlanningPresentation
@testable import PlanningSamples

@Suite struct PlannerScreenTests {
  private func planner(_ change: (inout PlannerInput) -> Void = { _ in }) -> PlannerScreen {
    var input = SampleWeek.week
    change(&input)
    return PlannerScreen(input, SampleApp.context)
  }

  @Test(arguments: [
    (20_220, DisplayRegion.unitedStates, "May 12–18"),
    (20_220, .unitedKingdom, "12–18 May"),
    (20_234, .unitedStates, "May 26 – Jun 1"),
    (20_234, .unitedKingdom, "26 May – 1 Jun"),
    (20_451, .unitedStates, "Dec 29 – Jan 4"),
  ])
  func `a week is named by its days, in the same way everywhere`(
    first: Int, region: DisplayRegion, dates: String
  ) {
    var context = SampleApp.context
    context.copy.region = region
    #expect(context.copy.week(from: first) == dates)
    var week = SampleWeek.week
    week.firstDay = first
    #expect(PlannerScreen(week, context).week.title == "Week of \(dates)")
    var list = GroceryListInput(groups: [])
    list.firstDay = first
    #expect(list.shortName(context.copy) == dates)
    #expect(list.name(context.copy) == "For \(dates)")
  }

  @Test("Who eats a meal is a line of its card in the wide week, and of its row in the list")
  func seats() throws {
    let planner = planner {
      $0.days?[0].entries[0].seats = "For Robin"
      $0.days?[0].entries[1].seats = "2 + 2 guests"
    }
    let entries = SampleWeek.week.entries.prefix(2).map(\.id.rawValue)
    for (id, words) in zip(entries, ["For Robin", "2 + 2 guests"]) {
      for place in ["planner.entry", "planner.grid.entry"] {
        let line = ElementID(place).child(id).child("seats")
        #expect(try #require(planner.element.find(line)).visibleText.contains(words))
      }
      let row = try #require(planner.element.find(ElementID("planner.entry").child(id)))
      #expect(row.accessibility.value.contains(words))
    }
  }

  @Test("A repeat without a free time says that the times are taken, not that they are over")
  func allTaken() throws {
    let input = PlannerRepeatInput("Soup", weekdays: [1, 2], takenCount: 2)
    let screen = PlannerRepeatScreen(input, SampleApp.context)
    let button = try #require(screen.element.find("planner-repeat.confirm"))
    #expect(button.accessibility.hint == "All of these times have meals already.")
  }

  @Test func `while a week is filled, its estimate so far is shown`() throws {
    func words(_ cost: Int?) throws -> String {
      let screen = planner {
        $0.isFilling = true
        $0.estimate = cost.map { Money(hundredths: $0) }
      }
      return try #require(screen.element.find("planner.fill")).accessibility.label
    }
    #expect(try words(8351) == "About $84 so far")
    #expect(try words(nil) == "Choosing meals")
  }

  @Test(arguments: [768.0, 1024, 1280])
  func `the days of a wide week stand all beside each other, or each in its own row`(
    width: Double
  ) throws {
    let canvas = ScreenCanvas(
      name: "wide", width: width, height: 1024, topInset: 0, bottomInset: 0)
    let days = (0..<7).map { PlannerInput.Day(SampleWeek.monday + $0) }
    let week = planner {
      $0.days = Array(($0.days ?? days)[..<1]) + days.dropFirst()
      $0.today = nil
    }
    let placed = layOut(week.element, on: canvas)
    let lefts = try days.map { day in
      try #require(placed.frame(ElementID("planner.grid.day").child(day.id))).x
    }
    #expect(Set(lefts).count == (width < 800 ? 1 : 7))
    // A free part is as low beside a meal as beside another free part.
    let free = placed.elements.filter {
      $0.id.rawValue.hasPrefix("planner.grid.") && $0.element.action?.id == PlannerAction.add.id
    }.map { $0.frame.height }
    #expect(free.count > 7 && Set(free).count == 1)
  }

  @Test func `VoiceOver reads the months of a week in full`() {
    let week = planner { $0.firstDay = 20_234 }.week
    #expect(week.title == "Week of May 26 – Jun 1")
    #expect(week.label == "Week of May 26 – June 1")
  }

  @Test func `servings, sides and the note stand below the name, never in it`() throws {
    let soup = SampleWeek.changed(SampleWeek.soup) {
      ($0.servings, $0.sides, $0.note) = (6, ["Toast"], "prep tonight")
    }
    let screen = planner { $0.days = SampleWeek.days([soup], []) }
    func text(_ part: String) throws -> String {
      try #require(screen.element.find(ElementID("planner.entry.soup.\(part)"))).visibleText
    }
    #expect(try text("title") == "Tomato soup + grilled cheese")
    #expect(try text("facts") == "30 min · 6 servings · with Toast")
    #expect(try text("note") == "prep tonight")
  }

  @Test func `a meal that breaks a limit says so in its row and in a notice above the days`() throws
  {
    let fish = SampleWeek.changed(SampleWeek.salmon) {
      $0.warning = "Contains fish, which Ben avoids."
    }
    let screen = planner { $0.days = SampleWeek.days([fish], []) }
    #expect(screen.notices.first?.text.hasPrefix("One planned meal now breaks a limit") == true)
    let row = try #require(screen.element.find("planner.entry.salmon"))
    #expect(row.accessibility.value.hasPrefix("Contains fish, which Ben avoids., "))
    #expect(screen.element.visibleText.contains("Contains fish, which Ben avoids."))
  }

  @Test func `an empty slot has a button that names its day`() throws {
    let row = try #require(planner().element.find("planner.day.20222.lunch"))
    #expect(row.visibleText == "Add lunch")
    #expect(row.accessibility.label == "Add lunch on Wednesday 14 May")
    #expect(row.action?.description == "planner.add?day=20222&slot=lunch")
  }

  @Test func `a meal in a slot that is usually hidden is shown`() {
    let snack = PlannerInput.Entry("snack", .snack, "Apple slices")
    let screen = planner { $0.days = [.init(SampleWeek.monday, entries: [snack])] }
    #expect(screen.element.find("planner.entry.snack") != nil)
  }

  @Test func `the three parts of the footer change independently`() {
    #expect(planner().footer?.draft?.content.text == "Offline draft saved")
    #expect(planner { $0.isPending = false }.footer?.draft == nil)
    #expect(planner { $0.syncedSecondsAgo = nil }.footer?.sync?.content.text == "Not synced yet")
    let offline = planner { $0.connection = .offline }.footer
    #expect(offline?.refresh?.phase == .disabled)
    #expect(offline?.tooltip?.text == "Connect to refresh prices")
  }

  @Test func `the week and its store stand close together, and today's meals are in first sight`()
    throws
  {
    let placed = planner { $0.today = $0.firstDay }.placed()
    let header = try #require(placed.frame("planner.header"))
    #expect(header.height <= 100)
    let meals = planner().days.first?.rows.map(\.id) ?? []
    #expect(!meals.isEmpty)
    for id in meals.filter({ !$0.rawValue.contains("separator") }) {
      let frame = try #require(placed.frame(id))
      #expect(frame.y + frame.height <= 844, "\(id)")
    }
  }

  @Test func `a week that nobody shares says how old its prices are, and nothing of a sync`() {
    func footer(_ ago: Int?) -> PlannerFooter? {
      planner { ($0.isShared, $0.isPending, $0.syncedSecondsAgo) = (false, false, ago) }.footer
    }
    #expect(footer(130)?.sync?.content.text == "Prices updated 2m ago")
    #expect(footer(nil)?.sync == nil && footer(nil)?.refresh != nil)
    #expect(footer(nil)?.element.visibleText.contains("·") == false)
  }

  @Test func `the user can read and share a read-only plan, but not change it`() {
    let screen = planner { $0.isAllowed = false }
    let changing = Set(PlannerAction.all.map(\.id)).subtracting([
      PlannerAction.week.id, PlannerAction.share.id, PlannerAction.chooseStore.id,
      // The sheet of a meal can be read; its changes are left out.
      PlannerAction.slot.id,
    ])
    let enabled = screen.element.all.filter(\.isEnabled).compactMap(\.action?.id)
    #expect(changing.isDisjoint(with: enabled))
    #expect(enabled.contains(PlannerAction.share.id))
    #expect(
      screen.element.all.allSatisfy { element in
        element.accessibility.customActions.allSatisfy { !changing.contains($0.action.id) }
      })
    for title in ["Greek yogurt bowl", "Leftovers", "Pasta with roasted broccoli"] {
      #expect(screen.element.visibleText.contains(title))
    }
  }

  // C-A05
  @Test func `a visible button does the same as each long press`() throws {
    let root = planner().element
    let row = try #require(root.find("planner.entry.salmon"))
    let menu = QuickActionsScreen(SampleWeek.salmon, on: SampleWeek.monday, SampleApp.context).menu
    #expect(row.accessibility.customActions == menu.items.map(\.customAction))
    #expect(root.find("planner.entry.salmon.swipe.more")?.isEnabled == true)
  }

  // C-D03
  @Test func `no screen of planning shows nutrition`() throws {
    for (screen, state) in SampleApp.pairs {
      let text = try SampleApp.screen(screen, state).element.visibleText.lowercased()
      for word in ["kcal", "calorie", "protein", "carb"] { #expect(!text.contains(word)) }
    }
  }

  @Test func `VoiceOver reads the week, the shop, and each meal with its mark`() {
    let read = planner().element.readingOrder.map(\.id)
    let wanted: [ElementID] = [
      "planner.week.day", "planner.store",
      "planner.entry.yogurt", "planner.entry.yogurt.swipe.more", "planner.entry.leftovers",
      "planner.add", "planner.preferences", "planner.draft", "planner.synced", "planner.refresh",
    ]
    #expect(read.filter(wanted.contains) == wanted)
  }
}
