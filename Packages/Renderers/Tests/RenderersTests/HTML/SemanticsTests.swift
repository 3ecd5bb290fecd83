import DesignSystem
import Layout
import Testing

@testable import Renderers

/// What elements are for assistive technology.
@Suite struct SemanticsTests {
  static let tap = Samples.tap

  @Test func `regions are landmarks`() throws {
    let markup = try Pages.markup(Samples.home())
    #expect(markup["home.content"]?.tag == "main")
    #expect(markup["tabs"]?.tag == "nav")
    #expect(markup["tabs.home"]?["aria-current"] == "page")
    #expect(markup["tabs.favorites"]?["aria-current"] == nil)
    let other = try Pages.markup(
      ScreenRoot("s") {
        NavigationBar("s.bar", title: "Title")
        PageContent("s.content") { TextBlock("s.text", "Words") }
        FloatingButton("s.add", .add, label: "Add", action: Self.tap)
      }.element)
    #expect(other["s.bar"]?.tag == "header" && other["s.content"]?.tag == "main")
    let region = other.parent(of: other["s.add"])
    #expect(region?.tag == "section" && region?["aria-label"] == "A page")
  }

  @Test func `every page has one main landmark and one first heading in reach`() throws {
    for page in Pages.written {
      let markup = try #require(page.markup)
      #expect(markup.all.filter { $0.tag == "main" }.count == 1, "\(page.name)")
      let reachable = markup.all.filter { node in
        node.tag == "h1" && !([node] + markup.ancestors(of: node)).contains { $0["inert"] != nil }
      }
      #expect(reachable.count == 1, "\(page.name)")
    }
  }

  @Test func `the first header heads the page, the others follow`() throws {
    let markup = try Pages.markup(
      Pages.content {
        TextBlock("one", "One", isHeader: true)
        TextBlock("two", "Two", isHeader: true)
        Card(
          "card", .secondary, accessibility: Accessibility("Card", traits: .button),
          action: Self.tap
        ) {
          TextBlock("inside", "Inside", isHeader: true)
        }
      })
    #expect(markup["one"]?.tag == "h1" && markup["two"]?.tag == "h2")
    #expect(markup["inside"]?.tag == "span")
    #expect(!markup.all.contains { $0.tag == "h1" && $0.classes.contains("vh") })
  }

  @Test func `a page that nothing heads is headed by its title, unseen`() throws {
    let markup = try Pages.markup(Pages.content { TextBlock("text", "Words") })
    let heading = markup.first { $0.tag == "h1" }
    #expect(heading?.words() == "A page" && heading?.classes.contains("vh") == true)
    #expect(markup.parent(of: heading)?.tag == "main")
  }

  @Test func `a modal element disables everything else`() throws {
    let markup = try Pages.markup(Samples.zoo)
    for id in ["zoo.bar", "zoo.content", "tabs", "zoo.toast"] {
      #expect(markup[id]?["inert"] != nil, "\(id)")
      #expect(markup[id]?["tabindex"] == nil)
    }
    let alert = markup["zoo.alert"]
    #expect(alert?["inert"] == nil && alert?["role"] == "alertdialog")
    #expect(alert?["aria-modal"] == "true" && alert?["aria-label"] == "Connection Error")
    let message = markup.first { $0["id"] == alert?["aria-describedby"] }
    #expect(message?.words() == "Please check your connection.")
    #expect(markup["zoo.alert.title"]?.tag == "h1" && markup["zoo.bar.title"]?.tag == "h2")
    #expect(markup.all.contains { $0.classes.contains("scrim") })
  }

  @Test func `a sheet is a dialog, and one that leaves the page usable is not modal`() throws {
    func screen(_ part: Element) throws -> Markup {
      try Pages.markup(
        ScreenRoot("s") {
          PageContent("s.content") { TextBlock("s.text", "Words") }
          part
        }.element)
    }
    let close = CustomAction("Close", Self.tap)
    let sheet = try screen(
      Sheet("s.sheet", label: "Offer", dismiss: close) { TextBlock("a", "A") }.element)
    #expect(sheet["s.sheet"]?["role"] == "dialog" && sheet["s.sheet"]?["aria-modal"] == "true")
    #expect(sheet["s.content"]?["inert"] != nil)
    let drawer = try screen(
      Drawer("s.drawer", title: "More", dismiss: close) { TextBlock("a", "A") }.element)
    #expect(drawer["s.drawer"]?["role"] == "dialog" && drawer["s.drawer"]?["aria-modal"] == nil)
    #expect(drawer["s.content"]?["inert"] == nil)
  }

  @Test func `toasts are told at once when something failed, in turn otherwise`() throws {
    func role(_ kind: Toast.Kind, _ action: ControlAction?) throws -> String? {
      let markup = try Pages.markup(
        ScreenRoot("s") { Toast("s.toast", kind, "Words", action: action) }.element)
      return markup.parent(of: markup["s.toast"])?["role"]
    }
    #expect(try role(.error, nil) == "alert" && role(.error, Self.tap) == "alert")
    #expect(try role(.confirmation, nil) == "status")
  }

  @Test func `spoken text that differs from the written text is hidden from view`() throws {
    let markup = try Pages.markup(
      Pages.content {
        TextBlock("same", "Same")
        TextBlock("other", "25 min", spoken: "25 minutes")
        Badge("badge", .time, "25 min", spoken: "25 minutes")
        TextBlock(
          "long", String(repeating: "many words ", count: 20), lineLimit: 1, fillsWidth: true)
      })
    #expect(markup["same"]?.nodes.isEmpty == true)
    for id in ["other", "badge"] {
      #expect(markup[id]?.words() == "25 minutes")
      #expect(markup[id]?.words(hidden: true).contains("25 min") == true)
    }
    #expect(markup["long"]?.words().hasSuffix("many words") == true)
    #expect(markup["long"]?.words(hidden: true).contains("…") == true)
    #expect(markup.all.allSatisfy { $0.tag != "p" || $0["aria-label"] == nil })
  }

  @Test func `sections, rows and lines are lists`() throws {
    let markup = try Pages.markup(Samples.zoo)
    let section = markup["zoo.section"]
    #expect(section?.tag == "section" && section?["aria-label"] == "PREFERENCES")
    #expect(markup["zoo.section.group"]?.tag == "ul")
    #expect(markup["zoo.section.group"]?.nodes.count == 3)
    #expect(markup["zoo.grid"]?.nodes.count == 2)
    let lines = try Pages.markup(
      Pages.content {
        ListGroup("steps", .number, texts: ["One", "Two"])
        ListGroup("things", .bullet, texts: ["One", "Two", "Three"])
      })
    #expect(lines["steps"]?.tag == "ol" && lines["steps"]?.nodes.count == 2)
    #expect(lines["things"]?.tag == "ul" && lines["things"]?.nodes.count == 3)
  }

  @Test func `rows right on a page or in a section are no list items`() throws {
    let rows = (0..<2).map { ListRow(ElementID("row\($0)"), "Row", action: Self.tap).element }
    let section = Element(
      "section", .section, accessibility: .container("Rows"), children: rows)
    for screen in [Pages.content { rows }, Pages.content { section }] {
      let markup = try Pages.markup(screen)
      #expect(!markup.all.contains { $0.tag == "li" })
    }
  }

  @Test func `words that a line breaks apart are read whole`() throws {
    let word = String(repeating: "Donaudampfschiff", count: 6)
    let markup = try Pages.markup(Pages.content { TextBlock("word", word, fillsWidth: true) })
    #expect(markup["word"]?.words() == word)
    #expect(markup["word"]?.words(hidden: true) != word)
  }

  @Test func `a scrolling area can be focused and has a name; one that fits does not`() throws {
    let short = try Pages.markup(Pages.content { TextBlock("text", "Words") })
    #expect(short["screen.content"]?["tabindex"] == nil)
    let long = try Pages.markup(
      Pages.content { (0..<60).map { TextBlock(ElementID("t\($0)"), "Words").element } })
    #expect(long["screen.content"]?["tabindex"] == "0")
    #expect(long["screen.content"]?["aria-label"] == "A page")
  }

  @Test func `an announcement is a live region`() throws {
    let page = HTMLPage(title: "A page", announcement: "Saved")
    let markup = try Pages.markup(Samples.home(), page)
    #expect(markup.first { $0["role"] == "status" }?.words() == "Saved")
  }
}
