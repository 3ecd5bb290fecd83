import DesignSystem
import Layout
import Testing

@testable import Renderers

/// A page in parts, for a page that holds more.
@Suite struct PartsTests {
  private let placed = layOut(Samples.zoo)

  private func rules(_ css: some StringProtocol) -> Set<Substring> {
    Set(String(css).split(separator: "\n"))
  }

  @Test func `the markup is what stands in the page`() {
    for page in [
      HTMLPage(title: "A"),
      HTMLPage(title: "A", language: "de", scheme: .dark, contrast: .increased),
      HTMLPage(title: "A", announcement: "Saved", idPrefix: "x-"),
    ] {
      let parts = HTMLParts(placed, page: page)
      let whole = placed.html(page)
      let classes = (parts.looks + " " + parts.ground).trimmingPrefix(" ")
      #expect(whole.contains("<body>\n\(parts.markup)</body>"))
      #expect(
        whole.contains(
          "<html lang=\"\(parts.language)\" dir=\"\(parts.direction)\" class=\"\(classes)\">"))
      #expect(whole.contains("<title>\(parts.title)</title>"))
    }
  }

  @Test func `fixed rules and places together are those of the page`() {
    for page in Pages.all {
      let placed = layOut(page.element)
      let parts = HTMLParts(placed, page: HTMLPage(title: "A page"))
      let together = rules(HTMLStyle.fixed).union(rules(parts.places))
      let alone = rules(Pages.style(placed.html(HTMLPage(title: "A page"))))
      let missing = alone.subtracting(together).filter { !$0.hasPrefix("body{width") }
      #expect(missing == ["<style>"] || missing.isEmpty, "\(page.name)")
      #expect(rules(parts.places).isDisjoint(with: rules(HTMLStyle.fixed)), "\(page.name)")
    }
  }

  @Test func `places hold the rules of one screen alone`() {
    let parts = HTMLParts(placed, page: HTMLPage(title: "A"))
    let lines = parts.places.split(separator: "\n")
    #expect(!lines.isEmpty)
    #expect(lines.allSatisfy { [".b", ".t", ".x"].contains($0.prefix(2)) && !$0.contains("@") })
    #expect(parts.places(inside: "front") == ":where(#front){\n\(parts.places)}\n")
  }

  @Test func `two screens share a page without sharing ids`() throws {
    let first = try Markup(HTMLParts(placed, page: HTMLPage(title: "A")).markup)
    let second = try Markup(
      HTMLParts(placed, page: HTMLPage(title: "A", idPrefix: "below-")).markup)
    let ids = [first, second].map { $0.all.compactMap { $0["id"] } }
    #expect(!ids[0].isEmpty && ids[1] == ids[0].map { "below-\($0)" })
    for (markup, ids) in zip([first, second], ids) {
      for node in markup.all {
        let used =
          node["aria-describedby"] ?? node["href"].map { String($0.dropFirst()) }
          ?? node["fill"].flatMap {
            $0.hasPrefix("url(#") ? String($0.dropFirst(5).dropLast()) : nil
          }
        if let used { #expect(ids.contains(used)) }
      }
    }
  }

  @Test(arguments: StyleSheet.changes)
  func `one screen takes the place of another by the tokens`(_ change: StyleSheet.Change) {
    let lines = HTMLStyle.fixed.split(separator: "\n").filter {
      $0.hasPrefix("\(change.selector){animation")
    }
    let seconds = Numbers.text(change.motion.animation.duration.seconds)
    let full = "\(change.selector){animation:\(change.keyframes) \(seconds)s ease-in-out both}"
    #expect(lines.first == full[...])
    let reduced = change.enters ? "appear" : "vanish"
    #expect(lines.last == "\(change.selector){animation:\(reduced) 0.15s ease-out both}"[...])
    #expect(lines.count == 2 && HTMLStyle.fixed.contains("@keyframes \(change.keyframes) {"))
  }

  @Test func `a sheet is a panel, and a page is not`() {
    func isPanel(_ element: Element) -> Bool {
      HTMLParts(layOut(element), page: HTMLPage(title: "A")).isPanel
    }
    let sheet = ScreenRoot("s") { Sheet("s.sheet", label: "Why") { TextBlock("t", "Words") } }
    #expect(isPanel(sheet.element))
    #expect(!isPanel(Samples.home()) && !isPanel(Samples.zoo))
  }

  @Test(arguments: ColorRole.allCases)
  func `the fixed sheet holds every colour`(_ role: ColorRole) {
    #expect(HTMLStyle.fixed.contains("\n.c-\(role.rawValue){color:var(--\(role.rawValue))}\n"))
    #expect(HTMLStyle.fixed.contains("\n.f-\(role.rawValue){background:var(--\(role.rawValue))}\n"))
  }

  @Test(arguments: Motion.allCases)
  func `the fixed sheet holds every movement`(_ motion: Motion) {
    #expect(HTMLStyle.fixed.contains(".m-\(motion.rawValue)"))
  }
}
