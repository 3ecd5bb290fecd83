import DesignSystem
import Testing

extension Requirement {
  /// W-PAY: the paywall.
  static let paywall = drawn(DrawnNumber.paywall) + paywallOffer + paywallWays

  private static let paywallOffer = [
    Requirement(
      "W-PAY-01", "a sheet, and only where something asked for it",
      .provedBy(
        "PremiumUpgradeTests",
        "a free person saves a meal by way of the trial and finds it after a restart"),
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
      .provedBy(
        "PremiumScreenTests", "the paywall reads as drawn",
        "the paywall keeps its drawn gaps, margins and type"),
      .provedBy("TypeTokenTests", "a style looks as drawn")),
    Requirement(
      "W-PAY-08", "what it is good for, in 16 points and secondary",
      .provedBy(
        "PremiumScreenTests", "the paywall reads as drawn",
        "the paywall keeps its drawn gaps, margins and type")),
    Requirement(
      "W-PAY-10", "the five promises, each with a tick",
      .provedBy("PremiumScreenTests", "the paywall reads as drawn"),
      Check {
        let list = Shown.element("paywall.features", on: "paywall.default")
        #expect(list.children.count == 5)
        #expect(list.children.allSatisfy { $0.all.contains { $0.icon?.role == .check } })
      }),
    Requirement(
      "W-PAY-11", "a promise is 16 points, regular",
      .provedBy("PremiumScreenTests", "the paywall keeps its drawn gaps, margins and type"),
      .provedBy("TypeTokenTests", "a style looks as drawn")),
  ]

  private static let paywallWays = [
    Requirement(
      "W-PAY-03", "one can always leave",
      .provedBy(
        "PremiumUpgradeTests",
        "declining keeps everything as it was, and nothing is saved later behind one's back"),
      .fires("premium.maybeLater", "paywall.maybeLater", on: "paywall.default"),
      .fires("premium.maybeLater", "paywall.maybeLater", on: "paywall.trial-used"),
      .fires("premium.maybeLater", "paywall.maybeLater", on: "paywall.error")),
    Requirement(
      "W-PAY-13 S-PREM-11", "the button says the price by the month",
      .provedBy("PremiumScreenTests", "the paywall reads as drawn"),
      .provedBy("PremiumOfferTests", "the product costs what the paywall says")),
    Requirement(
      "W-PAY-14", "that one can cancel is said in 13 points",
      .provedBy(
        "PremiumScreenTests", "the paywall reads as drawn",
        "the paywall keeps its drawn gaps, margins and type"),
      .provedBy("TypeTokenTests", "a style looks as drawn")),
    Requirement("W-PAY-16", "Maybe Later is a button of text") {
      let button = Shown.element("paywall.maybeLater", on: "paywall.default")
      #expect(button.role == .textButton && button.visibleText == "Maybe Later")
    },
  ]
}
