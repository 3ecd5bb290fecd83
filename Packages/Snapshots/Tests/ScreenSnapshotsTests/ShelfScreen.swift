import DesignSystem

/// A screen with one text and one button.
struct ShelfScreen: Screen {
  let id: ScreenID = "shelf"
  let state: StateID = "empty"
  let title = "Shelf"
  let primaryAction: ElementID? = "shelf.add"
  var text = "Nothing here yet"

  var element: Element {
    ScreenRoot("shelf") {
      PageContent("shelf.content") {
        TextBlock("shelf.text", text)
        ActionButton(
          "shelf.add", .primary, "Add", hint: "Adds a book", action: ControlAction("shelf.add"))
      }
    }.element
  }
}
