import DesignSystem
import MealModels

/// A headed list of a recipe: its ingredients or its steps.
struct RecipeSection: Component {
  /// Lines under a separate heading, such as "For the sauce".
  struct Group: Equatable, Sendable {
    /// The heading; nil for lines of the whole dish.
    var heading: TextBlock?
    /// The lines in order.
    var lines: [TextBlock]
  }

  /// The stable path.
  var id: ElementID
  /// The header: bold, 20 points, in a row of 24 points.
  var header: TextBlock
  /// Tells for how many servings the amounts in the words are; nil if these are shown.
  var note: TextBlock?
  /// The groups of lines in order.
  var groups: [Group]
  /// Whether the order of the lines matters.
  var isNumbered: Bool
  /// The button that changes the lines, at the end of the header's row; nil for none.
  var adjust: ActionButton?

  /// The work of a tap on a line; nil if it does nothing.
  var lineActions: LineActions?

  /// Every line in order, without headings.
  var lines: [TextBlock] { groups.flatMap(\.lines) }

  /// Makes a section.
  init(_ id: ElementID, header: String, groups: [Group], isNumbered: Bool) {
    self.id = id
    self.header = TextBlock(
      id.child("header"), header, style: .title3, minHeight: 24, isHeader: true, fillsWidth: true)
    self.groups = groups
    self.isNumbered = isNumbered
  }

  /// The ingredients for a number of people, each in a row of 20 points.
  ///
  /// - Parameters:
  ///   - system: the units; nil leaves them as written.
  ///   - measured: how the foods are measured.
  init(
    _ id: ElementID, ingredientsOf recipe: Recipe, servings: Int, in system: MeasurementSystem?,
    measured: [FoodID: MeasuredFood], _ copy: Copy
  ) {
    var groups: [Group] = []
    var heading: String?
    let scaled = recipe.ingredients(forServings: servings, in: system, measured: measured)
    for (index, ingredient) in scaled.enumerated() {
      if groups.isEmpty || ingredient.section != heading {
        let title = ingredient.section.map {
          TextBlock(id.child("heading").child(index), $0, style: .headline, isHeader: true)
        }
        groups.append(Group(heading: title, lines: []))
      }
      heading = ingredient.section
      groups[groups.count - 1].lines.append(
        TextBlock(
          id.child(index), ingredient.text, style: .callout, minHeight: 20, fillsWidth: true))
    }
    self.init(id, header: copy("recipe.ingredients"), groups: groups, isNumbered: false)
  }

  /// The ingredients of a recipe page, with a button that leads to servings and units.
  static func ingredients(of input: RecipeInput, _ copy: Copy) -> RecipeSection {
    var section = RecipeSection(
      "recipe.ingredients", ingredientsOf: input.meal.recipe, servings: input.servings,
      in: input.system, measured: input.measured, copy)
    section.adjust = .adjust(input.meal.id, copy)
    section.lineActions = input.lineActions
    return section
  }

  /// The steps for a number of people, each in a block of 40 points, with the units of a system.
  static func instructions(
    _ id: ElementID = "recipe.instructions", of recipe: Recipe, servings: Int,
    in system: MeasurementSystem?, measured: [FoodID: MeasuredFood], _ copy: Copy
  ) -> RecipeSection {
    let steps = recipe.stepTexts(forServings: servings, in: system, measured: measured)
    let lines = steps.texts.enumerated().map { index, text in
      let words = ["number": String(index + 1), "text": text]
      return TextBlock(
        id.child(index), text, style: .callout, minHeight: 40,
        spoken: copy("recipe.step.spoken", words), fillsWidth: true)
    }
    var section = RecipeSection(
      id, header: copy("recipe.instructions"), groups: [Group(heading: nil, lines: lines)],
      isNumbered: true)
    section.note = copy.note(on: steps).map {
      TextBlock(id.child("note"), $0, style: .footnote, color: .secondaryLabel)
    }
    return section
  }

  /// The tree node of this value; each group is a list, with bullets or numbers in a separate
  /// column.
  var element: Element {
    Stack(id, LayoutSpec(.vertical, spacing: spacing, width: .fill)) {
      headerRow
      note
      for (index, group) in groups.enumerated() {
        group.heading
        list(group, index)
      }
    }.element
  }

  /// The gap between the header and the lists; lines that can be tapped stand further from a button.
  private var spacing: Spacing { lineActions == nil ? .componentSpacing : .mPlus }

  /// The header in a row of 24 points, with a button at the trailing edge.
  private var headerRow: Element {
    guard let adjust else { return header.element }
    return Stack(
      id.child("header.row"),
      LayoutSpec(
        .horizontal, spacing: .s, align: .center, width: .fill, minHeight: 24,
        stacksAtAccessibilitySizes: true)
    ) {
      header
      adjust
    }.element
  }

  /// A number or a dot; a line that can be tapped has a plus at its end instead.
  private var marker: ListGroup.Marker {
    isNumbered ? .number : lineActions == nil ? .bullet : .none
  }

  private func list(_ group: Group, _ index: Int) -> ListGroup {
    ListGroup(
      id.child("list").child(index), marker,
      label: group.heading?.content.text ?? header.content.text,
      spacing: isNumbered ? .m : lineActions == nil ? .s : .none, style: .callout
    ) {
      let before = groups[..<index].reduce(0) { $0 + $1.lines.count }
      for (place, line) in group.lines.enumerated() {
        lineActions?.row(line, at: before + place) ?? line.element
      }
    }
  }
}
