import DesignSystem
import Testing

extension Requirement {
  /// D-QA and D-REF: what is checked of every screen, and the numbers at a glance.
  static let quality = tokensEverywhere + usableEverywhere + reference

  private static let tokensEverywhere = [
    Requirement("D-QA-01", "a screen has no colour but those that are named for what they are") {
      for package in ["Presentation", "ScreenParts", "AccountScreens", "SuggestionWords"] {
        for file in try Sources.files(below: "Packages/\(package)/Sources") {
          #expect(!file.text.contains("RGBA("), "\(file.path)")
        }
      }
    },
    Requirement("D-QA-02", "every text is set in a style of the scale") {
      let drawn: Set<Double> = [34, 28, 24, 22, 20, 17, 16, 15, 14, 13, 12, 11]
      for name in Shown.names {
        let texts = Shown.screen(name).element.all.compactMap(\.ownText)
        #expect(texts.allSatisfy { drawn.contains($0.style.metrics.pointSize) }, "\(name)")
      }
    },
    Requirement("D-QA-03", "gaps are on the grid of 8, with three exceptions") {
      Audits.expectNothing(by: "spacing-scale")
    },
    Requirement("D-QA-04", "corners are round by 8, 12 or 16 points") {
      #expect(Radius.allCases.map(\.points) == [8, 12, 16])
    },
    Requirement("D-QA-05", "every symbol on a screen is the system's, in one weight") {
      for name in Shown.names {
        let icons = Shown.screen(name).element.all.compactMap(\.icon)
        #expect(icons.allSatisfy { !$0.role.symbolName.isEmpty }, "\(name)")
      }
      #expect(FontWeight.icon == .medium)
    },
    Requirement("D-QA-06", "each screen has a name, a way on, and one main button at most") {
      Audits.expectNothing(
        by: "no-enabled-action", "several-primary-actions", "unknown-primary-action",
        "heading-missing")
      for name in Shown.names { #expect(!(Shown.screen(name).title.isEmpty), "\(name)") }
    },
  ]

  private static let usableEverywhere = [
    Requirement("D-QA-07", "whatever can be used has a name for VoiceOver") {
      Audits.expectNothing(by: "missing-label", "duplicated-label")
    },
    Requirement("D-QA-08", "every target is 44 points at least") {
      Audits.expectNothing(by: "target-size")
    },
    Requirement("D-QA-09", "nothing is cut or overlaps at any text size") {
      Audits.expectNothing(by: "truncation", "text-clipped", "overlap")
    },
    Requirement("D-QA-10", "contrast is measured, and what is below is allowed by name") {
      Audits.expectNothing(by: "contrast-text", "contrast-glyph", "contrast-control")
      let found = Audits.findings("contrast-text", "contrast-glyph", "contrast-control")
      #expect(!found.isEmpty && found.allSatisfy { $0.waiver?.reason.isEmpty == false })
    },
    Requirement(
      "D-QA-11", "nothing slides, springs or scales for who wants less motion",
      .styled("@media (prefers-reduced-motion:reduce)"),
      Check {
        #expect(Motion.allCases.allSatisfy { [nil, .opacity].contains($0.reduced?.effect) })
      }),
    Requirement("D-QA-12", "each screen is there in the dark, and pictures turn with it") {
      for name in Shown.names {
        #expect(Shown.screen(name, .dark).id == Shown.screen(name).id)
      }
      let plate = try #require(
        Shown.element("home.card.image", on: "home.suggestion").picture?.plate)
      #expect(plate.drawing(.hero, in: .light) != plate.drawing(.hero, in: .dark))
    },
  ]

  private static let reference = [
    Requirement(
      "D-REF-01", "the seven numbers at a glance",
      .equal(
        [MotionDuration.standard, .quick, .modal].map(\.seconds)
          + [Spacing.cardSpacing, .sectionSpacing, .screenMargin, .cardPadding].map(\.points),
        [0.3, 0.15, 0.4, 16, 24, 16, 16])),
    Requirement("D-REF-02", "the four colours at a glance") {
      let roles: [ColorRole] = [.shimmer, .progressTint, .errorText, .errorBackground]
      #expect(
        roles.map { $0.resolved(in: Appearance()) }
          == [RGBA(0xE5E5EA), RGBA(0xFF6B35), RGBA(0xFF3B30), RGBA(0xFF3B30, alpha: 0.9)])
    },
    Requirement("D-REF-03", "where a drawing and iOS part, targets and text sizes are those of iOS")
    {
      let later = Shown.element("paywall.maybeLater", on: "paywall.default")
      #expect(later.layout.minHeight == 20 && later.layout.widensTouch)
      #expect(ContentSize.allCases.count == 12)
      #expect(TypeStyle.body.scaled(for: .AX5).pointSize == 53)
    },
  ]
}
