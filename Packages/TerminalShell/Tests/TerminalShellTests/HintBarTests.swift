import AppShell
import DesignSystem
import PrintedText
import Testing

@testable import TerminalShell

/// What the lowest line says, and that it is true.
@Suite struct HintBarTests {
  private func page(_ id: ScreenID = "shop", isSheet: Bool = false, toast: String? = nil) -> Page {
    var state = Shop.State()
    state.toast = toast
    return Page(ShopScreen(id: id, isSheet: isSheet, state: state, tabBar: nil), at: Route("shop"))
  }

  private func bar(_ page: Page, columns: Int, layer: Console.Layer = .page) -> String {
    var console = Console()
    console.show(page)
    console.layer = layer
    return HintBar(console, page, columns: columns).text
  }

  @Test(arguments: 20...120)
  func `the emphasised control is always named, and the line fits`(columns: Int) {
    let text = bar(page(), columns: columns)
    #expect(text.contains("a Add"))
    #expect(text.contains("?"))
    #expect(CharacterWidth.columns(text) <= columns)
  }

  @Test(arguments: [false, true])
  func `every key that is named does at once what the line says`(isSheet: Bool) {
    let page = page(isSheet: isSheet)
    let text = bar(page, columns: 200)
    for control in page.controls where !control.isSet && control.role != .card {
      guard let key = control.key else { continue }
      #expect(text.contains("\(key) \(control.name)"), "\(control.name)")
      var console = Console()
      console.show(page)
      let request = console.press(.character(key), on: page)
      #expect(request == .fire(control.action.call()), "\(control.name)")
    }
  }

  @Test func `a question names what Enter does, and no letter that would only choose`() {
    var page = page()
    page.isQuestion = true
    let text = bar(page, columns: 80)
    #expect(text.contains("Enter Add"))
    #expect(!text.contains("a Add"))
  }

  @Test func `a message is named by what its key does`() {
    let text = bar(page(toast: "The bread is gone. Press to undo."), columns: 80)
    #expect(text.contains("u Press to undo "))
  }

  @Test func `the question whether to close names both answers`() {
    let text = bar(page(), columns: 80, layer: .leaving(["The bread."]))
    #expect(text.contains("q closes") && text.contains("stays"))
  }

  @Test func `stars to give are one hint`() {
    var page = page()
    let star = page.controls.first { $0.role == .secondaryButton }
    for number in 1...5 {
      guard var control = star else { break }
      control.id = ElementID("star").child(number)
      control.key = Character(String(number))
      control.name = number == 1 ? "1 star" : "\(number) stars"
      page.controls.append(control)
    }
    let text = bar(page, columns: 200)
    #expect(text.contains(" 1-5 stars "))
    #expect(!text.contains("4 stars"))
  }
}
