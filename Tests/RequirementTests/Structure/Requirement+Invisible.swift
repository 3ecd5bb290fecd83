import DesignSystem
import Layout
import Renderers
import Testing

extension Requirement {
  /// S-PHIL, S-ARCH and S-METRIC-12: an interface that stays out of the way.
  static let invisible = purposes + layers

  private static let purposes = [
    Requirement("S-PHIL-02", "nothing on Home is as large as the meal, its picture above all") {
      let placed = Shown.placed("home.suggestion")
      let parts = Shown.element("home.content", on: "home.suggestion").children
      let areas = parts.map { part in
        (part.id, placed.frame(part.id).map { $0.width * $0.height } ?? 0)
      }
      #expect(areas.max { $0.1 < $1.1 }?.0 == "home.card")
    },
    Requirement("S-PHIL-03", "everything that moves takes a time of one table") {
      let table = Set(MotionDuration.allCases.map(\.seconds))
      for motion in Motion.allCases {
        #expect(table.contains(motion.animation.duration.seconds), "\(motion)")
      }
      let times = HTMLStyle.fixed.matches(of: /[ :,]([0-9.]+)s[ ;,}]/).compactMap {
        Double($0.output.1)
      }
      #expect(times.count > 10)
      for time in times { #expect(table.contains(time), "\(time) s") }
    },
    Requirement("S-PHIL-04", "Home tells in two lines what the recipe tells in full") {
      let short = Shown.text("home.card.description", on: "home.suggestion")
      let long = Shown.text("recipe.description", on: "recipe-detail.default")
      #expect(short.lineLimit == 2 && long.lineLimit == nil)
      #expect(long.text.count > short.text.count)
      let words = Shown.screen("home.suggestion").element.visibleText
      #expect(!words.contains("heavy cream") && !words.contains("Heat olive oil"))
    },
    Requirement("S-PHIL-05", "no state is a dead end") {
      Audits.expectNothing(by: "no-enabled-action")
      for name in ["home.empty", "home.error", "home.dead-end", "favorites.none"] {
        let tabs: Set<ActionID> = ["tab.select"]
        let ways = Shown.screen(name).element.actions.filter { !tabs.contains($0.id) }
        #expect(!ways.isEmpty, "\(name)")
      }
    },
  ]

  private static let layers = [
    Requirement(
      "S-ARCH-01", "the tabs are always there, a tap helps, Settings holds the rest",
      .provedBy(
        "ScreenCatalogTests",
        "the tabs are essential, what opens over them helps, the rest is optional")),
    Requirement(
      "S-ARCH-02", "meal, button and rest weigh 60, 25 and 15 in a hundred",
      .provedBy("HomeRegionTests", "the weights of the three regions are 60, 25 and 15 percent"),
      Check {
        let placed = Shown.placed("home.suggestion")
        let canvas = placed.canvas
        let room = canvas.height - canvas.topInset - canvas.bottomInset - 83
        let card = try #require(placed.frame("home.card")).height
        #expect((0.55...0.62).contains(card / room))
      }),
  ]
}
