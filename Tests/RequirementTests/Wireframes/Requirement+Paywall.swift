import DesignSystem
import Testing

extension Requirement {
  /// W-PAY: the paywall.
  static let paywall = drawn(DrawnNumber.paywall) + paywallOffer + paywallWays

  private static let paywallOffer = [
    Requirement(
      "W-PAY-01", "a sheet, and only where something asked for it",
      .leads("favorites.toggle?id=MEAL", "premium.learnMore", to: "paywall"),
      Check {
        #expect(
          Shown.screen("paywall.default").element.find("paywall.sheet")?.role == .sheet)
      }),
    Requirement("W-PAY-02", "one proposition, in the middle") {
      let screen = Shown.screen("paywall.default").element
      #expect(screen.all.filter { $0.accessibility.traits.contains(.header) }.count == 1)
      let content = Shown.element("paywall.content", on: "paywall.default")
      #expect(content.layout.align == .center)
    },
    Requirement(
      "W-PAY-06", "a diamond of 48 points",
      .icon("paywall.icon", on: "paywall.default", .premium, style: .stateIcon)),
    Requirement(
      "W-PAY-07", "the headline is 24 points, bold",
      .says("Unlock Your Full Meal Experience", "paywall.headline", on: "paywall.default"),
      .type("paywall.headline", on: "paywall.default", .paywallHeadline, .bold, align: .center),
      .style(.paywallHeadline, 24, .bold, .display)),
    Requirement(
      "W-PAY-08", "what it is good for, in 16 points and secondary",
      .says(
        "Get the most out of your meal planning with unlimited saves and smart features",
        "paywall.subtitle", on: "paywall.default"),
      .type("paywall.subtitle", on: "paywall.default", .callout, color: .secondaryLabel)),
    Requirement("W-PAY-10", "the five promises, each with a tick") {
      let list = Shown.element("paywall.features", on: "paywall.default")
      #expect(
        list.children.map(\.visibleText) == [
          "Save unlimited favorite meals", "Advanced dietary and cuisine filters",
          "Weekly meal planning calendar", "Smart shopping list generation",
          "Nutrition tracking and insights",
        ])
      #expect(list.children.allSatisfy { $0.all.contains { $0.icon?.role == .check } })
    },
    Requirement(
      "W-PAY-11", "a promise is 16 points, regular",
      .type("paywall.feature.filters", on: "paywall.default", .callout, .regular)),
  ]

  private static let paywallWays = [
    Requirement(
      "W-PAY-03", "one can always leave",
      .fires("premium.maybeLater", "paywall.maybeLater", on: "paywall.default"),
      .fires("premium.maybeLater", "paywall.maybeLater", on: "paywall.trial-used"),
      .fires("premium.maybeLater", "paywall.maybeLater", on: "paywall.error"),
      .leads(
        "favorites.toggle?id=MEAL", "premium.learnMore", "premium.maybeLater",
        to: "home.suggestion")),
    Requirement(
      "W-PAY-13", "the button says the price",
      .says("Start Free Trial - $4.99/mo", "paywall.purchase", on: "paywall.default"),
      .fires("premium.startTrial", "paywall.purchase", on: "paywall.default")),
    Requirement(
      "W-PAY-14", "that one can cancel is said in 13 points",
      .says(
        "Cancel anytime • No commitments", "paywall.reassurance", on: "paywall.default"),
      .type("paywall.reassurance", on: "paywall.default", .footnote)),
    Requirement("W-PAY-16", "Maybe Later is a button of text") {
      let button = Shown.element("paywall.maybeLater", on: "paywall.default")
      #expect(button.role == .textButton && button.visibleText == "Maybe Later")
    },
  ]
}
