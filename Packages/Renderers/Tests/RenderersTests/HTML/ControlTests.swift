import DesignSystem
import Layout
import Testing

@testable import Renderers

/// What can be pressed, entered and chosen.
@Suite struct ControlTests {
  static let tap = Samples.tap
  static let toggle = ControlAction("settings.diet", slot: .toggle)

  private func node(_ part: any Component) throws -> Markup.Node? {
    let markup = try Pages.markup(Pages.content { part })
    return markup[part.element.id.rawValue]
  }

  @Test func `a button is one, with its words as its name`() throws {
    let button = try #require(
      try node(ActionButton("b", .primary, "Go", hint: "Goes", action: Self.tap)))
    #expect(button.tag == "button" && button["type"] == "button")
    #expect(button["aria-label"] == nil && button.name == "Go")
    #expect(button["aria-describedby"] == "d0" && button["disabled"] == nil)
    let named = try #require(
      try node(ActionButton("b", .primary, "Go", label: "Go there", action: Self.tap)))
    #expect(named.name == "Go there")
  }

  @Test func `phases of a button`() throws {
    let busy = try node(ActionButton("b", .primary, "Go", action: Self.tap, phase: .busy))
    #expect(busy?["aria-busy"] == "true" && busy?["aria-disabled"] == "true")
    #expect(busy?["disabled"] == nil)
    let off = try node(ActionButton("b", .primary, "Go", action: Self.tap, phase: .disabled))
    #expect(off?["disabled"] != nil && off?["aria-busy"] == nil)
  }

  @Test(arguments: [true, false])
  func `switches, boxes and choices say whether they are on`(_ isOn: Bool) throws {
    let text = isOn ? "true" : "false"
    let toggle = try node(
      ListRow("r", "Row", accessory: .toggle(isOn: isOn), action: Self.toggle))
    #expect(toggle?["role"] == "switch" && toggle?["aria-checked"] == text)
    let box = try node(
      ListRow("r", "Row", accessory: .checkbox(isOn: isOn), action: Self.toggle))
    #expect(box?["role"] == "checkbox" && box?["aria-checked"] == text)
    let chip = try node(Chip("c", "Milk", isSelected: isOn, action: Self.tap))
    #expect(chip?["aria-pressed"] == text)
    let choice = ControlAction("settings.time", slot: .choice(["30"]))
    let row = try node(ListRow("r", "30", accessory: .checkmark(isOn: isOn), action: choice))
    #expect(row?["aria-pressed"] == text)
    let fold = try Pages.markup(
      Pages.content {
        Disclosure("f", "More", isOpen: isOn, stateText: "state", action: Self.tap) {}
      })
    #expect(fold["f.line"]?["aria-expanded"] == text)
  }

  @Test func `a chip that is removed is not pressed`() throws {
    let chip = try node(Chip("c", "Egg", isRemovable: true, action: Self.tap))
    #expect(chip?["aria-pressed"] == nil)
  }

  @Test(arguments: [
    (EntryContent.Kind.text, "text", nil as String?), (.secure, "password", nil),
    (.search, "search", nil), (.number, "text", "decimal"), (.email, "email", nil),
    (.url, "url", nil),
  ])
  func `fields are inputs of their kind`(
    _ row: (kind: EntryContent.Kind, type: String, mode: String?)
  ) throws {
    let action = ControlAction("food.name", slot: .text(maxLength: 80))
    let field = try #require(
      try node(
        TextEntry(
          "f", kind: row.kind, label: "Name", text: "abc", placeholder: "Any", action: action)))
    #expect(field.tag == "label")
    let input = try #require(field.all.first { $0.tag == "input" })
    #expect(input["type"] == row.type && input["inputmode"] == row.mode)
    #expect(input["aria-label"] == "Name" && input["placeholder"] == "Any")
    #expect(input["maxlength"] == "80" && input["autocomplete"] == "off")
    #expect(input["data-action"] == action.description)
    #expect(input["value"] == (row.kind == .secure ? "•••" : "abc"))
    #expect(input["aria-invalid"] == nil)
  }

  @Test func `several lines are an area, and what is wrong is said`() throws {
    let action = ControlAction("food.note", slot: .text(maxLength: 80))
    let entry = TextEntry(
      "f", kind: .multiline, label: "Note", text: "a\nb", action: action, error: "Too short")
    let markup = try Pages.markup(Pages.content { entry })
    let area = try #require(markup.first { $0.tag == "textarea" })
    let remark = markup.first { $0["id"] == area["aria-describedby"] }
    #expect(remark?.words() == "Too short" && area["aria-invalid"] == "true")
  }

  @Test(arguments: [
    ("a\nb", "a\nb"), ("\na\n\nb\n", "\n\na\n\nb\n"), ("a\r\n<b>\tc", "a\n&lt;b&gt; c"),
  ])
  func `an area keeps the lines of its text`(_ text: String, _ markup: String) {
    let action = ControlAction("food.note", slot: .text(maxLength: 80))
    let entry = TextEntry("f", kind: .multiline, label: "Note", text: text, action: action)
    #expect(Pages.text(Pages.content { entry }).contains(">\(markup)</textarea>"))
  }

  @Test func `a date is picked elsewhere and its value is read`() throws {
    let picker = try node(
      PickerField("p", .date, label: "Day", value: "12 May", action: Self.tap))
    #expect(picker?.tag == "button" && picker?["aria-haspopup"] == "dialog")
    #expect(picker?.name == "Day, 12 May")
    #expect(picker?.words().contains("12 May") == true)
  }

  @Test func `a slider has the range of its action`() throws {
    let action = ControlAction("plan.budget", slot: .number(10...60))
    let slider = try node(
      ValueSlider("s", label: "Budget", value: "$35", fraction: 0.5, action: action))
    let input = try #require(slider?.all.first { $0.tag == "input" })
    #expect(input["type"] == "range" && input["min"] == "10" && input["max"] == "60")
    #expect(input["value"] == "35" && input["aria-valuetext"] == "$35")
    #expect(input["aria-label"] == "Budget")
  }

  @Test func `bars and rings say how far they are`() throws {
    let bar = try node(ProgressBar("p", label: "Loading", value: "25 %", fraction: 0.25))
    #expect(bar?["role"] == "progressbar" && bar?["aria-valuenow"] == "25")
    let ring = try node(
      ProgressRing("r", label: "Protein", value: "60 g", spokenValue: "60 grams", fraction: 0.6))
    #expect(ring?["role"] == "meter" && ring?["aria-valuenow"] == "60")
    #expect(ring?["aria-label"] == "Protein" && ring?["aria-valuetext"] == "60 grams")
  }

  @Test func `the actions of a long press are also buttons`() throws {
    let more = CustomAction(
      "Remove", ControlAction("favorites.remove", [ActionParameter("id", "tacos")]))
    let card = Card(
      "card", .favorite,
      accessibility: Accessibility("Tacos", traits: .button, customActions: [more]),
      action: Self.tap
    ) { TextBlock("title", "Tacos") }
    let markup = try Pages.markup(Pages.content { CardGrid("grid") { card } })
    let group = try #require(markup.first { $0.classes.contains("more") })
    #expect(group["role"] == "group" && group["aria-label"] == "Tacos")
    let item = markup.parent(of: group)
    #expect(item?.tag == "li" && item?.nodes.first?["data-id"] == "card")
    #expect(group.nodes.map(\.tag) == ["button"] && group.nodes.first?.name == "Remove")
    #expect(group.nodes.first?["data-action"] == "favorites.remove?id=tacos")
  }

  @Test func `a card with two controls holds two buttons, and offers the rest below it`() throws {
    let why = ControlAction("meal.why", [ActionParameter("id", "tacos")])
    let rest = CustomAction("Not for Me", ControlAction("meal.dislike"))
    let card = Card("card", .suggestion) {
      Stack(
        "face", LayoutSpec(.vertical, width: .fill), surface: Surface(radius: .large),
        accessibility: Accessibility(
          "Tacos", traits: .button, customActions: [CustomAction("Why This?", why), rest]),
        action: Self.tap
      ) { Picture("picture", Samples.plate, height: 200, radius: nil) }
      ListRow("line", "Why This?", action: why)
    }
    let markup = try Pages.markup(Pages.content { card })
    #expect(markup["card"]?.nodes.map(\.tag) == ["button", "button"])
    #expect(markup["face"]?.classes.contains("clip") == true)
    #expect(markup["card"]?.classes.contains("clip") == false)
    let group = try #require(markup.first { $0.classes.contains("more") })
    let holder = try #require(markup.parent(of: markup["card"]))
    #expect(markup.parent(of: group) === holder)
    #expect(group.nodes.map(\.name) == ["Not for Me"])
    #expect(group["aria-label"] == "Tacos")
  }

  @Test func `small words are touched within 44 points`() throws {
    let markup = try Pages.markup(
      Pages.content { ActionButton("b", .text, "Later", action: Self.tap) })
    let touch = markup["b"]?["data-touch"]?.split(separator: " ").compactMap { Double($0) }
    #expect(touch.map { $0[2] >= 44 && $0[3] >= 44 } == true)
  }

  @Test func `hidden parts that can be touched are not reached by the keyboard`() throws {
    let part = Element("x", .iconButton, accessibility: .hidden, action: Self.tap)
    let found = try #require(try node(part))
    #expect(found.tag == "div" && found["aria-hidden"] == "true" && found["data-action"] != nil)
  }
}
