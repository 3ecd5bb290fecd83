import DesignSystem

/// A screen with a bar, one text and one button; its mirror image differs from it.
struct ShelfScreen: Screen {
  let id: ScreenID = "shelf"
  let state: StateID = "empty"
  let title = "Shelf"
  let primaryAction: ElementID? = "shelf.add"
  var text = "Nothing here yet"

  var element: Element {
    ScreenRoot("shelf") {
      NavigationBar("shelf.bar", title: title) {
        IconButton("shelf.back", .back, label: "Back", action: ControlAction("shelf.back"))
      }
      PageContent("shelf.content") {
        TextBlock("shelf.text", text)
        ActionButton(
          "shelf.add", .primary, "Add", hint: "Adds a book", action: ControlAction("shelf.add"))
      }
    }.element
  }
}
