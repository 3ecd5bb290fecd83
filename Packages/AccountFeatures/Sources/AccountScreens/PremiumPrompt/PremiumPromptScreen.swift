import DesignSystem
import PremiumGate
import ScreenParts

/// The small sheet before the paywall: the benefit of premium here, and the buttons for more or not
/// now.
public struct PremiumPromptScreen: Screen {
  /// The id, `premium-prompt`.
  public let id: ScreenID = "premium-prompt"
  /// The trigger of the prompt, such as `meal-saved`.
  public var state: StateID
  /// The title.
  public var title: String
  /// The sentence of the trigger.
  public var headline: TextBlock
  /// "Learn More".
  var learnMore: ActionButton
  /// "Maybe Later".
  var maybeLater: ActionButton
  /// The VoiceOver announcement when the sheet appears (C-S07).
  public var announcement: String?

  /// The one emphasised control.
  public var primaryAction: ElementID? { learnMore.id }

  /// Makes the sheet for a trigger, with the trigger's sentence or another headline.
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
