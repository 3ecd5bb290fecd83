import DesignSystem
import Testing

extension Requirement {
  /// R-PLAN: what is drawn of the weekly planner.
  static let planner = plannerHeader + plannerDays + plannerFooter

  private static let week = "planner.week"

  private static let plannerHeader = [
    Requirement(
      "R-PLAN-01", "the week is named by its days, Monday to Sunday",
      .says("Week of May 12–18", "planner.week.day", on: week),
      Check {
        let days = Shown.screen(week).element.all.filter {
          $0.id.rawValue.hasPrefix("planner.day.") && $0.role == .section
        }
        #expect(days.count == 7)
        #expect(days.first?.accessibility.label == "Monday 12 May")
        #expect(days.last?.accessibility.label == "Sunday 18 May")
      }),
    Requirement(
      "R-PLAN-02", "the store stands in the header",
      .says("Store: Kroger #1234", "planner.store", on: week),
      .order("planner.week", "planner.store", "planner.day.20220", on: week)),
  ]

  private static let plannerDays = [
    Requirement(
      "R-PLAN-03", "each day begins with its short name, then breakfast, lunch, dinner",
      .says("Mon 12", "planner.day.20220.header", on: week),
      .says("Tue 13", "planner.day.20221.header", on: week),
      .order(
        "planner.entry.yogurt", "planner.entry.leftovers", "planner.entry.salmon", on: week),
      Check {
        for (entry, slot) in [("yogurt", "Breakfast"), ("leftovers", "Lunch"), ("pasta", "Dinner")]
        {
          let line = Shown.element(ElementID("planner.entry.\(entry).slot.line"), on: week)
          #expect(line.visibleText == slot)
        }
      }),
    Requirement(
      "R-PLAN-04", "what was cooked has a check, what was not a box, and both are said",
      .speaks(
        "planner.entry.yogurt", on: week, label: "Breakfast: Greek yogurt bowl",
        value: "5 minutes, 4 servings, Cooked"),
      .speaks("planner.entry.salmon", on: week, value: "35 minutes, Not cooked"),
      Check {
        let marks: [(String, IconRole)] = [("yogurt", .check), ("salmon", .unchecked)]
        for (entry, icon) in marks {
          let mark = Shown.element(ElementID("planner.entry.\(entry).cooked"), on: week)
          #expect(mark.all.compactMap(\.icon).map(\.role) == [icon])
        }
      }),
    Requirement(
      "R-PLAN-05 R-PLAN-07", "Monday is as drawn, with servings",
      .shows(
        "Greek yogurt bowl", "5 min · 4 servings", "Leftovers", "Sheet-pan salmon + veggies",
        on: week)),
    Requirement(
      "R-PLAN-06 R-PLAN-08", "Tuesday is as drawn, with a note",
      .shows(
        "Overnight oats", "prep tonight", "Tomato soup + grilled cheese",
        "Pasta with roasted broccoli", on: week)),
    Requirement("R-PLAN-15", "a planned recipe has its picture and its minutes") {
      let soup = Shown.element("planner.entry.soup.line", on: week)
      #expect(soup.all.contains { $0.picture != nil })
      #expect(soup.visibleText.contains("30 min"))
    },
  ]

  private static let plannerFooter = [
    Requirement(
      "R-PLAN-09", "below the days one adds a meal or opens the preferences",
      .says("Add meal", "planner.add", on: week),
      .says("Preferences", "planner.preferences", on: week),
      Check {
        for (id, icon) in [("add", IconRole.add), ("preferences", .more)] {
          let button = Shown.element(ElementID("planner.\(id)"), on: week)
          #expect(button.all.compactMap(\.icon).map(\.role) == [icon])
        }
      }),
    Requirement(
      "R-PLAN-10", "the footer says what is saved and sent, and refreshes; not offline",
      .says("Offline draft saved", "planner.draft", on: week),
      .says("Last sync 2m ago", "planner.synced", on: week),
      .says("Refresh", "planner.refresh", on: week),
      .speaks(
        "planner.refresh", on: "planner.offline", hint: "Connect to refresh prices",
        traits: .disabled),
      Check {
        // C-R06: three parts on one line.
        let placed = Shown.placed(week)
        let frames = try ["draft", "synced", "refresh"].map {
          try #require(placed.frame(ElementID("planner.\($0)")))
        }
        #expect(zip(frames, frames.dropFirst()).allSatisfy { $0.maxX < $1.x })
      }),
  ]
}
