import DesignSystem
import Testing

@testable import Renderers

/// What controls send, and whether they still would.
@Suite struct TapTests {
  static let toggle = ControlAction("settings.diet", slot: .toggle)

  static func row(_ label: String = "Vegan", isOn: Bool = false, value: String = "") -> Element {
    Element(
      "row", .row,
      accessibility: Accessibility(label, value: value, traits: isOn ? .selected : []),
      action: toggle)
  }

  static func root(_ parts: Element...) -> Element {
    Element("root", .screen, children: parts)
  }

  @Test(arguments: [
    "1f0c22ab recipe.open?id=tacos", "00000000 settings.diet=on?id=vegan",
    "ffffffff food.name=a%20b%3D",
  ])
  func `a tap is read as it is written`(_ text: String) throws {
    #expect(try Tap(parsing: text).description == text)
  }

  @Test(arguments: [
    "", " ", "recipe.open", "1f0c22ab", "1f0c22ab ", "1F0C22AB recipe.open", "1f0c22a recipe.open",
    "1f0c22abc recipe.open", "1f0c22ab recipe", "1f0c22ab recipe.open?id", " 1f0c22ab recipe.open",
    "1f0c22ab  recipe.open", "1f0c22äb recipe.open", "+f0c22ab recipe.open",
  ])
  func `a text that no form sends is malformed`(_ text: String) {
    #expect(throws: DesignSystemError.malformedAction(text)) { try Tap(parsing: text) }
  }

  @Test func `a tap is of the control that shows the same`() throws {
    let tap = try #require(Tap(Self.row()))
    #expect(tap.call.value == "on")
    #expect(tap.isOf(Self.row()))
    #expect(tap.isOf(Self.row(value: "since yesterday")))
    #expect(!tap.isOf(Self.row(isOn: true)))
    #expect(!tap.isOf(Self.row("Vegetarian")))
    #expect(tap.action(in: Self.root(Self.row("Milk"), Self.row())) == Self.toggle)
    #expect(tap.action(in: Self.root(Self.row(isOn: true))) == nil)
    #expect(tap.action(in: Self.root()) == nil)
  }

  @Test func `a disabled control sends and accepts nothing`() throws {
    var row = Self.row()
    let tap = try #require(Tap(row))
    let custom = CustomAction("Remove", Samples.tap)
    row.accessibility.customActions = [custom]
    let further = try #require(Tap(custom, of: row))
    #expect(further.isOf(row))
    row.accessibility.traits.insert(.disabled)
    #expect(Tap(row) == nil && Tap(custom, of: row) == nil)
    #expect(!tap.isOf(row) && !further.isOf(row))
  }

  @Test func `a further action belongs to its control`() throws {
    let custom = CustomAction("Remove", Samples.tap)
    var tacos = Self.row("Tacos")
    tacos.accessibility.customActions = [custom]
    var salad = Self.row("Salad")
    salad.accessibility.customActions = [custom]
    let tap = try #require(Tap(custom, of: tacos))
    #expect(tap.action(in: Self.root(tacos)) == Samples.tap)
    #expect(tap.action(in: Self.root(salad)) == nil)
    tacos.accessibility.customActions = [CustomAction("Keep", Samples.tap)]
    #expect(!tap.isOf(tacos))
  }

  @Test func `a tap for other parameters is of nothing`() throws {
    let tap = try #require(Tap(Self.row()))
    for text in ["settings.diet=on?id=1", "settings.other=on"] {
      #expect(!(try Tap(parsing: "\(tap.mark) \(text)")).isOf(Self.row()))
    }
  }

  @Test func `the action decides whether an entered value is valid`() throws {
    let name = ControlAction("food.name", slot: .text(maxLength: 3))
    let field = TextEntry("f", label: "Name", text: "old", action: name).element
    let tap = try #require(Tap(field))
    #expect(tap.call.value == nil)
    let found = try #require(tap.entering("Ana").action(in: field))
    #expect(try found.read(tap.entering("Ana").call) == .text("Ana"))
    #expect(throws: DesignSystemError.self) { try found.read(tap.entering("Anna").call) }
  }

  @Test func `marks differ and do not run together`() throws {
    func mark(_ label: String, _ isOn: Bool) throws -> String {
      try #require(Tap(Self.row(label, isOn: isOn))).mark
    }
    let marks = try ["", "a", "b", "ab", "aon", "é"].flatMap {
      [try mark($0, true), try mark($0, false)]
    }
    #expect(Set(marks).count == marks.count)
    #expect(try mark("Vegan", false) == "36ecd177")
  }

  @Test func `every control of the catalogue finds itself`() throws {
    for screen in ComponentCatalog.screens {
      for element in screen.element.all {
        guard let tap = Tap(element) else { continue }
        let again = try Tap(parsing: tap.description)
        #expect(again.action(in: screen.element) != nil)
        if again.call == element.tapCall {
          #expect(again.action(in: screen.element)?.accepts(again.call) == true)
        }
      }
    }
  }
}
