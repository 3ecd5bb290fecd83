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
  /// Moves the line up and down; nil at an end, and for a new line.
  var moves: [ActionButton]
  /// Takes the line out of the recipe; nil for a new one.
  var remove: ActionButton?
  /// Closes the sheet without a change; any other way out keeps what was typed.
  var cancel: ActionButton

  /// Makes a sheet; the ids of its parts begin with the path.
  init(
    _ path: String, title: String, of place: LinePlace?, among count: Int, fields: [Element],
    _ copy: Copy
  ) {
    self.path = path
    headline = TextBlock(
      ElementID("\(path).headline"), title, style: .title3, alignment: .center, minHeight: 24,
      isHeader: true, fillsWidth: true)
    self.fields = fields
    keep = ActionButton(
      ElementID("\(path).keep"), .primary,
      copy(place == nil ? "recipe-line.add" : "recipe-line.done"),
      action: ControlAction(RecipeLineAction.keep))
    moves = place.map { Self.moves(of: $0, among: count, path, copy) } ?? []
    remove = place.map { place in
      ActionButton(
        ElementID("\(path).remove"), .text, copy("recipe-line.remove"),
        action: ControlAction(RecipeEditorAction.removeLine, place), isDestructive: true)
    }
    cancel = ActionButton(
      ElementID("\(path).cancel"), .text, copy("error.cancel"),
      action: ControlAction(RecipeLineAction.cancel))
  }

  private static func moves(
    of place: LinePlace, among count: Int, _ path: String, _ copy: Copy
  ) -> [ActionButton] {
    let ways: [(String, IconRole, Int)] = [
      ("up", .moveUp, place.position - 1), ("down", .moveDown, place.position + 1),
    ]
    return ways.filter { (0..<count).contains($0.2) }.map { name, icon, target in
      ActionButton(
        ElementID("\(path).\(name)"), .text, copy(CopyKey("recipe-editor.\(name)")), icon: icon,
        action: LineMove(place, to: target).action)
    }
  }

  /// The root of the tree of a screen that is this sheet.
  var element: Element {
    ScreenRoot(ElementID(path)) {
      Sheet(
        ElementID("\(path).sheet"), label: headline.content.text,
        dismiss: CustomAction(keep.title, keep.action)
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
            moves
            remove
            cancel
          }
        }
      }
    }.element
  }
}
