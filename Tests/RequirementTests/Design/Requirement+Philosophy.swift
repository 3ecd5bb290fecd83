import DesignSystem
import MealCatalog
import Presentation
import Testing

extension Requirement {
  /// D-PHIL: what the design is after.
  static let philosophy = personality + principles

  private static let personality = [
    Requirement("D-PHIL-01", "the warm colour accents: nothing but controls is filled with it") {
      let controls: Set<ElementRole> = [
        .primaryButton, .chip, .segment, .iconButton, .floatingButton, .progressBar,
      ]
      for name in Shown.names {
        let filled = Shown.screen(name).element.all.filter { $0.surface.fill == .primaryFill }
        #expect(filled.allSatisfy { controls.contains($0.role) }, "\(name)")
      }
    },
    Requirement("D-PHIL-02", "the blocks of Home are 16 points apart or more") {
      let placed = Shown.placed("home.suggestion")
      let ids: [ElementID] = ["home.greeting", "home.card", "home.primary", "home.secondary"]
      let frames = try ids.map { try #require(placed.frame($0)) }
      for (block, next) in zip(frames, frames.dropFirst()) {
        #expect(next.y - block.maxY >= Spacing.elementSpacing.points)
      }
    },
    Requirement("D-PHIL-03", "whatever moves is a touch, an arrival, a change or a wait") {
      let waits: Set<ElementRole> = [.skeleton]
      for name in Shown.names {
        for part in Shown.screen(name).element.all {
          switch part.motion {
          case .buttonPress:
            #expect(part.action != nil || !part.isEnabled, "\(name) \(part.id)")
          case .shimmer: #expect(waits.contains(part.role), "\(name) \(part.id)")
          case .imageFadeIn: #expect(part.picture != nil, "\(name) \(part.id)")
          case .tabCrossFade: #expect(part.action?.id == "tab.select", "\(name) \(part.id)")
          case .sheet: #expect([.sheet, .drawer].contains(part.role), "\(name) \(part.id)")
          default: #expect(part.motion == nil || part.role != .text, "\(name) \(part.id)")
          }
        }
      }
    },
    Requirement("D-PHIL-04", "no text hurries, frightens or shames anybody") {
      let pressing = [
        "hurry", "last chance", "don't miss", "only today", "limited time", "act now",
        "now or never",
        "guilt", "shame", "cheat", "you failed", "missing out", "running out",
      ]
      #expect(CopyTable.english.entries.count > 300)
      for (key, entry) in CopyTable.english.entries {
        let words = "\(entry)".lowercased()
        for word in pressing { #expect(!words.contains(word), "\(key): \(word)") }
      }
    },
    Requirement("D-PHIL-05", "the picture comes first on a meal's card, and is its largest part") {
      for (card, name) in [
        ("home.card.meal", "home.suggestion"),
        ("favorites.meal.spicy-beef-tacos", "favorites.five"),
      ] as [(ElementID, String)] {
        let placed = Shown.placed(name)
        let parts = Shown.element(card, on: name).children
        let areas = parts.compactMap { placed.frame($0.id) }.map { $0.width * $0.height }
        #expect(parts.first?.picture != nil)
        #expect(areas.count == parts.count && areas.first == areas.max())
      }
    },
  ]

  private static let principles = [
    Requirement("D-PHIL-06", "everything can be read aloud, touched and told apart") {
      Audits.expectNothing(
        by: "missing-label", "duplicated-label", "heading-missing", "gesture-only", "colour-only",
        "target-size", "contrast-text", "contrast-glyph", "contrast-control")
    },
    Requirement("D-PHIL-07", "people find what iOS has: tabs, bars, sheets, alerts, lists") {
      let roles = Set(
        Shown.names.flatMap { Shown.screen($0).element.all.map(\.role) })
      #expect(
        roles.isSuperset(of: [.tabBar, .navigationBar, .sheet, .alert, .row, .section, .toggle]))
      #expect(Shown.screen("connection-error.default").element.actions.count == 2)
      #expect(!roles.contains(.floatingButton))
    },
    Requirement(
      "D-PHIL-08", "no picture has to be fetched, and the first screen waits for nothing",
      Check {
        #expect(Catalog.bundled.summaries.count > 100)
        let pictures = ["home.suggestion", "favorites.five", "recipe-detail.default"].flatMap {
          Shown.screen($0).element.all.compactMap(\.picture)
        }
        #expect(pictures.allSatisfy { if case .plate = $0.source { true } else { false } })
      },
      .provedBy(
        "HomeViewModelTests",
        "another suggestion comes in three phases, and nothing can be used meanwhile")),
    Requirement("D-PHIL-09", "the meal weighs most, then the button, then the rest") {
      let shares = Emphasis.allCases.map(\.share)
      #expect(shares == shares.sorted(by: >))
      let sizes = ["home.card.title", "home.card.description", "home.card.badges"].map {
        Shown.text(ElementID($0), on: "home.suggestion").style.metrics.pointSize
      }
      #expect(sizes == sizes.sorted(by: >))
    },
  ]
}
