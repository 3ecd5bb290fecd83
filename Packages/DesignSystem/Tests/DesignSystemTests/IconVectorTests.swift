import Testing

@testable import DesignSystem

@Suite struct IconVectorTests {
  @Test(arguments: IconRole.allCases)
  func `a symbol is a path that can be read and stays in its box`(icon: IconRole) throws {
    let vector = icon.vector
    #expect(!vector.fill.isEmpty || !vector.stroke.isEmpty)
    let fill = try PathWalk(vector.fill)
    let line = try PathWalk(vector.stroke)
    #expect(fill.commands + line.commands >= 2)
    for point in fill.points + line.points {
      #expect((-1...25).contains(point.x) && (-1...25).contains(point.y), "\(point)")
    }
  }

  @Test(arguments: IconRole.allCases)
  func `the ink of a symbol keeps off the edge`(icon: IconRole) throws {
    let vector = icon.vector
    let inside = 1.2...22.8
    for point in try PathWalk(vector.fill).points {
      #expect(inside.contains(point.x) && inside.contains(point.y), "\(point)")
    }
    for point in try PathWalk(vector.stroke).points {
      #expect(
        inside.contains(point.x - 1) && inside.contains(point.x + 1)
          && inside.contains(point.y - 1) && inside.contains(point.y + 1), "\(point)")
    }
  }

  @Test func `symbols of different names look different`() {
    let drawn = Dictionary(grouping: IconRole.allCases, by: \.vector)
    for icons in drawn.values {
      #expect(Set(icons.map(\.symbolName)).count == 1, "\(icons)")
    }
  }

  // D-ICON-02: SF Symbols that are filled are filled here as well.
  @Test(arguments: IconRole.allCases)
  func `a filled symbol is filled`(icon: IconRole) {
    if icon.symbolName.hasSuffix(".fill") { #expect(!icon.vector.fill.isEmpty) }
  }

  @Test(arguments: [
    "L3 4", "M3", "M3 4L5", "M3 4X5 6", "M1 2a3 3 0 2 1 4 4", "M1 2--3 4", "M1 2h",
  ])
  func `a path that is wrong is found`(path: String) {
    #expect(throws: PathWalk.Problem.self) { try PathWalk(path) }
  }

  @Test func `an arc is followed to where it bulges`() throws {
    let walk = try PathWalk("M3 12a9 9 0 1 0 18 0")
    #expect(walk.points.map(\.y).max().map { abs($0 - 21) < 0.01 } ?? false)
  }
}
