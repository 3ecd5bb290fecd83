import DesignSystem
import Layout
import Testing

/// Every drawn number of the wireframes holds as a frame, light and dark.
@Suite struct DrawnNumberTests {
  static let all =
    DrawnNumber.home + DrawnNumber.favorites + DrawnNumber.settings + DrawnNumber.recipe
    + DrawnNumber.paywall

  @Test(arguments: all, [InterfaceStyle.light, .dark])
  func `a drawn number holds as a frame`(row: DrawnNumber, scheme: InterfaceStyle) throws {
    let placed = try Self.placed(row.screen, row.state, scheme)
    let numbers = try row.numbers(on: placed)
    #expect(!numbers.isEmpty || row.minHeight != nil)
    for (name, drawn, actual) in numbers {
      #expect(abs(actual - drawn) < 0.01, "\(name) is \(actual), drawn \(drawn)")
    }
    if let least = row.minHeight, let height = placed.frame(row.element)?.height {
      #expect(height >= least, "height is \(height), drawn at least \(least)")
    }
  }

  private static func placed(
    _ screen: String, _ state: String, _ scheme: InterfaceStyle
  ) throws -> PlacedScreen {
    let name = "\(screen).\(state)"
    let found = ScreenCase.all.first { $0.name == name && $0.scheme == scheme }
    return try #require(found, "no screen \(name)").placed
  }

  @Test func `every requirement of the wireframes has a row, or a reason to have none`() {
    let drawn = Set(Self.all.flatMap(\.ids))
    let others = Wireframes.elsewhere.flatMap { entry in
      entry.numbers.map { Wireframes.id(entry.area, $0) }
    }
    #expect(Wireframes.all.filter { !drawn.contains($0) && !others.contains($0) } == [])
    #expect(drawn.union(others).subtracting(Wireframes.all) == [])
    #expect(drawn.intersection(others) == [])
    #expect(Set(others).count == others.count)
    #expect(Wireframes.all.count == 197)
  }

  // C-L06: of the 680 points between the insets and the tab bar.
  @Test func `the card has the greater part of Home`() throws {
    let placed = try Self.placed("home", "suggestion", .light)
    let canvas = placed.canvas
    let room = canvas.height - canvas.topInset - canvas.bottomInset - 83
    let card = try #require(placed.frame("home.card")).height
    #expect((0.55...0.62).contains(card / room))
  }
}
