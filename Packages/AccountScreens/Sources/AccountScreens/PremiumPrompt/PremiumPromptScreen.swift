import DesignSystem
import PremiumGate
import ScreenParts

/// The small sheet before the paywall: what premium would do here, more about it, or not now.
public struct PremiumPromptScreen: Screen {
  /// The id, `premium-prompt`.
  public let id: ScreenID = "premium-prompt"
  /// What asked for premium, such as `meal-saved`.
  public var state: StateID
  /// The name people know it by.
  public var title: String
  /// The sentence of what asked.
  public var headline: TextBlock
  /// "Learn More".
  public var learnMore: ActionButton
  /// "Maybe Later".
  public var maybeLater: ActionButton
  /// What VoiceOver says when the sheet appears (C-S07).
  public var announcement: String?

  /// The one emphasised control.
  public var primaryAction: ElementID? { learnMore.id }

  /// Makes the sheet for what asked, headed by its sentence or by a headline of its own.
  public init(
    _ trigger: Trigger, of offer: PremiumOffer,
    _ context: PresentationContext
  ) {
    let copy = context.copy
    state = StateID(trigger.rawValue)
    title = copy("premium.prompt.title")
    headline = TextBlock(
      "premium-prompt.headline",
      copy(CopyKey(offer.headlineKey(of: trigger))), style: .title3, alignment: .center,
      minHeight: 24, isHeader: true)
    learnMore = ActionButton(
      "premium-prompt.learnMore", .primary, copy("premium.learn-more"),
      action: ControlAction(PremiumAction.learnMore, motion: .sheet))
    maybeLater = ActionButton(
      "premium-prompt.maybeLater", .text, copy("premium.maybe-later"),
      action: ControlAction(PremiumAction.maybeLater))
    announcement = copy.text(for: trigger)
  }

  /// The root of the tree.
  public var element: Element {
    ScreenRoot("premium-prompt") {
      Sheet(
        "premium-prompt.sheet", label: title,
        dismiss: CustomAction(maybeLater.title, maybeLater.action)
      ) {
        Stack(
          "premium-prompt.content",
          LayoutSpec(.vertical, padding: .vertical(.l), align: .center, width: .fill)
        ) {
          Glyph(
            "premium-prompt.icon", .premium, style: .stateIcon, color: .primaryText,
            minHeight: 48)
          Gap("premium-prompt.gap.headline", .s)
          headline
          Gap("premium-prompt.gap.primary", .l)
          learnMore
          Gap("premium-prompt.gap.later", .l)
          maybeLater
        }
      }
    }.element
  }
}
