import DesignSystem
import PremiumGate
import ScreenParts

/// The paywall: the promises, the price, and the way out (W-PAY-03).
public struct PaywallScreen: Screen {
  /// The id, `paywall`.
  public let id: ScreenID = "paywall"
  /// The state of the screen.
  public var state: StateID
  /// The title.
  public var title: String
  /// The headline, 24 points bold, on any number of lines.
  public var headline: TextBlock
  /// The sentence below the headline.
  var subtitle: TextBlock
  /// The promises.
  public var features: [PaywallFeature]
  /// The length of the trial and what follows, above the button (C-P05); nil without a trial.
  public var terms: TextBlock?
  /// The button that starts the trial or the subscription.
  ///
  /// Nil while premium is active or no product is for sale.
  public var purchase: ActionButton?
  /// Why the last purchase failed.
  var error: InlineError?
  /// "Cancel anytime • No commitments"; nil if no product is for sale.
  public var reassurance: TextBlock?
  /// The button "Maybe Later", or "Close" while premium is active.
  public var leave: ActionButton
  /// Links to the terms and the policy, and the one that restores purchases; empty if no product is
  /// for sale.
  public var links: [LinkButton]
  /// The VoiceOver announcement when the sheet appears.
  public var announcement: String?

  /// The one emphasised control.
  public var primaryAction: ElementID? { purchase?.id }

  /// Makes the paywall from its input.
  public init(_ input: PaywallInput, _ context: PresentationContext) {
    let copy = context.copy
    let isActive = input.phase.isEntitled
    state = input.stateID
    title = copy("paywall.title")
    headline = TextBlock(
      "paywall.headline", copy(isActive ? "paywall.active.headline" : "paywall.headline"),
      style: .paywallHeadline, alignment: .center, minHeight: 32, isHeader: true)
    subtitle = TextBlock(
      "paywall.subtitle", copy(isActive ? "paywall.active.subtitle" : "paywall.subtitle"),
      style: .callout, color: .secondaryLabel, alignment: .center, minHeight: 40)
    features = input.lines.compactMap { line in
      PaywallFeature(
        ElementID("paywall.feature").child(line.promise.rawValue), line,
        way: isActive ? line.kept.lazy.compactMap { input.ways[$0] }.first : nil, copy: copy)
    }
    let product = isActive ? nil : input.product
    purchase = product.map { Self.purchase($0, input, copy) }
    terms = product.map { Self.terms($0, input, copy) }
    links = product == nil ? [] : Self.links(input, copy)
    error = input.error.map { InlineError("paywall.error", copy.text(for: $0)) }
    reassurance =
      purchase == nil
      ? nil
      : TextBlock(
        "paywall.reassurance", copy("paywall.reassurance"), style: .footnote,
        color: .secondaryLabel, alignment: .center, minHeight: 16)
    leave = Self.leave(isActive, copy)
    announcement = error?.text
  }

  private static func purchase(
    _ product: SubscriptionProduct, _ input: PaywallInput, _ copy: Copy
  ) -> ActionButton {
    let kind = input.isTrialAvailable ? "start-trial" : "subscribe"
    let period = product.period.rawValue
    let price = ["price": product.displayPrice]
    let hint =
      input.isTrialAvailable
      ? copy(CopyKey("paywall.trial.hint.\(period)"), price, count: product.trialDays)
      : copy(CopyKey("paywall.subscribe.hint.\(period)"), price)
    return ActionButton(
      "paywall.purchase", .primary,
      input.isPurchasing
        ? copy("paywall.purchasing") : copy(CopyKey("paywall.\(kind).\(period)"), price),
      hint: hint, action: ControlAction(PremiumAction.startTrial),
      phase: input.isPurchasing ? .busy : .ready)
  }

  private static func terms(
    _ product: SubscriptionProduct, _ input: PaywallInput, _ copy: Copy
  ) -> TextBlock {
    let isTrial = input.isTrialAvailable && product.trialDays > 0
    let key = CopyKey(
      "paywall.terms.\(isTrial ? "trial" : "subscribe").\(product.period.rawValue)")
    let price = ["price": product.displayPrice]
    return TextBlock(
      "paywall.terms", isTrial ? copy(key, price, count: product.trialDays) : copy(key, price),
      style: .footnote, weight: .medium, alignment: .center)
  }

  private static func links(_ input: PaywallInput, _ copy: Copy) -> [LinkButton] {
    input.documents.map { document in
      LinkButton(
        ElementID("paywall.\(document.rawValue)"),
        copy(CopyKey("paywall.\(document.rawValue)")), style: .footnote,
        label: copy(document.titleKey), action: ControlAction(PremiumAction.document, document))
    } + [
      LinkButton(
        "paywall.restore", copy("subscription.restore"), style: .footnote,
        hint: copy("subscription.restore.hint"), action: ControlAction(PremiumAction.restore))
    ]
  }

  private static func leave(_ isActive: Bool, _ copy: Copy) -> ActionButton {
    isActive
      ? ActionButton(
        "paywall.close", .text, copy("control.close"), hint: copy("control.close.hint"),
        action: ControlAction(NavigationAction.dismiss))
      : ActionButton(
        "paywall.maybeLater", .text, copy("premium.maybe-later"),
        action: ControlAction(PremiumAction.maybeLater))
  }
}

extension PaywallInput {
  /// The id of the paywall's state.
  var stateID: StateID {
    if phase.isEntitled { return "active" }
    if isPurchasing { return "purchasing" }
    if error != nil { return "error" }
    if !isTrialAvailable { return "trial-used" }
    return lines.allSatisfy(\.isDelivered) ? "default" : "partial"
  }
}
