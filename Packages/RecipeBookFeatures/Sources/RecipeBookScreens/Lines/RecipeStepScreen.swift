import DesignSystem
import ScreenParts

/// The sheet of a step.
public struct RecipeStepScreen: Screen {
  /// The id, `recipe-step`.
  public let id: ScreenID = "recipe-step"
  /// `new`, `changing` or `refused`.
  public var state: StateID
  /// The title.
  public var title: String
  /// The parts of the sheet.
  var sheet: LineSheet

  /// The button that puts it into the recipe.
  public var primaryAction: ElementID? { sheet.keep.id }

  /// The VoiceOver announcement when the sheet appears.
  public var announcement: String?

  /// The root of the tree.
  public var element: Element { sheet.element }

  /// Makes the sheet of a step.
  ///
  /// - Parameters:
  ///   - text: the text so far.
  ///   - position: its place in the recipe, from 0; nil for a new one.
  ///   - count: the number of steps that the recipe has.
  ///   - error: why it cannot be put into the recipe; nil if it can.
  public init(
    _ text: String, at position: Int? = nil, of count: Int = 0, error: String? = nil,
    _ context: PresentationContext
  ) {
    let copy = context.copy
    state = error != nil ? "refused" : position == nil ? "new" : "changing"
    title = copy(position == nil ? "recipe-line.step.add" : "recipe-line.step.change")
    let field = FormField(
      "recipe-step.labelled", copy("recipe-line.step"), note: copy("recipe-line.step.note")
    ) {
      TextEntry(
        "recipe-step.text", kind: .multiline, label: copy("recipe-line.step"), text: text,
        placeholder: copy("recipe-line.step.placeholder"),
        action: ControlAction(RecipeLineAction.text), error: error)
    }
    sheet = LineSheet(
      "recipe-step", title: title, of: position.map { LinePlace(.steps, $0) }, among: count,
      fields: [field.element], copy)
    announcement = error ?? title
  }
}
