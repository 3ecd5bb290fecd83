import DesignSystem
import Layout
import Testing

@testable import Renderers

/// Controls that post without scripts.
@Suite struct PostingTests {
  static let page = HTMLPage(title: "A page", posts: HTMLPosts(address: "tap?a=1&b=\"2\""))
  static let toggle = ControlAction("settings.diet", slot: .toggle)
  static let text = ControlAction("food.name", slot: .text(maxLength: 80))

  private func posting(_ part: any Component) throws -> Markup {
    try Pages.markup(Pages.content { part }, Self.page)
  }

  /// What the form of an input sends beside the value.
  private func sender(of input: Markup.Node?, in markup: Markup) -> Markup.Node? {
    markup.first { $0.tag == "form" && $0["id"] == input?["form"] }
  }

  private static let choice = ControlAction("settings.time", slot: .choice(["30"]))

  @Test(arguments: [
    (
      ActionButton("c", .primary, "Go", action: Samples.tap) as any Component,
      "recipe.open?id=tacos"
    ),
    (ListRow("c", "R", accessory: .toggle(isOn: true), action: toggle), "settings.diet=off"),
    (ListRow("c", "R", accessory: .toggle(isOn: false), action: toggle), "settings.diet=on"),
    (ListRow("c", "R", accessory: .checkbox(isOn: false), action: toggle), "settings.diet=on"),
    (ListRow("c", "30", accessory: .checkmark(isOn: false), action: choice), "settings.time=30"),
    (Chip("c", "Milk", isSelected: true, action: Samples.tap), "recipe.open?id=tacos"),
  ])
  func `a button sends the call of a tap`(_ row: (part: any Component, call: String)) throws {
    let button = try #require(try posting(row.part)["c"])
    #expect(button["type"] == "submit" && button["form"] == "tap" && button["name"] == "action")
    let tap = try Tap(parsing: try #require(button["value"]))
    #expect(tap.call.description == row.call)
    #expect(tap.isOf(row.part.element))
  }

  @Test(arguments: [ActionButton.Phase.busy, .disabled])
  func `a disabled control posts nothing`(_ phase: ActionButton.Phase) throws {
    let button = try posting(ActionButton("b", .primary, "Go", action: Samples.tap, phase: phase))
    #expect(button["b"]?["type"] == "button" && button["b"]?["value"] == nil)
    let entry = TextEntry("f", label: "Name", action: Self.text, isEnabled: false)
    let markup = try posting(entry)
    #expect(markup.first { $0.tag == "input" }?["form"] == nil)
    #expect(!markup.all.contains { $0.tag == "form" })
  }

  @Test(arguments: [EntryContent.Kind.text, .search, .number, .email, .url, .secure])
  func `a field has a form of its own`(_ kind: EntryContent.Kind) throws {
    let entry = TextEntry("f", kind: kind, label: "Name", text: "abc", action: Self.text)
    let markup = try posting(entry)
    let input = markup.first { $0["name"] == "value" }
    #expect(input?["data-id"] == "f.text")
    let form = try #require(sender(of: input, in: markup))
    #expect(form["method"] == "post" && form["action"] == "tap?a=1&b=\"2\"")
    let hidden = try #require(form.nodes.first)
    #expect(form.nodes.count == 1 && hidden["type"] == "hidden" && hidden["name"] == "action")
    let tap = try Tap(parsing: try #require(hidden["value"]))
    #expect(
      tap.call == ActionCall("food.name") && tap.isOf(entry.element.find("f") ?? entry.element))
    #expect(!markup.all.contains { $0.tag == "noscript" })
  }

  @Test func `a password does not come back`() throws {
    let entry = TextEntry("f", kind: .secure, label: "Word", text: "abc", action: Self.text)
    let input = try posting(entry).first { $0["type"] == "password" }
    #expect(input != nil && input?["value"] == nil && input?["placeholder"] == "•••")
  }

  @Test func `a field that leads somewhere sends no value`() throws {
    let entry = TextEntry("f", kind: .search, label: "Search", action: Samples.tap)
    let markup = try posting(entry)
    let input = markup.first { $0["type"] == "search" }
    #expect(input?["name"] == nil && sender(of: input, in: markup) != nil)
  }

  @Test func `an area and a track have a button where no script is`() throws {
    let area = TextEntry("f", kind: .multiline, label: "Note", action: Self.text)
    let number = ControlAction("plan.budget", slot: .number(10...60))
    let slider = ValueSlider("s", label: "Budget", value: "$35", fraction: 0.5, action: number)
    let markup = try Pages.markup(
      Pages.content {
        area
        slider
      }, Self.page)
    let range = try #require(markup.first { $0["type"] == "range" })
    #expect(range["step"] == "1" && range["name"] == "value" && range["form"] == "v-1")
    let buttons = markup.all.filter { $0.tag == "noscript" }.flatMap(\.nodes)
    #expect(buttons.map { $0["form"] } == ["v-0", "v-1"])
    #expect(buttons.map(\.name) == ["Set, Note", "Set, Budget"])
    #expect(buttons.allSatisfy { $0["type"] == "submit" && $0.words() == "Set" })
  }

  @Test(arguments: [
    (0.0...1.0, "any"), (0.5...9.5, "any"), (0...10, "1"), (10...60, "1"), (10...300, "5"),
    (0...500, "10"), (0...2_000, "50"),
  ])
  func `a track moves by whole numbers between whole ends, in at most 60 steps`(
    _ row: (range: ClosedRange<Double>, step: String)
  ) throws {
    let action = ControlAction("plan.budget", slot: .number(row.range))
    let slider = ValueSlider("s", label: "B", value: "", fraction: 0, action: action)
    #expect(try posting(slider).first { $0["type"] == "range" }?["step"] == row.step)
  }

  @Test func `days and choices are picked with what the browser has`() throws {
    let date = ControlAction("plan.day", slot: .date)
    for (kind, value, type) in [
      (PickerField.Kind.date, "2026-05-12", "date"),
      (.time, "2026-05-12T18:30", "datetime-local"),
    ] {
      let markup = try posting(
        PickerField("p", kind, label: "Day", value: value, action: date))
      let input = markup.first { $0["type"] == type }
      #expect(input?["value"] == value && input?["name"] == "value")
      #expect(sender(of: input, in: markup) != nil)
      #expect(markup.first { $0.tag == "noscript" } != nil)
    }
    let store = ControlAction("shop.store", slot: .choice(["kroger", "local"]))
    let markup = try posting(
      PickerField("p", .choice, label: "Store", value: "Kroger", action: store))
    let select = try #require(markup.first { $0.tag == "select" })
    #expect(select.nodes.map { $0["value"] } == ["kroger", "local"])
    #expect(select.nodes.map { $0["selected"] != nil } == [true, false])
    let hidden = sender(of: select, in: markup)?.nodes.first
    #expect(hidden?["value"]?.hasSuffix(" shop.store") == true)
  }

  @Test func `the actions of a long press also post`() throws {
    let more = CustomAction(
      "Remove", ControlAction("favorites.remove", [ActionParameter("id", "tacos")]))
    let card = Card(
      "card", .favorite,
      accessibility: Accessibility("Tacos", traits: .button, customActions: [more]),
      action: Samples.tap
    ) { TextBlock("title", "Tacos") }
    let markup = try posting(card)
    let button = try #require(markup.first { $0.classes.contains("more") }?.nodes.first)
    #expect(button["type"] == "submit" && button["form"] == "tap")
    let tap = try Tap(parsing: try #require(button["value"]))
    #expect(tap.isOf(card.element) && tap.call.id == "favorites.remove")
  }

  @Test func `every control of every page posts what its screen takes`() throws {
    for (name, element) in Pages.all {
      let markup = try Pages.markup(element, Self.page)
      let sent = markup.all.filter { $0["name"] == "action" }
      #expect(sent.isEmpty == element.actions.isEmpty, "\(name)")
      for node in sent {
        let tap = try Tap(parsing: try #require(node["value"]))
        #expect(tap.action(in: element) != nil, "\(name)")
      }
      let ids = markup.all.compactMap { $0["id"] }
      #expect(Set(ids).count == ids.count, "\(name)")
      for node in markup.all where node["form"] != nil && node["form"] != "tap" {
        #expect(sender(of: node, in: markup) != nil, "\(name)")
      }
    }
  }

  @Test func `pages post nothing unless asked to`() {
    for page in Pages.written {
      let isSilent = ![
        "<form", " form=", " name=\"action", " name=\"value", "submit", "noscript", "<select",
      ].contains {
        page.text.contains($0)
      }
      #expect(isSilent, "\(page.name)")
    }
  }
}
