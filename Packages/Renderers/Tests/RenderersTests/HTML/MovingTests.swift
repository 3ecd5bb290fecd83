import DesignSystem
import Layout
import Testing

@testable import Renderers

/// What can be dragged on a page, and what a drop posts.
@Suite struct MovingTests {
  private var tree: Element {
    var jar = ActionButton(
      "shelf.jar", .secondary, "Rice", action: ControlAction("shelf.open")
    ).element
    jar.carried = CarriedItem(["shelf.put"], [ActionParameter("jar", "rice")])
    var board = Stack("shelf.board") { TextBlock("shelf.board.text", "Second board") }.element
    board.accepts = ControlAction("shelf.put", [ActionParameter("board", "2")])
    return ScreenRoot("shelf") {
      PageContent("shelf.content") {
        jar
        board
      }
    }.element.asOneStop
  }

  @Test("A page that posts says what an item carries and what a place accepts")
  func attributes() {
    let posts = HTMLPosts(address: "tap")
    let page = layOut(tree).html(HTMLPage(title: "Shelf", posts: posts))
    #expect(page.contains("data-carries=\"shelf.put?jar=rice\""))
    #expect(page.contains("data-accepts=\"shelf.put?board=2\""))
    #expect(page.contains("data-one-stop"))
    #expect(!layOut(tree).html(HTMLPage(title: "Shelf")).contains("data-carries"))
  }

  @Test("A drop is taken with the mark of its item, and only where the place is still free")
  func tap() throws {
    let item = try #require(tree.find("shelf.jar"))
    let call = "shelf.put?jar=rice&board=2"
    let drop = try Tap(parsing: "\(Mark.of(item)) \(call)")
    #expect(drop.action(in: tree) != nil)
    #expect(try Tap(parsing: "00000000 \(call)").action(in: tree) == nil)
    let elsewhere = try Tap(parsing: "\(Mark.of(item)) shelf.put?jar=rice&board=3")
    #expect(elsewhere.action(in: tree) == nil)
  }

  @Test("A sidebar, a dialog and a list have their classes on a wide canvas only")
  func places() {
    let sheet = ScreenRoot("ask") {
      Sheet("ask.sheet", label: "Ask") { TextBlock("ask.text", "How many?") }
    }.element
    let page = HTMLPage(title: "Ask")
    let dialog = /class="[^"]* dialog[ "][^>]*data-id="ask\.sheet"/
    #expect(layOut(sheet, on: .desktop).html(page).contains(dialog))
    #expect(!layOut(sheet).html(page).contains(dialog))
  }
}
