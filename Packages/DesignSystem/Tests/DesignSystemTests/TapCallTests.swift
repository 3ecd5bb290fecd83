import Testing

@testable import DesignSystem

/// What a tap on an element fires.
@Suite struct TapCallTests {
  typealias Row = (slot: ValueSlot?, value: String, traits: AccessibilityTraits, call: String?)

  static let rows: [Row] = [
    (nil, "", [], "settings.row?id=a"),
    (.toggle, "", [], "settings.row=on?id=a"), (.toggle, "", .selected, "settings.row=off?id=a"),
    (.choice(["x"]), "", [], "settings.row=x?id=a"),
    (.choice(["x"]), "x", .selected, "settings.row=x?id=a"),
    (.choice(["x", "y"]), "x", [], "settings.row=y?id=a"),
    (.choice(["x", "y"]), "y", [], "settings.row=x?id=a"),
    (.choice(["x", "y"]), "other", [], "settings.row=x?id=a"), (.choice([]), "", [], nil),
    (.text(maxLength: 3), "", [], nil), (.number(0...9), "", [], nil), (.date, "", [], nil),
    (nil, "", .disabled, nil), (.toggle, "", [.selected, .disabled], nil),
  ]

  private func row(
    _ slot: ValueSlot?, value: String = "", traits: AccessibilityTraits = []
  ) -> Element {
    Element(
      "row", .row, accessibility: Accessibility("Row", value: value, traits: traits),
      action: ControlAction("settings.row", [ActionParameter("id", "a")], slot: slot))
  }

  @Test(arguments: rows)
  func `a tap acts, turns over or moves on`(_ row: Row) {
    let element = self.row(row.slot, value: row.value, traits: row.traits)
    #expect(element.tapCall?.description == row.call)
    if let call = element.tapCall { #expect(element.action(for: call) == element.action) }
  }

  @Test func `an element without action has no tap call`() {
    #expect(Element("text", .text, accessibility: Accessibility("Text")).tapCall == nil)
  }

  @Test func `a field with an error says that it was not accepted`() {
    let action = ControlAction("food.name", slot: .text(maxLength: 3))
    func fields(_ error: String?) -> [Element?] {
      [
        TextEntry("f", label: "F", action: action, error: error).element.find("f"),
        PickerField("p", .choice, label: "P", action: action, error: error).element.find("p"),
        QuantityField(
          "q", label: "Q", text: "", action: action, decrement: nil, increment: nil,
          decrementLabel: "-", incrementLabel: "+", error: error
        ).element.find("q.field"),
      ]
    }
    #expect(fields(nil).allSatisfy { $0?.accessibility.traits.contains(.invalid) == false })
    #expect(fields("No").allSatisfy { $0?.accessibility.traits.names.last == "invalid" })
  }
}
