import DesignSystem
import Layout
import PrintedText
import Testing

@testable import Renderers

/// What holds for every page, whatever is on it.
@Suite struct PageStructureTests {
  private func eachPage(_ check: (String, Element, Markup) throws -> Void) throws {
    for page in Pages.written {
      try check(page.name, page.element, #require(page.markup, "\(page.name) is balanced"))
    }
  }

  @Test func `tags are balanced, styles and scripts stay out of them`() throws {
    try eachPage { name, _, markup in
      #expect(markup.all.filter { $0.tag == "style" }.count == 1, "\(name)")
      let forbidden: Set<String> = ["script", "link", "iframe", "object", "img", "base", "form"]
      #expect(!markup.all.contains { forbidden.contains($0.tag) }, "\(name)")
      for node in markup.all {
        let names = node.attributes.keys
        #expect(!names.contains { $0 == "style" || $0 == "src" || $0.hasPrefix("on") })
        #expect(node["href"]?.hasPrefix("#") ?? true)
        #expect(node["tabindex"].map { $0 == "0" || $0 == "-1" } ?? true)
      }
    }
  }

  @Test func `no address is in a page`() throws {
    for page in Pages.written.map(\.text) {
      let found = ["http", "//", "@import"].filter { page.contains($0) }
      #expect(found.isEmpty)
    }
  }

  @Test func `every element stands there once, in tree order`() throws {
    try eachPage { name, element, markup in
      let ids = markup.all.compactMap { $0["data-id"] }
      #expect(ids == element.all.map(\.id.rawValue), "\(name)")
    }
  }

  @Test func `elements are nested as they are in the tree`() throws {
    try eachPage { _, element, markup in
      element.walk { parent in
        for child in parent.children {
          let node = markup[child.id.rawValue]
          let above = markup.ancestors(of: node).first { $0["data-id"] != nil }
          #expect(above?["data-id"] == parent.id.rawValue)
        }
      }
    }
  }

  @Test func `elements are read in order under their names`() throws {
    try eachPage { name, element, markup in
      let read = markup.all.filter { $0["data-read"] != nil }
      #expect(read.map { $0["data-read"] } == read.indices.map { String($0 + 1) }, "\(name)")
      let wanted = element.readingOrder
      #expect(read.map { $0["data-id"] } == wanted.map(\.id.rawValue), "\(name)")
      for (node, element) in zip(read, wanted) {
        #expect(spokenName(node).hasPrefix(folded(element.accessibility.label)), "\(element.id)")
      }
    }
  }

  @Test func `references lead somewhere and ids are unique`() throws {
    try eachPage { _, _, markup in
      let ids = markup.all.compactMap { $0["id"] }
      #expect(Set(ids).count == ids.count)
      for node in markup.all {
        if let described = node["aria-describedby"] { #expect(ids.contains(described)) }
        if let target = node["href"] { #expect(ids.contains(String(target.dropFirst()))) }
      }
    }
  }

  @Test func `buttons hold no other control and only phrases`() throws {
    let phrases: Set<String> = [
      "span", "svg", "use", "g", "path", "rect", "circle", "text", "br",
    ]
    try eachPage { _, _, markup in
      for button in markup.all where button.tag == "button" {
        #expect(button.all.dropFirst().allSatisfy { phrases.contains($0.tag) })
      }
    }
  }

  @Test func `lists hold nothing but their items`() throws {
    try eachPage { name, _, markup in
      for list in markup.all where list.tag == "ul" || list.tag == "ol" {
        #expect(list.nodes.allSatisfy { $0.tag == "li" }, "\(name)")
        #expect(!list.nodes.isEmpty, "\(name)")
      }
      #expect(
        markup.all.allSatisfy {
          $0.tag != "li" || ["ul", "ol"].contains(markup.parent(of: $0)?.tag)
        })
    }
  }

  @Test func `each enabled control has its action`() throws {
    try eachPage { _, element, markup in
      element.walk { element in
        guard let action = element.action, let node = markup[element.id.rawValue] else { return }
        let actions = node.all.compactMap { $0["data-action"] }
        #expect(actions.contains(action.description), "\(element.id)")
        #expect(node["data-touch"]?.split(separator: " ").count == 4)
      }
    }
  }

  @Test func `equal screens give equal pages`() {
    for (_, element) in Pages.all {
      let isSame = Pages.text(element) == Pages.text(element)
      #expect(isSame)
    }
  }

  /// A field is named at its input, everything else where it stands.
  private func spokenName(_ node: Markup.Node) -> String {
    let input = node.all.first { $0.tag == "input" || $0.tag == "textarea" }
    return folded((input ?? node).name)
  }

  private func folded(_ text: String) -> String {
    PlainText.cleaned(text).split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }
}
