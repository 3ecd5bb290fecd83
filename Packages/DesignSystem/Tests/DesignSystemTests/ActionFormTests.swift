import DesignSystem
import Testing

/// What an action is about is written and read by one declaration.
@Suite struct ActionFormTests {
  private enum Size: String, CaseIterable { case small, large }

  private static let rename = ActionForm(
    "shelf.rename", about: .both(.text("jar"), .integer("row")), enters: .text(maxLength: 5))
  private static let resize = ActionForm("shelf.resize", enters: .choice(of: Size.self))
  private static let lock = ActionForm(
    "shelf.lock", about: ArgumentForm<Size>.id(named: "size").optional(), enters: .toggle)

  @Test(arguments: ["", "rice", "a&b=c?d", "50 %", "крупа", "1\n2"], [0, -3, .max])
  func `a form reads back the values that a control carries`(jar: String, row: Int) throws {
    let control = ControlAction(Self.rename, (jar, row))
    #expect(Self.rename.isCarried(by: control))
    let text = control.call(value: .text("oats")).description
    let read = try #require(Self.rename.read(ActionCall(parsing: text)))
    #expect(read.subject == (jar, row))
    #expect(read.entry == "oats")
    #expect(text == Self.rename.call((jar, row), "oats").description)
  }

  @Test(arguments: [
    "shelf.rename=oats?jar=rice", "shelf.rename=oats?row=1", "shelf.rename=oats?jar=rice&row=one",
    "shelf.rename?jar=rice&row=1", "shelf.rename=too%20long?jar=rice&row=1",
    "shelf.resize=small?jar=rice&row=1",
  ])
  func `a call that lacks something, or is another one, is not read`(text: String) throws {
    #expect(try Self.rename.read(ActionCall(parsing: text)) == nil)
  }

  @Test func `a choice is a case of its type, and a row may offer one of them`() throws {
    #expect(ControlAction(Self.resize).slot == .choice(["small", "large"]))
    #expect(ControlAction(Self.resize, choosing: .large).slot == .choice(["large"]))
    #expect(try Self.resize.read(ActionCall(parsing: "shelf.resize=large"))?.entry == .large)
    #expect(try Self.resize.read(ActionCall(parsing: "shelf.resize=huge")) == nil)
  }

  @Test func `a number is read inside its range alone`() throws {
    let widen = ActionForm("shelf.widen", enters: .number(in: 1...20))
    #expect(ControlAction(widen).slot == .number(1...20))
    #expect(widen.call(entering: 7.5).description == "shelf.widen=7.5")
    #expect(try widen.read(ActionCall(parsing: "shelf.widen=7.5"))?.entry == 7.5)
    for text in ["shelf.widen=21", "shelf.widen=wide", "shelf.widen"] {
      #expect(try widen.read(ActionCall(parsing: text)) == nil)
    }
  }

  @Test func `a missing optional value is nil and is not written`() throws {
    #expect(ControlAction(Self.lock, nil).parameters.isEmpty)
    let open = try #require(try Self.lock.read(ActionCall(parsing: "shelf.lock=off")))
    #expect(open == (nil, false))
    let large = try #require(try Self.lock.read(ActionCall(parsing: "shelf.lock=on?size=large")))
    #expect(large == (.large, true))
  }

  @Test func `a control with other arguments or without its slot does not carry an action`() {
    #expect(!Self.rename.isCarried(by: ControlAction("shelf.rename")))
    #expect(!Self.resize.isCarried(by: ControlAction("shelf.resize")))
    let foreign = ControlAction(
      "shelf.resize", [ActionParameter("x", "1")], slot: .choice(["small"]))
    #expect(!Self.resize.isCarried(by: foreign))
  }
}
