import AppShell
import DesignSystem
import Layout
import Renderers
import Testing

@testable import TerminalShell

/// What keys do on a page, without a terminal.
@Suite struct ConsoleTests {
  private func page(_ change: (inout Shop.State) -> Void = { _ in }) -> Page {
    var state = Shop.State()
    change(&state)
    return Page(ShopScreen(id: "shop", state: state, tabBar: nil), at: Route("shop"))
  }

  private func console(on page: Page) -> Console {
    var console = Console()
    console.show(page)
    return console
  }

  @Test func `a screen begins at its emphasised control and at its top`() {
    let console = console(on: page())
    #expect(console.place.focus == "shop.add")
    #expect(!console.place.followsFocus)
  }

  @Test func `tab goes through all controls in reading order and round again`() {
    let page = page()
    var console = console(on: page)
    var met: [ElementID?] = []
    for _ in page.controls {
      _ = console.press(.tab, on: page)
      met.append(console.place.focus)
    }
    let order = page.controls.map(\.id)
    let start = order.firstIndex(of: "shop.add") ?? 0
    #expect(met == order.indices.map { order[(start + 1 + $0) % order.count] })
    _ = console.press(.backTab, on: page)
    #expect(console.place.focus == order[(start + order.count - 1) % order.count])
  }

  @Test func `every control has a key, and each that acts has one of its own`() {
    let page = page()
    #expect(page.controls.allSatisfy { $0.key != nil })
    let acting = page.controls.filter { !$0.isSet }.map(\.key)
    #expect(Set(acting).count == acting.count)
    #expect(page.controls.allSatisfy { !Shortcuts.reserved.contains($0.key ?? "q") })
  }

  @Test func `a letter acts at once, but only chooses what would be set`() {
    let page = page()
    var console = console(on: page)
    #expect(console.press(.character("a"), on: page) == .fire(ActionCall("shop.add")))
    #expect(console.press(.character("n"), on: page) == .none)
    #expect(console.place.focus == "shop.name")
  }

  @Test func `on a sheet a letter acts at once, as on a page`() {
    let screen = ShopScreen(id: "sheet", isSheet: true, state: Shop.State(), tabBar: nil)
    let page = Page(screen, at: Route("sheet"))
    var console = console(on: page)
    let key = page.control("shop.close")?.key ?? "?"
    #expect(
      console.press(.character(key), on: page) == .fire(NavigationAction.dismiss.call()))
  }

  @Test func `in a question a letter only chooses, and Enter answers`() {
    var page = page()
    page.isQuestion = true
    var console = console(on: page)
    #expect(console.press(.character("l"), on: page) == .none)
    #expect(console.place.focus == "shop.leave")
    #expect(console.press(.enter, on: page) == .fire(ActionCall("shop.leave")))
  }

  @Test func `the user can stay when the app asks whether to close`() {
    let page = page()
    var console = console(on: page)
    for character in "nwal" { _ = console.press(.character(character), on: page) }
    console.askToLeave(losing: ["The bread."])
    #expect(console.press(.character("x"), on: page) == .none)
    for character in "nut" { #expect(console.press(.character(character), on: page) == .none) }
    let call = ActionCall("shop.name", value: "walnut")
    #expect(console.press(.enter, on: page) == .fire(call))
    console.askToLeave(losing: ["The bread."])
    #expect(console.press(.character("q"), on: page) == .quit)
  }

  @Test func `the keys of buttons do not depend on the names of dishes`() {
    var names: Set<String> = []
    for count in [0, 7, 12] {
      let page = page { $0.count = count }
      names.insert(
        page.controls.filter { $0.role == .secondaryButton }.map { "\($0.id)\($0.key ?? " ")" }
          .joined())
    }
    #expect(names.count == 1)
  }

  @Test func `letters on a chosen field are typed, and press nothing`() {
    let page = page()
    var console = console(on: page)
    _ = console.press(.character("n"), on: page)
    for character in "qa?" { #expect(console.press(.character(character), on: page) == .none) }
    let call = ActionCall("shop.name", value: "qa?")
    #expect(console.press(.enter, on: page) == .fire(call))
  }

  @Test func `enter on a control that cannot be used now uses no other one`() {
    let all = page()
    var busy = all
    busy.controls.removeAll { $0.id == "shop.add" }
    var console = console(on: all)
    console.show(busy)
    #expect(console.press(.enter, on: busy) == .none)
    #expect(console.remark?.contains("cannot be used now") == true)
  }

  @Test func `enter on a control out of sight brings it into sight first`() {
    let page = page()
    var console = console(on: page)
    console.showsFocus = false
    #expect(console.press(.enter, on: page) == .none)
    #expect(console.place.followsFocus)
    console.showsFocus = true
    #expect(console.press(.enter, on: page) == .fire(ActionCall("shop.add")))
  }

  @Test func `space switches what is chosen in sight, and else turns the page`() {
    let page = page()
    var console = console(on: page)
    console.choose(page.controls.firstIndex { $0.id == "shop.toggle" } ?? 0, page)
    let call = ActionCall("shop.toggle", value: "on")
    #expect(console.press(.character(" "), on: page) == .fire(call))
    console.showsFocus = false
    #expect(console.press(.character(" "), on: page) == .none)
    #expect(console.place.scroll > 0)
  }

  @Test func `messages wait until the user has typed the text, and none is lost`() {
    let page = page()
    var console = console(on: page)
    for character in "nwal" { _ = console.press(.character(character), on: page) }
    console.tell("The bread is done.")
    console.tell("And the soup.")
    console.show(page)
    #expect(console.remark == "And the soup.")
    for character in "nut" { #expect(console.press(.character(character), on: page) == .none) }
    let call = ActionCall("shop.name", value: "walnut")
    #expect(console.press(.enter, on: page) == .fire(call))
    for words in ["The bread is done.", "And the soup."] {
      console.show(page)
      #expect(console.layer == .notice(words))
      _ = console.press(.character("x"), on: page)
    }
    #expect(console.layer == .page)
  }

  @Test func `enter switches a switch over`() {
    for isOn in [false, true] {
      let page = page { $0.isOn = isOn }
      var console = console(on: page)
      console.choose(page.controls.firstIndex { $0.id == "shop.toggle" } ?? 0, page)
      let call = ActionCall("shop.toggle", value: isOn ? "off" : "on")
      #expect(console.press(.enter, on: page) == .fire(call))
    }
  }

  @Test func `a text is typed, corrected and kept`() {
    let page = page()
    var console = console(on: page)
    _ = console.press(.character("n"), on: page)
    _ = console.press(.enter, on: page)
    for key in [Key.character("Q"), .character("x"), .backspace, .paste("ad\nr", isCut: false)] {
      #expect(console.press(key, on: page) == .none)
    }
    #expect(console.press(.enter, on: page) == .fire(ActionCall("shop.name", value: "Qad r")))
    #expect(console.layer == .page)
  }

  @Test func `a paste that is too long is cut and says so`() {
    let page = page()
    var console = console(on: page)
    _ = console.press(.character("n"), on: page)
    _ = console.press(.enter, on: page)
    let long = String(repeating: "a", count: 1_000_000)
    _ = console.press(.paste(long, isCut: true), on: page)
    #expect(console.remark == "No more than 10 characters fit.")
    let call = ActionCall("shop.name", value: "aaaaaaaaaa")
    #expect(console.press(.enter, on: page) == .fire(call))
  }

  /// A page with nothing but a field for several lines.
  private func note(_ text: String) -> Page {
    var page = page()
    let entry = TextEntry(
      "shop.note", kind: .multiline, label: "Note", text: text,
      action: ControlAction("shop.name", slot: .text(maxLength: 100)))
    page.controls = [entry.element].compactMap { Control($0) }
    page.primary = nil
    return page
  }

  @Test(arguments: ["\n", "\r\n", "\r"])
  func `lines that are pasted stay lines where several fit`(end: String) {
    let page = note("")
    var console = console(on: page)
    let lines = ["Soup", "", "1 onion\u{1B}[2J"].joined(separator: end)
    #expect(console.press(.paste(lines, isCut: false), on: page) == .none)
    let size = WindowSize(columns: 60, rows: 24)
    let status = StatusLines(size: size, page: page, console: console)
    #expect(status.lines[0].text.hasPrefix("Note: Soup⏎⏎1 onion[2J "))
    #expect(status.cursor == 23)
    let call = ActionCall("shop.name", value: "Soup\n\n1 onion[2J")
    #expect(console.press(.enter, on: page) == .fire(call))
  }

  @Test func `a text of several lines that is only looked at stays as it was`() {
    let page = note("Soup\n1 onion")
    var console = console(on: page)
    _ = console.press(.enter, on: page)
    let call = ActionCall("shop.name", value: "Soup\n1 onion")
    #expect(console.press(.enter, on: page) == .fire(call))
  }

  @Test func `a paste outside of a field presses no keys`() {
    let page = page()
    var console = console(on: page)
    #expect(console.press(.paste("qqq", isCut: false), on: page) == .none)
    #expect(console.remark?.contains("field") == true)
  }

  @Test func `escape leaves a field as it was`() {
    let page = page { $0.name = "Ana" }
    var console = console(on: page)
    _ = console.press(.character("n"), on: page)
    _ = console.press(.enter, on: page)
    _ = console.press(.character("x"), on: page)
    #expect(console.press(.escape, on: page) == .none)
    #expect(console.layer == .page)
  }

  @Test func `a number outside its range is refused in words`() {
    #expect(ValueSlot.number(10...60).wanted == "A number from 10 to 60.")
  }

  @Test(arguments: [("No budget", "30"), ("<$75 / week", "30"), ("40", "4030")])
  func `the words for a number are not part of the typed value`(
    words: String, entered: String
  ) {
    var page = page()
    let slider = ValueSlider(
      "shop.budget", label: "Budget", value: words, fraction: 1,
      action: ControlAction("shop.budget", slot: .number(10...5000)))
    page.controls = [slider.element].compactMap { Control($0) }
    page.primary = nil
    var console = console(on: page)
    _ = console.press(.enter, on: page)
    for digit in "30" { _ = console.press(.character(digit), on: page) }
    #expect(console.press(.enter, on: page) == .fire(ActionCall("shop.budget", value: entered)))
  }

  @Test func `further actions open as a list and act by number`() {
    let page = page()
    var console = console(on: page)
    console.choose(0, page)
    #expect(console.press(.character("."), on: page) == .none)
    #expect(console.press(.character("1"), on: page) == .fire(ActionCall("shop.hundred")))
  }

  @Test(arguments: [Key.unknown, .character("%"), .control("k"), .delete])
  func `an unknown key says where the keys are listed`(key: Key) {
    let page = page()
    var console = console(on: page)
    #expect(console.press(key, on: page) == .none)
    #expect(console.remark?.contains("? lists all keys") == true)
  }

  @Test func `a control that cannot be used for a while keeps the choice`() {
    let all = page()
    var fewer = all
    fewer.controls.removeAll { $0.id == "shop.add" }
    var console = console(on: all)
    console.choose(all.controls.firstIndex { $0.id == "shop.add" } ?? 0, all)
    console.show(fewer)
    #expect(console.place.focus != "shop.add")
    console.show(all)
    #expect(console.place.focus == "shop.add")
  }

  @Test(arguments: ["shop.name", "shop.fragile", "shop.call"] as [ElementID])
  func `new content on a screen keeps the chosen control`(chosen: ElementID) throws {
    let (before, after) = (page { $0.lines = 0 }, page { $0.lines = 400 })
    var console = console(on: before)
    console.choose(try #require(before.controls.firstIndex { $0.id == chosen }), before)
    console.show(after)
    #expect(console.place.focus == chosen)
    #expect(before.control(chosen)?.use == after.control(chosen)?.use)
  }

  @Test func `a key goes on doing what it did, whatever arrives`() {
    let all = page { $0.toast = "Added" }.controls
    var taken = 0
    for late in all.indices where all[late].isActing {
      let there = Shortcuts.assign(all.indices.filter { $0 != late }.map { keyless(all[$0]) })
      let anew = Shortcuts.assign(all.map(keyless))
      let kept = Shortcuts.assign(all.map(keyless), keeping: there)
      for control in there where control.isActing {
        #expect(kept.first { $0.key == control.key }?.use == control.use)
        taken += anew.first { $0.key == control.key }?.use == control.use ? 0 : 1
      }
      #expect(kept[late].key != nil)
    }
    #expect(taken > 0, "without keeping, a key comes to do something else")
  }

  private func keyless(_ control: Control) -> Control {
    var control = control
    control.key = nil
    return control
  }

  @Test func `another screen assigns its keys from the start`() {
    let (before, screen) = (
      page(), ShopScreen(id: "shop", state: Shop.State(count: 7), tabBar: nil)
    )
    let fresh = Page(screen, at: Route("other"))
    #expect(Page(screen, at: Route("other"), after: before) == fresh)
  }

  @Test func `coming back finds the place that was left`() {
    let shop = page()
    var other = shop
    other.route = Route("other")
    var console = console(on: shop)
    console.choose(2, shop)
    let place = console.place
    console.show(other)
    #expect(console.place != place)
    console.show(shop)
    #expect(console.place == place)
  }
}
