import Testing

@testable import DesignSystem

@Suite struct ComponentTests {
  private static let tap = ControlAction("page.tap")

  @Test func `a secure text is neither shown nor said`() {
    let field = TextEntry(
      "f", kind: .secure, label: "API key", text: "hunter2", action: Self.tap
    ).element
    #expect(field.role == .secureField)
    #expect(field.visibleText == "•••••••")
    #expect(!field.accessibility.value.contains("hunter2"))
  }

  @Test(arguments: [
    (EntryContent.Kind.text, ElementRole.field), (.multiline, .field), (.number, .field),
    (.email, .field), (.url, .field), (.search, .searchField), (.secure, .secureField),
    (.date, .picker), (.time, .picker), (.choice, .picker),
  ])
  func `a field has the role of what is entered`(
    kind: EntryContent.Kind, role: ElementRole
  ) {
    let field = TextEntry("f", kind: kind, label: "F", action: Self.tap).element
    #expect(field.role == role)
    #expect(field.layout.minHeight == 44)
  }

  // D-ERR-06
  @Test func `an error stands below its field and is its hint`() {
    let field = PickerField(
      "f", .date, label: "Day", action: Self.tap, error: "Choose a day"
    ).element
    #expect(field.find("f")?.accessibility.hint == "Choose a day")
    #expect(field.readingOrder.map(\.accessibility.label) == ["Day", "Choose a day"])
  }

  // C-A05
  @Test func `a swipe has custom actions and a button`() {
    let row = SwipeRow(
      ListRow("r", "Oats", action: Self.tap),
      items: [MenuItem("remove", "Remove", isDestructive: true, action: Self.tap)],
      moreLabel: "More for Oats", more: Self.tap)
    let read = row.element.readingOrder
    #expect(read.map(\.accessibility.label) == ["Oats", "More for Oats"])
    #expect(read[0].accessibility.customActions.map(\.label) == ["Remove"])
  }

  @Test func `the first row of an order cannot go up`() {
    let row = ReorderRow(
      ListRow("r", "Oats"), moveUp: nil, moveDown: CustomAction("Move down", Self.tap))
    let names = row.element.readingOrder.map(\.accessibility.label)
    #expect(names == ["Oats", "Move down: Oats"])
  }

  // C-A07: no two states share a shape, none is told by colour.
  @Test func `every status has a shape of its own`() {
    let icons = StatusBadge.Status.allCases.map(\.icon)
    #expect(Set(icons).count == icons.count)
    let badge = StatusBadge("b", .lowConfidence, "Low", spoken: "Low confidence").element
    #expect(badge.visibleText == "Low")
    #expect(badge.accessibility.label == "Low confidence")
  }

  @Test(arguments: DeltaBadge.Direction.allCases)
  func `a change has words and a symbol`(direction: DeltaBadge.Direction) {
    let badge = DeltaBadge("b", direction, "$0.30", spoken: "Price changed").element
    #expect(badge.visibleText == "$0.30")
    #expect(badge.all.contains { $0.role == .icon })
  }

  // N-DASH-10
  @Test func `the floating button has a name and 56 points`() {
    let button = FloatingButton("b", .add, label: "Add food", action: Self.tap).element
    #expect(button.layout.minHeight == 56)
    #expect(button.layout.minWidth == 56)
    #expect(button.layout.region == .floating)
    #expect(button.accessibility.label == "Add food")
  }

  @Test(arguments: [(-2, 0), (0, 0), (3, 3), (9, 5)])
  func `stars are given with their number`(given: Int, shown: Int) {
    let names = (1...5).map { "\($0) stars" }
    let rating = StarRating(
      "r", label: "Rate", stars: given,
      choices: names.map {
        CustomAction(
          $0, ControlAction("page.tap", [ActionParameter("stars", String($0.prefix(1)))]))
      }
    ).element
    let stars = rating.children
    #expect(stars.filter { $0.accessibility.traits.contains(.selected) }.count == min(1, shown))
    #expect(stars.map { $0.action?.description } == (1...5).map { "page.tap?stars=\($0)" })
  }

  @Test(arguments: [
    ("Maya Lindt", "ML"), ("ben", "B"), ("", ""), ("  ", ""), ("Ana Maria de la Cruz", "AC"),
    ("👩‍🍳 Cook", "C"), ("42", ""), ("שרה לוי", "של"), ("\u{200B}", ""),
  ])
  func `initials are the first letters of the ends`(name: String, initials: String) {
    #expect(Avatar("a", name: name).initials == initials)
  }

  @Test func `a numbered list counts and a plain one does not`() {
    let texts = ["Heat", "Stir"]
    let counted = ListGroup("l", .number, texts: texts).element
    #expect(counted.role == .numberedList)
    #expect(counted.visibleText == "1. Heat 2. Stir")
    #expect(counted.readingOrder.map(\.accessibility.label) == texts)
    #expect(ListGroup("l", ListGroup.Marker.none, texts: texts).element.role == .list)
  }

  @Test func `a chart says its numbers`() {
    let chart = ValueChart(
      "c", title: "Calories",
      content: ChartContent(
        .bars, points: [.init("Mon", value: "1,900 kcal", fraction: 0.8)]),
      summary: "One day", showsValues: true
    ).element
    let read = chart.readingOrder.map(\.accessibility)
    #expect(read.map(\.label) == ["Calories", "One day", "Mon"])
    #expect(read[0].value == "Mon 1,900 kcal")
  }

  @Test func `a banner can be closed by words beside its action`() throws {
    let banner = Banner(
      "b", "Love these?", dismiss: CustomAction("Not now", Self.tap), dismissal: .words
    ) {
      ActionButton("b.more", .text, "See Premium", action: Self.tap)
    }.element
    let line = try #require(banner.find("b.actions"))
    #expect(line.children.map(\.accessibility.label) == ["See Premium", "Not now"])
    #expect(banner.find("b.dismiss")?.role == .textButton)
  }

  @Test func `a banner with a cross has its actions below the words`() throws {
    let banner = Banner("b", "Love these?", dismiss: CustomAction("Dismiss", Self.tap)) {
      ActionButton("b.more", .text, "Learn More", action: Self.tap)
    }.element
    #expect(banner.children.map(\.id) == ["b.message"])
    let words = try #require(banner.find("b.words"))
    #expect(words.children.map(\.id) == ["b.text", "b.more"])
    #expect(banner.find("b.dismiss")?.role == .iconButton)
  }

  @Test func `the last day has no next one`() {
    let day = DaySwitcher(
      "d", "Today", previous: CustomAction("Previous day", Self.tap),
      next: CustomAction("Next day", Self.tap), hasNext: false
    ).element
    #expect(day.find("d.next")?.isEnabled == false)
    #expect(day.find("d.day")?.accessibility.customActions.map(\.label) == ["Previous day"])
  }
}
