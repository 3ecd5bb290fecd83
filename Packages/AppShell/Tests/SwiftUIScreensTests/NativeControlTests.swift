import DesignSystem
import Testing

@testable import SwiftUIScreens

@Suite struct NativeControlTests {
  private func control(_ component: any Component) -> NativeControl? {
    component.element.all.map(\.nativeControl).first { $0 != .none }
  }

  @Test func `buttons and switches fire a call`() {
    let use = ControlAction("use.it")
    #expect(control(ActionButton("a", .primary, "A", action: use)) == .button(use.call()))
    #expect(
      control(
        ListRow(
          "a", "A", accessory: .toggle(isOn: true), action: ControlAction("use.it", slot: .toggle)))
        == .button(ActionCall("use.it", value: "off")))
    #expect(control(ActionButton("a", .primary, "A", action: use, phase: .disabled)) == nil)
    #expect(control(TextBlock("a", "A")) == nil)
  }

  @Test func `fields are filled in, and know what is in them`() {
    let type = ControlAction("type.it", slot: .text(maxLength: 9))
    let day = ControlAction("choose.day", slot: .date)
    #expect(
      control(TextEntry("a", kind: .secure, label: "A", text: "tea", action: type))
        == .text(EntryContent(text: "tea", kind: .secure), type))
    #expect(
      control(PickerField("a", .date, label: "A", placeholder: "Never", action: day))
        == .text(EntryContent(placeholder: "Never", kind: .date), day))
  }

  @Test func `one of a list and a number are chosen`() {
    let choose = ControlAction("choose.it", slot: .choice(["tea", "milk"]))
    #expect(
      control(PickerField("a", .choice, label: "A", action: choose))
        == .choice(["tea", "milk"], choose))
    let slide = ControlAction("slide.it", slot: .number(10...60))
    #expect(
      control(ValueSlider("a", label: "A", value: "35 min", fraction: 0.5, action: slide))
        == .number(35, 10...60, slide))
  }

  @Test func `every control of the catalogue that can be used has a native one`() {
    for screen in ComponentCatalog.screens {
      for element in screen.element.all where element.isEnabled {
        #expect(element.nativeControl != .none, "\(element.id)")
      }
    }
  }
}
