// Chevrons, arrows and the signs of arithmetic.

extension VectorPath {
  static var chevronLeft: VectorPath { VectorPath(stroke: "M15.5 4l-8 8 8 8") }
  static var chevronRight: VectorPath { VectorPath(stroke: "M8.5 4l8 8-8 8") }
  static var chevronDown: VectorPath { VectorPath(stroke: "M4 8l8 8 8-8") }
  static var chevronUp: VectorPath { VectorPath(stroke: "M4 16l8-8 8 8") }
  static var chevronsUpDown: VectorPath { VectorPath(stroke: "M7 9.2l5-5 5 5M7 14.8l5 5 5-5") }
  static var cross: VectorPath { VectorPath(stroke: "M5 5l14 14M19 5L5 19") }
  static var plus: VectorPath { VectorPath(stroke: "M12 4v16M4 12h16") }
  static var minus: VectorPath { VectorPath(stroke: "M4 12h16") }
  static var equals: VectorPath { VectorPath(stroke: "M5 9h14M5 15h14") }
  static var tick: VectorPath { VectorPath(stroke: "M4 13l5.2 5.5L20 5.5") }
  static var turnClockwise: VectorPath {
    VectorPath(stroke: "M19.3 8.6A8 8 0 1 0 20 12.5M19.8 3.6v5h-5")
  }
  static var turnBack: VectorPath {
    VectorPath(stroke: "M8.5 4.5L4 9l4.5 4.5M4 9h10.2a5.3 5.3 0 0 1 0 10.6H9")
  }
  static var turnAround: VectorPath {
    VectorPath(
      stroke: """
        M20 10.4A8.2 8.2 0 0 0 5.4 7.1L4 8.8M4 4v4.8h4.8M4 13.6a8.2 8.2 0 0 0 14.6 3.3L20 15.2\
        M20 20v-4.8h-4.8
        """)
  }
  static var arrowUp: VectorPath { VectorPath(stroke: "M12 20.5V4M5.5 10.5L12 4l6.5 6.5") }
  static var arrowDown: VectorPath { VectorPath(stroke: "M12 3.5V20M5.5 13.5L12 20l6.5-6.5") }
  static var arrowsAcross: VectorPath {
    VectorPath(stroke: "M8 3.5L4 7.5l4 4M4 7.5h16M16 12.5l4 4-4 4M20 16.5H4")
  }
  static var triangleUp: VectorPath {
    VectorPath(
      fill: "M10.8 5.7Q12 3.6 13.2 5.7L20.3 17.4Q21.5 19.5 19.1 19.5H4.9Q2.5 19.5 3.7 17.4Z")
  }
  static var triangleDown: VectorPath {
    VectorPath(fill: "M10.8 18.3Q12 20.4 13.2 18.3L20.3 6.6Q21.5 4.5 19.1 4.5H4.9Q2.5 4.5 3.7 6.6Z")
  }
  static var threeLines: VectorPath { VectorPath(stroke: "M4 6.5h16M4 12h16M4 17.5h16") }
  static var shrinkingLines: VectorPath { VectorPath(stroke: "M3.5 7h17M7 12h10M10.5 17h3") }
  static var bullets: VectorPath {
    VectorPath(stroke: "M9 6.5h11.5M9 12h11.5M9 17.5h11.5M4 6.5h.01M4 12h.01M4 17.5h.01")
  }
  static var threeDots: VectorPath {
    VectorPath(
      fill: """
        M3 12a1.9 1.9 0 1 0 3.8 0a1.9 1.9 0 1 0-3.8 0ZM10.1 12a1.9 1.9 0 1 0 3.8 0\
        a1.9 1.9 0 1 0-3.8 0ZM17.2 12a1.9 1.9 0 1 0 3.8 0a1.9 1.9 0 1 0-3.8 0Z
        """)
  }
  static var boxArrowUp: VectorPath {
    VectorPath(
      stroke: """
        M12 15V3M7.8 7L12 2.9 16.2 7M8.2 10.5H7A2 2 0 0 0 5 12.5V19a2 2 0 0 0 2 2h10\
        a2 2 0 0 0 2-2v-6.5a2 2 0 0 0-2-2h-1.2
        """)
  }
  static var boxArrowDown: VectorPath {
    VectorPath(
      stroke: """
        M12 3v12M7.8 11L12 15.1 16.2 11M8.2 7H7A2 2 0 0 0 5 9v10a2 2 0 0 0 2 2h10\
        a2 2 0 0 0 2-2V9a2 2 0 0 0-2-2h-1.2
        """)
  }
  static var boxArrowOut: VectorPath {
    VectorPath(
      stroke: """
        M6.5 4h11a2.5 2.5 0 0 1 2.5 2.5v11a2.5 2.5 0 0 1-2.5 2.5h-11a2.5 2.5 0 0 1-2.5-2.5v-11\
        a2.5 2.5 0 0 1 2.5-2.5ZM9 15l6-6M9.8 9H15v5.2
        """)
  }
  static var doorArrow: VectorPath {
    VectorPath(
      stroke: """
        M14.5 8V6A2 2 0 0 0 12.5 4H6A2 2 0 0 0 4 6v12a2 2 0 0 0 2 2h6.5a2 2 0 0 0 2-2v-2\
        M9.5 12H21M17.5 8.5L21 12l-3.5 3.5
        """)
  }
}
