import DesignSystem
import ScreenParts

/// The common parts of the sheets of an ingredient and of a step: a headline, fields, and the ways
/// out.
struct LineSheet: Equatable, Sendable {
  /// The path that the parts' ids begin with.
  var path: String
  /// The purpose of the sheet.
  var headline: TextBlock
  /// The fields for writing the line.
  var fields: [Element]
  /// Puts the line into the recipe.
  var keep: ActionButton
  /// Takes the line out of the recipe; nil for a new one.
  var remove: ActionButton?
  /// Closes the sheet without a change.
  var cancel: ActionButton

  /// Makes a sheet; the ids of its parts begin with the path.
  init(
    _ path: String, title: String, isNew: Bool, remove place: LinePlace?, fields: [Element],
    _ copy: Copy
  ) {
    self.path = path
    headline = TextBlock(
      ElementID("\(path).headline"), title, style: .title3, alignment: .center, minHeight: 24,
      isHeader: true, fillsWidth: true)
    self.fields = fields
    keep = ActionButton(
      ElementID("\(path).keep"), .primary, copy(isNew ? "recipe-line.add" : "recipe-line.done"),
      action: ControlAction(RecipeLineAction.keep))
    remove = place.map { place in
      ActionButton(
        ElementID("\(path).remove"), .text, copy("recipe-line.remove"),
        action: ControlAction(RecipeEditorAction.removeLine, place), isDestructive: true)
    }
    cancel = ActionButton(
      ElementID("\(path).cancel"), .text, copy("error.cancel"),
      action: ControlAction(NavigationAction.dismiss))
  }

  /// The root of the tree of a screen that is this sheet.
  var element: Element {
    ScreenRoot(ElementID(path)) {
      Sheet(
        ElementID("\(path).sheet"), label: headline.content.text,
        dismiss: CustomAction(cancel.title, cancel.action)
      ) {
        Stack(
          ElementID("\(path).content"),
          LayoutSpec(
            .vertical, spacing: .mPlus, padding: .vertical(.l), align: .center, width: .fill)
        ) {
          headline
          fields
          keep
          Stack(
            ElementID("\(path).ways-out"),
            LayoutSpec(
              .vertical, spacing: .xl, padding: .vertical(.s), align: .center, width: .fill)
          ) {
            remove
            cancel
          }
        }
      }
    }.element
  }
}
