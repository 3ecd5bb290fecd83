import DesignSystem
import Layout
import Testing

/// What fits on Home at 390 × 844 and size L.
@Suite struct HomeRoomTests {
  private static func placed(_ state: String) throws -> PlacedScreen {
    try #require(ScreenCase.light.first { $0.name == "home.\(state)" }).placed
  }

  // The drawn rows with what may join them: a bent wish, accepted traces, a long title, the nudge.
  @Test(arguments: [
    "suggestion", "suggestion-saved", "suggestion-relaxed", "traces-accepted", "allergy",
    "long-title", "nudge", "wishes", "asks-limits", "asks-taste",
  ])
  func `nothing has to be scrolled`(state: String) throws {
    let placed = try Self.placed(state)
    let content = try #require(placed["home.content"])
    #expect(content.contentHeight <= content.frame.height)
  }

  // S-PREM-13
  @Test func `the nudge is whole above the tabs`() throws {
    let placed = try Self.placed("nudge")
    let nudge = try #require(placed.frame("home.nudge"))
    let row = try #require(placed.frame("home.secondary"))
    #expect(nudge.y == row.maxY + 16)
    #expect(nudge.maxY <= (try #require(placed.frame("tabs"))).y - 8)
  }

  @Test(arguments: ["wishes", "asks-limits", "asks-taste"])
  func `what comes below is whole above the tabs, and moves nothing that is drawn`(
    state: String
  ) throws {
    let (placed, drawn) = (try Self.placed(state), try Self.placed("suggestion"))
    let line = try #require(placed.frame("home.line") ?? placed.frame("home.wishes"))
    #expect(line.maxY <= (try #require(placed.frame("tabs")).y - 8))
    for id: ElementID in ["home.greeting", "home.card", "home.primary", "home.secondary"] {
      #expect(placed.frame(id) == drawn.frame(id))
    }
  }

  // C-L05: the line takes the room that the card has.
  @Test func `why is said in the card, which is as tall as it is drawn`() throws {
    let placed = try Self.placed("suggestion")
    let (card, why) = (placed.frame("home.card"), placed.frame("home.card.why"))
    #expect(card?.height == 400 && why?.height == 44)
    #expect(why?.maxY == card?.maxY)
    let face = try #require(placed.frame("home.card.meal"))
    #expect(why.map { $0.y - face.maxY } == 8)
  }
}
