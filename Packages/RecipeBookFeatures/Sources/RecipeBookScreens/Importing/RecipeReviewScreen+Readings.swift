import DesignSystem
import ScreenParts

extension RecipeReviewScreen {
  /// The assistant's reading of a line, below the line; it takes effect once the user accepts it.
  static func reading(
    of position: Int, _ input: RecipeReviewInput, _ copy: Copy
  ) -> Stack? {
    guard let reading = input.readings?.lines[position] else { return nil }
    let id = ElementID("review-recipe.reading").child(position)
    let proposed = copy("recipe-review.reading", ["line": reading.text])
    return Stack(
      id,
      LayoutSpec(
        .vertical, spacing: .s, padding: EdgeSpacing(horizontal: .m, vertical: .s), width: .fill),
      surface: Surface(fill: .systemBackground, radius: .medium, elevation: .elevated)
    ) {
      TextBlock(id.child("line"), proposed, fillsWidth: true)
      TextBlock(
        id.child("words"), words(reading, copy), style: .callout, color: .secondaryLabel,
        fillsWidth: true)
      Stack(
        id.child("answers"),
        LayoutSpec(
          .horizontal, spacing: .buttonSpacing, align: .center, width: .fill,
          stacksAtAccessibilitySizes: true)
      ) {
        ActionButton(
          id.child("use"), .secondary, copy("recipe-review.reading.use"),
          label: copy("recipe-review.reading.use.spoken", ["line": reading.text]),
          action: ControlAction(RecipeReviewAction.useReading, position), horizontalPadding: .s)
        ActionButton(
          id.child("drop"), .secondary, copy("recipe-review.reading.drop"),
          label: copy("recipe-review.reading.drop.spoken", ["line": reading.text]),
          action: ControlAction(RecipeReviewAction.dropReading, position), horizontalPadding: .s)
      }
    }
  }

  /// The new words, and the words that the reading leaves out.
  private static func words(_ reading: ProposedReadings.Reading, _ copy: Copy) -> String {
    let parts = [
      reading.newWords.isEmpty
        ? nil : copy("recipe-review.reading.new", ["words": copy.list(reading.newWords)]),
      reading.leftOutWords.isEmpty
        ? nil
        : copy("recipe-review.reading.left-out", ["words": copy.list(reading.leftOutWords)]),
    ].compactMap(\.self)
    return parts.isEmpty ? copy("recipe-review.reading.same") : parts.joined(separator: " ")
  }

  /// The section that asks the assistant about the lines in doubt, and says why it proposes
  /// nothing.
  static func asking(_ input: RecipeReviewInput, _ copy: Copy) -> ListSection? {
    guard let readings = input.readings else { return nil }
    let name = copy("recipe-review.readings")
    return ListSection(
      "review-recipe.readings", header: name.uppercased(), spokenHeader: name,
      footer: copy("recipe-review.readings.sent", ["host": readings.host]),
      surface: Surface(fill: .systemBackground, radius: .medium, elevation: .elevated)
    ) { parts(readings, copy) }
  }

  private static func parts(_ readings: ProposedReadings, _ copy: Copy) -> [Element] {
    switch readings.phase {
    case .offered: [ask("recipe-review.readings.ask", readings, copy)]
    case .asking:
      [
        row("review-recipe.readings.asking") {
          Spinner("review-recipe.readings.spinner")
          TextBlock(
            "review-recipe.readings.words", copy("recipe-review.readings.asking"),
            fillsWidth: true)
        }
      ]
    case .proposed:
      [
        ListRow(
          "review-recipe.readings.count",
          readings.lines.isEmpty
            ? copy("recipe-review.readings.none")
            : copy("recipe-review.readings.count", count: readings.lines.count)
        ).element
      ]
    case .failed(let reason):
      [
        row("review-recipe.readings.failed") {
          StatusLine("review-recipe.readings.reason", .warning, reason)
        }, ask("recipe-review.readings.again", readings, copy),
      ]
    }
  }

  private static func ask(
    _ key: CopyKey, _ readings: ProposedReadings, _ copy: Copy
  ) -> Element {
    ListRow(
      "review-recipe.readings.ask", copy(key),
      hint: copy(
        readings.isOffline ? "recipe-review.readings.offline" : "recipe-review.readings.hint"),
      action: ControlAction(RecipeReviewAction.propose), isEnabled: !readings.isOffline
    ).element
  }

  private static func row(
    _ id: ElementID, @ElementBuilder parts: () -> [Element]
  ) -> Element {
    Stack(
      id,
      LayoutSpec(
        .horizontal, spacing: .sPlus, padding: EdgeSpacing(horizontal: .m, vertical: .s),
        align: .center, width: .fill, minHeight: 44)
    ) { parts() }.element
  }

  /// The result of the question to the assistant; nil if it was not asked.
  static func outcome(_ input: RecipeReviewInput, _ copy: Copy) -> String? {
    switch input.readings?.phase {
    case .asking: copy("recipe-review.readings.asking")
    case .failed(let reason): reason
    case .proposed where input.readings?.lines.isEmpty == true:
      copy("recipe-review.readings.none")
    case .proposed, .offered, nil: nil
    }
  }
}
