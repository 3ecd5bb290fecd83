import DesignSystem
import Testing

extension Requirement {
  /// D-COLOR: tokens and where they are used.
  static let colors = brandColors + groundsAndLabels + colorUses + colorMeanings + colorModes

  private static let brandColors = [
    Requirement(
      "D-COLOR-01", "the orange, and the lighter one of the dark",
      .color(.primaryFill, light: 0xFF6B35, dark: 0xFF7A47),
      .color(.primaryText, light: 0xFF6B35, dark: 0xFF7A47)),
    Requirement(
      "D-COLOR-02", "the green, and the lighter one of the dark",
      .color(.accentGreen, light: 0x34C759, dark: 0x30D158)),
  ]

  private static let groundsAndLabels = [
    Requirement(
      "D-COLOR-03", "pages are of the system's background",
      .surface("home", on: "home.suggestion", fill: .systemBackground),
      .surface("recipe-detail", on: "recipe-detail.default", fill: .systemBackground)),
    Requirement("D-COLOR-04", "only second-rate cards are of the second background") {
      #expect(Card("c", .secondary) {}.element.surface.fill == .secondarySystemBackground)
      #expect(Card("c", .suggestion) {}.element.surface.fill == .systemBackground)
      #expect(Card("c", .favorite) {}.element.surface.fill == .systemBackground)
    },
    Requirement(
      "D-COLOR-05", "grouped lists lie on the grouped background",
      .surface("settings", on: "settings.default", fill: .systemGroupedBackground),
      .surface(
        "settings.about.group", on: "settings.default", fill: .secondarySystemGroupedBackground)),
    Requirement(
      "D-COLOR-06", "what matters is of the label's colour",
      .type("home.card.title", on: "home.suggestion", .title2, color: .label),
      .type("settings.terms.title", on: "settings.default", .body, color: .label)),
    Requirement(
      "D-COLOR-07", "what comes second is secondary",
      .type("home.card.description", on: "home.suggestion", .callout, color: .secondaryLabel),
      .type("favorites.empty.body", on: "favorites.none", .callout, color: .secondaryLabel)),
    Requirement(
      "D-COLOR-08", "what comes third is tertiary",
      .type("home.empty.body", on: "home.empty", .body, color: .tertiaryLabel)),
    Requirement("D-COLOR-09", "what nobody entered yet is quaternary") {
      #expect(EntryContent(placeholder: "Name").color == .quaternaryLabel)
      #expect(EntryContent(text: "Ana", placeholder: "Name").color == .label)
    },
    Requirement("D-COLOR-10", "lines that divide are the separator's") {
      for name in ["settings.default", "household.several"] {
        let lines = Shown.screen(name).element.all.filter { $0.role == .separator }
        #expect(!lines.isEmpty && lines.allSatisfy { $0.surface.stroke == .separator }, "\(name)")
      }
    },
    Requirement("D-COLOR-11", "no screen writes a colour as a number") {
      for package in ["Presentation", "ScreenParts", "AccountScreens", "SuggestionWords"] {
        for file in try Sources.files(below: "Packages/\(package)/Sources") {
          #expect(!file.text.contains("RGBA("), "\(file.path)")
          #expect(!file.text.contains("0xFF"), "\(file.path)")
        }
      }
    },
  ]

  private static let colorUses = [
    Requirement("D-COLOR-12", "every main button is filled with the orange") {
      for name in Shown.names {
        let buttons = Shown.screen(name).element.all.filter { $0.role == .primaryButton }
        #expect(buttons.allSatisfy { $0.surface.fill == .primaryFill }, "\(name)")
      }
    },
    Requirement(
      "D-COLOR-13", "what is saved is green, and so is what premium has",
      .icon("home.save", on: "home.suggestion-saved", .saved, color: .accentGreen),
      .icon("recipe.save", on: "recipe-detail.saved", .saved, color: .accentGreen),
      .icon("home.save", on: "home.suggestion", .save, color: .primaryText),
      .icon("paywall.features", on: "paywall.default", .check, color: .accentGreen)),
    Requirement(
      "D-COLOR-14", "the chosen tab is orange, also where it is the heart",
      .type("tabs.favorites", on: "favorites.five", .caption2, color: .primaryText),
      .icon("tabs.favorites", on: "favorites.five", .favorites, color: .primaryText),
      .icon("tabs.favorites", on: "home.suggestion", .favorites, color: .unselectedTab)),
    Requirement("D-COLOR-15", "what turns or fills up is orange") {
      #expect(ColorRole.progressTint.resolved(in: Appearance()) == RGBA(0xFF6B35))
      #expect(Spinner("s", spoken: "Busy").element.content == .spinner(.progressTint))
      let bar = ProgressBar("p", label: "Loading", value: "Half", fraction: 0.5).element
      let tints = [ColorRole.primaryFill, .progressTint].map { $0.resolved(in: Appearance()).hex }
      #expect(bar.tokens().contains { $0.value == .text(tints[0]) && tints[0] == tints[1] })
    },
    Requirement(
      "D-COLOR-16", "errors and what destroys are red",
      .color(.errorText, light: 0xFF3B30, dark: 0xFF453A),
      Check {
        let button = ActionButton(
          "b", .text, "Delete", action: ControlAction("page.tap"), isDestructive: true)
        #expect(button.element.uses(of: ColorRole.errorText.tokenName) > 0)
        #expect(Shown.element("home.toast", on: "home.toast").surface.fill == .toastFill)
      }),
  ]

  private static let colorMeanings = [
    Requirement(
      "D-COLOR-17", "what wants attention has a yellow symbol beside words in the label's colour",
      .color(.warningGlyph, light: 0xFFCC00, dark: 0xFFD60A),
      .icon("recipe.warning", on: "recipe-detail.ruled-out", .caution, color: .warningGlyph),
      .type("recipe.warning", on: "recipe-detail.ruled-out", .headline, color: .label)),
    Requirement(
      "D-COLOR-18", "what is done has a green symbol",
      .icon("home.toast", on: "home.toast-confirmation", .savedHeart, color: .success),
      Check { #expect(ColorRole.success == .accentGreen) }),
    Requirement(
      "D-COLOR-19", "links are blue, and so are symbols of what is good to know",
      .color(.link, light: 0x007AFF, dark: 0x0A84FF),
      .type("paywall.terms-of-service", on: "paywall.default", .footnote, color: .link),
      .icon("home.notice", on: "home.suggestion-relaxed", .information, color: .information),
      Check { #expect(ColorRole.information == .link) }),
  ]

  private static let colorModes = [
    Requirement("D-COLOR-20", "each colour of the brand has one for the dark") {
      for role in [ColorRole.primaryFill, .primaryText, .accentGreen] {
        let both = InterfaceStyle.allCases.map { role.resolved(in: Appearance($0)) }
        #expect(both[0] != both[1], "\(role)")
      }
    },
    Requirement("D-COLOR-21", "every page of components is recorded light and dark") {
      let names = try Set(Sources.names(in: Snapshots.screens))
      for page in ComponentCatalog.screens {
        for scheme in InterfaceStyle.allCases {
          #expect(names.contains("components.\(page.state).\(scheme.rawValue).txt"))
        }
      }
    },
    Requirement("D-COLOR-22", "grounds and labels of the system turn by themselves") {
      let system: [ColorRole] = [
        .systemBackground, .secondarySystemBackground, .systemGroupedBackground,
        .secondarySystemGroupedBackground, .label, .secondaryLabel, .tertiaryLabel,
        .quaternaryLabel, .separator, .errorText, .warningGlyph, .link,
      ]
      for role in system {
        let both = InterfaceStyle.allCases.map { role.resolved(in: Appearance($0)) }
        #expect(both[0] != both[1], "\(role)")
      }
    },
    Requirement("D-COLOR-23", "text, symbols and controls stand out, with contrast increased") {
      Audits.expectNothing(by: "contrast-text", "contrast-glyph", "contrast-control")
    },
  ]
}

/// Where recorded screens lie.
enum Snapshots {
  private static let folder = "Tests/SnapshotTests/__Snapshots__"
  /// Each state in light, and how it differs in dark.
  static let screens = "\(folder)/ScreenSnapshotTests"
  /// Tables of each screen: each state at the five larger sizes.
  static let largeText = "\(folder)/LargeTextSnapshotTests"
}
