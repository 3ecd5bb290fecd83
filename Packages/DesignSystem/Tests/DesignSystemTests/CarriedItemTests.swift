import DesignSystem
import Testing

/// What is dragged, and where it may be dropped.
@Suite struct CarriedItemTests {
  private func tree(isLocked: Bool = false) -> Element {
    var jar = TextBlock("shelf.jar", "Rice").element
    jar.carried = CarriedItem(["shelf.put"], [ActionParameter("jar", "rice")])
    if isLocked { jar.accessibility.traits.formUnion(.disabled) }
    var place = TextBlock("shelf.board", "Second board").element
    place.accepts = ControlAction("shelf.put", [ActionParameter("board", "2")])
    return Stack("shelf") {
      jar
      place
    }.element
  }

  private func call(_ parameters: [ActionParameter], value: String? = nil) -> ActionCall {
    ActionCall("shelf.put", parameters, value: value)
  }

  private let jar = ActionParameter("jar", "rice")
  private let board = ActionParameter("board", "2")

  @Test("A drop is the call of the place with the parameters of the item before its own")
  func drop() throws {
    let item = try #require(tree().find("shelf.jar")?.carried)
    let place = try #require(tree().find("shelf.board")?.accepts)
    #expect(item.call(at: place) == call([jar, board]))
    #expect(item.call(at: ControlAction("shelf.burn")) == nil)
    #expect(tree().action(for: call([jar, board])) != nil)
  }

  @Test("Only what is on the screen can be dropped, and only where it is taken")
  func refused() {
    let oats = ActionParameter("jar", "oats"), third = ActionParameter("board", "3")
    #expect(tree().action(for: call([oats, board])) == nil)
    #expect(tree().action(for: call([jar, third])) == nil)
    #expect(tree().action(for: call([board, jar])) == nil)
    #expect(tree().action(for: call([jar, board], value: "x")) == nil)
    #expect(tree(isLocked: true).action(for: call([jar, board])) == nil)
  }
}
