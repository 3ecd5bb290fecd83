import DesignSystem
import ScreenParts

/// The card of a failed load, with the last success below it (W-ERR-02 to W-ERR-05).
struct SuggestionErrorCard: Component {
  /// The stable path.
  var id: ElementID
  /// The message with the error and the button to retry.
  var message: StateMessage
  /// "Last suggestion shown: …"; nil without one.
  var lastSuggestion: String?

  /// Makes the card; the title is the title of the last suggestion, if there is one.
  init(
    _ id: ElementID, _ failure: LoadFailure = .connection, lastTitle: String?, copy: Copy
  ) {
    self.id = id
    message = StateMessage(
      id.child("message"), icon: failure.icon, headline: copy("home.error.headline"),
      message: copy(failure.bodyKey))
    lastSuggestion = lastTitle.map { copy("home.error.last", ["title": $0]) }
  }

  /// The tree node of this value.
  var element: Element {
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
