import DesignSystem
import MealModels
import PremiumGate
import ScreenParts

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Subscription: the plan, its date, and the link to the store (N-SET-37, N-SET-38).
public struct SubscriptionScreen: Screen {
  /// The id, `subscription`.
  public let id: ScreenID = "subscription"
  /// The phase: `trial`, `active`, `grace`, `lapsed` or `none`.
  public var state: StateID
  /// The title.
  public var title: String
  /// The bar, the groups and the tabs.
  public var page: SettingsPage

  /// No action is primary (C-E07).
  public var primaryAction: ElementID? { nil }

  /// The root of the tree.
  public var element: Element { page.element }

  /// The VoiceOver announcement when the screen appears.
  public var announcement: String? { page.toast?.text ?? page.notice?.text }

  /// Makes the screen from its input.
  public init(
    _ input: SubscriptionInput, _ context: PresentationContext
  ) {
    let copy = context.copy
    state = StateID(input.phase.id)
    title = copy("subscription.title")
    page = SettingsPage(
      "subscription", title: title, notice: Self.notice(input, copy),
      sections: [
        ListSection(
          "subscription.plan", header: copy("subscription.plan"),
          spokenHeader: copy("subscription.plan.spoken")
        ) { Self.plan(input, copy) },
        ListSection(
          "subscription.store", header: copy("subscription.store"),
          spokenHeader: copy("subscription.store.spoken"),
          footer: copy("subscription.store.footer")
        ) { Self.store(input, copy) },
      ], toast: input.toast, context)
  }

  /// Explains a failed payment, without urgency.
  private static func notice(_ input: SubscriptionInput, _ copy: Copy) -> Banner? {
    guard case .grace = input.phase else { return nil }
    return Banner(
      "subscription.notice", icon: .information, copy("subscription.grace"),
      isOnGroupedPage: true)
  }

  private static func plan(_ input: SubscriptionInput, _ copy: Copy) -> [ListRow] {
    let price = input.product.map { product in
      copy(
        CopyKey("subscription.price.\(product.period.rawValue)"), ["price": product.displayPrice])
    }
    let date = input.phase.date.map { date in
      let day = LocalMoment(date: date, secondsFromGMT: input.secondsFromGMT).dayNumber
      return ListRow(
        "subscription.date", copy(CopyKey("subscription.date.\(input.phase.id)")),
        value: copy.date(day))
    }
    return [
      ListRow(
        "subscription.status", icon: .premium, copy("settings.premium"),
        value: copy.text(for: input.phase)),
      date,
      price.flatMap { price in
        input.phase.isEntitled
          ? ListRow("subscription.price", copy("subscription.price"), value: price) : nil
      },
    ].compactMap(\.self)
  }

  private static func store(_ input: SubscriptionInput, _ copy: Copy) -> [ListRow] {
    let paywall = ListRow(
      "subscription.open", copy("subscription.open"), accessory: .disclosure,
      action: ControlAction(PremiumAction.open, motion: .sheet))
    return (input.phase.isEntitled ? [] : [paywall]) + [
      restore("subscription.restore", copy),
      ListRow(
        "subscription.manage", copy("subscription.manage"), accessory: .disclosure,
        hint: copy("subscription.manage.hint"), action: ControlAction(PremiumAction.manage)),
    ]
  }

  /// The row that restores earlier purchases.
  static func restore(_ id: ElementID, _ copy: Copy) -> ListRow {
    ListRow(
      id, copy("subscription.restore"), hint: copy("subscription.restore.hint"),
      action: ControlAction(PremiumAction.restore))
  }
}

extension EntitlementPhase {
  /// When the phase ends, or when premium ended.
  var date: Date? {
    switch self {
    case .none: nil
    case .trial(let end), .active(let end), .grace(let end), .lapsed(let end): end
    }
  }
}
