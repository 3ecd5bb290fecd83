import DesignSystem
import Foundation
import Layout
import Testing

@testable import Renderers

@Suite struct StyleSheetTests {
  private let css =
    StyleSheet.bytes.string + StyleSheet.motions.map(\.string).joined()
  private let page = Pages.text(Samples.home())

  private func rgb(_ color: RGBA) -> String {
    guard color.alpha < 1 else { return color.hex.lowercased() }
    let channels = "\(color.red) \(color.green) \(color.blue)"
    return "rgb(\(channels)/\(Numbers.text(color.alpha)))"
  }

  /// The rules of a selector, as they stand.
  private func rule(_ selector: String) -> Substring? {
    css.firstRange(of: "\n\(selector){").flatMap { start in
      css[start.upperBound...].firstIndex(of: "}").map { css[start.upperBound..<$0] }
    }
  }

  private func has(_ rule: String) -> Bool { css.contains(rule) }

  private func pair(_ role: ColorRole, _ contrast: Contrast, _ level: Elevation) -> String {
    let sides = InterfaceStyle.allCases.map {
      rgb(role.resolved(in: Appearance($0, contrast: contrast), elevation: level))
    }
    let both = sides[0] == sides[1] ? sides[0] : "light-dark(\(sides[0]),\(sides[1]))"
    return "--\(role.rawValue):\(both);"
  }

  /// The value of a role where all rules of an appearance have been applied, as a browser would.
  private func value(_ role: ColorRole, _ contrast: Contrast, _ level: Elevation) -> String? {
    var rules = [rule(":root,.b")]
    if level == .elevated { rules.append(rule(".e")) }
    if contrast == .increased {
      rules.append(rule(":root.increased,.increased .b"))
      if level == .elevated { rules.append(rule(".increased .e")) }
    }
    let name = "--\(role.rawValue):"
    return rules.compactMap { rule in
      rule?.split(separator: ";").first { $0.hasPrefix(name) }.map { "\($0);" }
    }.last
  }

  @Test(arguments: ColorRole.allCases)
  func `every colour is there in each appearance`(_ role: ColorRole) {
    for contrast in Contrast.allCases {
      for level in [Elevation.base, .elevated] {
        #expect(value(role, contrast, level) == pair(role, contrast, level))
      }
    }
  }

  @Test func `the system's wish for contrast changes what the class changes`() {
    let base = rule(":root:not(.standard),:root:not(.standard) .b")
    #expect(base != nil && base == rule(":root.increased,.increased .b"))
    let raised = rule(":root:not(.standard) .e")
    #expect(raised != nil && raised == rule(".increased .e"))
  }

  @Test func `pages hold the colours and movements they use`() throws {
    for page in Pages.written {
      let sheet = Pages.style(page.text)
      for node in try #require(page.markup).all {
        for used in node.classes where ["c-", "f-", "m-"].contains(used.prefix(2)) {
          let isThere = sheet.contains(".\(used)")
          #expect(isThere, "\(page.name)")
        }
      }
    }
    #expect(!Pages.style(Pages.text(Samples.home())).contains("@keyframes m-shimmer"))
  }

  @Test func `a raised card says so, and what lies in it follows`() throws {
    let markup = try Pages.markup(Samples.home())
    #expect(markup["home.card"]?.classes.contains("e") == true)
    #expect(markup["home.card.text"]?.classes.contains("e") == false)
  }

  @Test func `looks follow the system unless the page fixes them`() throws {
    func classes(_ page: HTMLPage) throws -> Set<Substring> {
      Set(try Pages.markup(Samples.home(), page).first { $0.tag == "html" }?.classes ?? [])
    }
    let open = try classes(HTMLPage(title: "A"))
    #expect(open.isDisjoint(with: ["light", "dark", "standard", "increased"]))
    let fixed = try classes(HTMLPage(title: "A", scheme: .dark, contrast: .increased))
    #expect(fixed.isSuperset(of: ["dark", "increased"]))
    #expect(has("@media (prefers-contrast:more)"))
    #expect(has("html { color-scheme: light dark;"))
  }

  @Test func `language and direction are told`() throws {
    let left = try Pages.markup(Samples.home(), .init(title: "A", language: "de"))
    #expect(left.first { $0.tag == "html" }?["lang"] == "de")
    #expect(left.first { $0.tag == "html" }?["dir"] == "ltr")
    let right = try Pages.markup(Samples.zoo, direction: .rightToLeft)
    #expect(right.first { $0.tag == "html" }?["dir"] == "rtl")
    #expect(right["zoo.back.icon"]?.all.contains { $0.classes.contains("mirror") } == true)
  }

  @Test func `the font stack is the agreed one`() {
    #expect(has("font-family: -apple-system, Inter, system-ui;"))
    #expect(has("@supports (font: -apple-system-body) {\n  :root { --track: 0; }"))
  }

  @Test(arguments: Motion.allCases)
  func `movements have the numbers of their tokens`(_ motion: Motion) {
    let animation = motion.animation
    let seconds = "\(Numbers.text(animation.duration.seconds))s "
    let selector = motion == .shimmer ? "m-shimmer::after" : "m-\(motion.rawValue)"
    let lines = css.split(separator: "\n").filter { $0.contains(selector) }
    let curve =
      switch animation.curve {
      case .easeInOut: "ease-in-out"
      case .easeOut: "ease-out"
      case .linear: "linear"
      case .spring: "linear(0,"
      }
    #expect(lines.contains { $0.contains(seconds + curve) }, "\(motion)")
    if case .scale(let factor) = animation.effect {
      #expect(has("scale(\(Numbers.text(factor)))"))
    }
  }

  @Test(arguments: Motion.allCases)
  func `reduced movements change the opacity or nothing`(_ motion: Motion) throws {
    let index = try #require(Motion.allCases.firstIndex(of: motion))
    let rules = StyleSheet.motions[index].string
    let start = try #require(rules.firstRange(of: "@media (prefers-reduced-motion:reduce)"))
    let reduced = rules[start.upperBound...]
    let lines = reduced.split(separator: "\n").filter { $0.contains("m-\(motion.rawValue)") }
    #expect(!lines.isEmpty)
    #expect(lines.allSatisfy { !$0.contains("slide") && !$0.contains("scale(") })
    if let spec = motion.reduced {
      #expect(reduced.contains("\(Numbers.text(spec.duration.seconds))s"))
    }
  }

  @Test(arguments: [0.0, 0.3, 0.8, 0.99])
  func `the spring is the damped oscillation`(_ damping: Double) {
    let speed = 2 * Double.pi
    let own = speed * (1 - damping * damping).squareRoot()
    for step in 0...50 {
      let time = Double(step) / 50
      let swing = cos(own * time) + damping * speed / own * sin(own * time)
      let exact = 1 - exp(-damping * speed * time) * swing
      #expect(abs(SpringCurve.position(time, damping: damping) - exact) < 1e-3)
    }
  }

  @Test func `frames become places, and equal ones share a class`() throws {
    let markup = try Pages.markup(Samples.home())
    let card = try #require(markup["home.card"]?.classes.first)
    let isPlaced = page.contains("\n.\(card){left:16px;top:48px;width:358px;height:")
    #expect(isPlaced)
    let badges = ["home.card.time.icon", "home.card.difficulty.icon"]
    #expect(Set(badges.map { markup[$0]?.classes.first }).count == 1)
  }

  @Test func `the fixed part comes first and is the same on every page`() {
    let fixed = "\n" + StyleSheet.bytes.string
    for page in Pages.written {
      let startsAlike = Pages.style(page.text).hasPrefix(fixed)
      #expect(startsAlike)
    }
  }

  @Test func `texts carry the width that the layout gave them`() throws {
    let placed = layOut(Samples.home())
    let markup = try Markup(placed.html(HTMLPage(title: "A")))
    let text = try #require(placed["home.greeting.text"])
    let metrics = TypeStyle.title3.scaled(for: .l)
    let width = TextMeasure(pointSize: metrics.pointSize, weight: .medium).width(text.lines[0])
    #expect(markup["home.greeting.text"]?["data-width"] == Numbers.text(width))
  }
}
