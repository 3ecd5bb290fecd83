import DesignSystem
import ScreenParts
import SuggestionWords

/// The end of the quiz: the learned taste, in two sentences.
struct TasteSummary: Component {
  /// The stable path.
  let id: ElementID = "taste.summary"
  /// The headline that the quiz is over.
  var headline: TextBlock
  /// The learned taste, as sentences.
  var sentences: [TextBlock]
  /// The way out.
  var done: ActionButton
  /// Another round; nil if no dish is left.
  var more: ActionButton?

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

  /// The tree node of this value.
  var element: Element {
    Stack(id, LayoutSpec(.vertical, spacing: .elementSpacing, width: .fill)) {
      headline
      sentences
      Gap("taste.gap.done", .s)
      done
      more
    }.element
  }
}
