import DesignSystem
import ScreenParts
import SuggestionWords

/// The end of the quiz: what was learned, in two sentences.
public struct TasteSummary: Component {
  /// The stable path.
  public let id: ElementID = "taste.summary"
  /// That this was all.
  public var headline: TextBlock
  /// What was learned.
  public var sentences: [TextBlock]
  /// The way out.
  public var done: ActionButton
  /// Another round; nil where no dish is left.
  public var more: ActionButton?

  /// Makes the end.
  init(_ input: TasteInput, _ copy: Copy) {
    headline = TextBlock(
      "taste.summary.headline", copy("taste.headline"), style: .title2, isHeader: true)
    sentences = copy.learned(input.opinions, foodNames: input.foodNames).enumerated().map {
      TextBlock(ElementID("taste.summary.sentence").child($0), $1, style: .body)
    }
    done = ActionButton(
      "taste.done", .primary, copy("taste.done"),
      action: ControlAction(NavigationAction.dismiss))
    more =
      input.hasMore
      ? ActionButton(
        "taste.more", .secondary, copy("taste.more"), action: ControlAction(TasteAction.more)) : nil
  }

  /// The node that this value stands for.
  public var element: Element {
    Stack(id, LayoutSpec(.vertical, spacing: .elementSpacing, width: .fill)) {
      headline
      sentences
      Gap("taste.gap.done", .s)
      done
      more
    }.element
  }
}
