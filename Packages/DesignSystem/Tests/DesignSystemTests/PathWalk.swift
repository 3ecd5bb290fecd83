import Foundation

/// Reads outlines in the path language of SVG strictly and finds where their ink can be.
struct PathWalk {
  /// What is wrong with an outline.
  enum Problem: Error, Equatable {
    case text(String)
    case start
    case numbers(Character, Int)
  }

  /// The points on the outline and those that bend it; arcs are sampled.
  private(set) var points: [(x: Double, y: Double)] = []
  private(set) var commands = 0
  private var here = (x: 0.0, y: 0.0)
  private var start = (x: 0.0, y: 0.0)

  init(_ path: String) throws(Problem) {
    var rest = Substring(path)
    guard rest.isEmpty || rest.first == "M" else { throw .start }
    while let letter = rest.first {
      rest = rest.dropFirst()
      guard let arity = Self.arity[Character(letter.lowercased())] else {
        throw .text(String(letter))
      }
      let numbers = try Self.numbers(&rest, isArc: letter.lowercased() == "a")
      let isWhole = arity == 0 ? numbers.isEmpty : numbers.count % arity == 0 && !numbers.isEmpty
      guard isWhole else { throw .numbers(letter, numbers.count) }
      if arity == 0 { draw(letter, []) }
      for index in stride(from: 0, to: numbers.count, by: max(arity, 1)) {
        let isMore = index > 0 && letter.lowercased() == "m"
        draw(isMore ? (letter == "m" ? "l" : "L") : letter, Array(numbers[index..<index + arity]))
      }
    }
  }

  private static let arity: [Character: Int] = [
    "m": 2, "l": 2, "h": 1, "v": 1, "c": 6, "s": 4, "q": 4, "t": 2, "a": 7, "z": 0,
  ]

  private static func numbers(_ rest: inout Substring, isArc: Bool) throws(Problem) -> [Double] {
    var numbers: [Double] = []
    while let next = rest.first, !next.isLetter {
      if next == " " || next == "," {
        rest = rest.dropFirst()
        continue
      }
      var text = ""
      let isFlag = isArc && [3, 4].contains(numbers.count % 7)
      while let digit = rest.first, digit.isNumber || digit == "." || digit == "-" {
        if !text.isEmpty && (digit == "-" || (digit == "." && text.contains("."))) { break }
        text.append(digit)
        rest = rest.dropFirst()
        if isFlag { break }
      }
      guard let number = Double(text), !isFlag || text == "0" || text == "1" else {
        throw .text(text + rest.prefix(4))
      }
      numbers.append(number)
    }
    return numbers
  }

  private mutating func draw(_ letter: Character, _ numbers: [Double]) {
    commands += 1
    let base = letter.isLowercase ? here : (x: 0.0, y: 0.0)
    var target = here
    switch letter.lowercased() {
    case "h": target.x = base.x + numbers[0]
    case "v": target.y = base.y + numbers[0]
    case "z": target = start
    case "a":
      target = (base.x + numbers[5], base.y + numbers[6])
      sample(numbers, to: target)
    default:
      for index in stride(from: 0, to: numbers.count, by: 2) {
        target = (base.x + numbers[index], base.y + numbers[index + 1])
        points.append(target)
      }
    }
    if letter.lowercased() == "m" { start = target }
    here = target
    points.append(here)
  }

  /// Points on an arc of a circle or ellipse that is not turned.
  private mutating func sample(_ arc: [Double], to end: (x: Double, y: Double)) {
    let half = (x: (here.x - end.x) / 2, y: (here.y - end.y) / 2)
    let needed = half.x * half.x / (arc[0] * arc[0]) + half.y * half.y / (arc[1] * arc[1])
    let grow = max(1, needed.squareRoot())
    let (radiusX, radiusY) = (arc[0] * grow, arc[1] * grow)
    let unit = (x: half.x / radiusX, y: half.y / radiusY)
    let length = unit.x * unit.x + unit.y * unit.y
    guard length > 0 else { return }
    let away = max(0, (1 - length) / length).squareRoot() * (arc[3] == arc[4] ? -1 : 1)
    let middle = (x: away * unit.y, y: -away * unit.x)
    let from = atan2(unit.y - middle.y, unit.x - middle.x)
    var sweep = atan2(-unit.y - middle.y, -unit.x - middle.x) - from
    if arc[4] == 1, sweep < 0 { sweep += 2 * .pi }
    if arc[4] == 0, sweep > 0 { sweep -= 2 * .pi }
    let centre = (
      x: (here.x + end.x) / 2 + middle.x * radiusX, y: (here.y + end.y) / 2 + middle.y * radiusY
    )
    for step in 0...12 {
      let angle = from + sweep * Double(step) / 12
      points.append((centre.x + radiusX * cos(angle), centre.y + radiusY * sin(angle)))
    }
  }
}
