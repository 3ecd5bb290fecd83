import DesignSystem
import ScreenParts

/// The card of a failed load, with the last success below it (W-ERR-02 to W-ERR-05).
public struct SuggestionErrorCard: Component {
  /// The stable path.
  public var id: ElementID
  /// What happened and what helps.
  public var message: StateMessage
  /// "Last suggestion shown: …"; nil without one.
  public var lastSuggestion: String?

  /// Makes the card; the title is that of the last suggestion, if there is one.
  public init(
    _ id: ElementID, _ failure: LoadFailure = .connection, lastTitle: String?, copy: Copy
  ) {
    self.id = id
    message = StateMessage(
      id.child("message"), failure.icon, copy("home.error.headline"), copy(failure.bodyKey))
    lastSuggestion = lastTitle.map { copy("home.error.last", ["title": $0]) }
  }

  /// The node that this value stands for.
  public var element: Element {
    Stack(id.child("group"), LayoutSpec(.vertical, spacing: .elementSpacing, width: .fill)) {
      Card(id, .suggestion, padding: .all(.cardPadding), minHeight: 200) {
        FlexibleSpace(id.child("top"))
        message
        FlexibleSpace(id.child("bottom"))
      }
      lastSuggestion.map {
        TextBlock(
          id.child("last"), $0, style: .caption, color: .secondaryLabel, minHeight: 16)
      }
    }.element
  }
}
