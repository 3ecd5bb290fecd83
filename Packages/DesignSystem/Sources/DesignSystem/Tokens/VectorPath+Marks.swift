// Circles, squares and triangles with a mark inside.

extension VectorPath {
  static var circle: VectorPath { VectorPath(stroke: "M3 12a9 9 0 1 0 18 0a9 9 0 1 0-18 0Z") }
  static var circleDot: VectorPath {
    VectorPath(
      fill: "M7 12a5 5 0 1 0 10 0a5 5 0 1 0-10 0Z",
      stroke: "M3 12a9 9 0 1 0 18 0a9 9 0 1 0-18 0Z")
  }
  static var circleDots: VectorPath {
    VectorPath(
      fill: """
        M19.4 12.0a1.3 1.3 0 1 0 2.6 0a1.3 1.3 0 1 0-2.6 0ZM17.7 17.1a1.3 1.3 0 1 0 2.6 0\
        a1.3 1.3 0 1 0-2.6 0ZM13.4 20.3a1.3 1.3 0 1 0 2.6 0a1.3 1.3 0 1 0-2.6 0ZM8 20.3\
        a1.3 1.3 0 1 0 2.6 0a1.3 1.3 0 1 0-2.6 0ZM3.7 17.1a1.3 1.3 0 1 0 2.6 0\
        a1.3 1.3 0 1 0-2.6 0ZM2 12.0a1.3 1.3 0 1 0 2.6 0a1.3 1.3 0 1 0-2.6 0ZM3.7 6.9\
        a1.3 1.3 0 1 0 2.6 0a1.3 1.3 0 1 0-2.6 0ZM8 3.7a1.3 1.3 0 1 0 2.6 0\
        a1.3 1.3 0 1 0-2.6 0ZM13.4 3.7a1.3 1.3 0 1 0 2.6 0a1.3 1.3 0 1 0-2.6 0ZM17.7 6.9\
        a1.3 1.3 0 1 0 2.6 0a1.3 1.3 0 1 0-2.6 0Z
        """)
  }
  static var circleHalf: VectorPath {
    VectorPath(
      fill: "M12.2 3.8A8.2 8.2 0 0 0 12.2 20.2Z",
      stroke: "M3 12a9 9 0 1 0 18 0a9 9 0 1 0-18 0Z")
  }
  static var circleBar: VectorPath {
    VectorPath(stroke: "M3 12a9 9 0 1 0 18 0a9 9 0 1 0-18 0ZM5.8 5.8l12.4 12.4")
  }
  static var circleTick: VectorPath {
    VectorPath(stroke: "M3 12a9 9 0 1 0 18 0a9 9 0 1 0-18 0ZM7.8 12.4l3 3 5.4-6.3")
  }
  static var circleCross: VectorPath {
    VectorPath(stroke: "M3 12a9 9 0 1 0 18 0a9 9 0 1 0-18 0ZM8.8 8.8l6.4 6.4M15.2 8.8l-6.4 6.4")
  }
  static var circleExclamation: VectorPath {
    VectorPath(stroke: "M3 12a9 9 0 1 0 18 0a9 9 0 1 0-18 0ZM12 7.2v5.6M12 16.4h.01")
  }
  static var circleExclamationFilled: VectorPath {
    VectorPath(
      fill: """
        M2 12a10 10 0 1 0 20 0a10 10 0 1 0-20 0ZM12 6.2a1.1 1.1 0 0 0-1.1 1.1l.2 5.6\
        a.9.9 0 0 0 1.8 0l.2-5.6A1.1 1.1 0 0 0 12 6.2ZM10.7 16.5a1.3 1.3 0 1 0 2.6 0\
        a1.3 1.3 0 1 0-2.6 0Z
        """)
  }
  static var circleInformation: VectorPath {
    VectorPath(stroke: "M3 12a9 9 0 1 0 18 0a9 9 0 1 0-18 0ZM12 11.2v5.6M12 7.6h.01")
  }
  static var circleQuestion: VectorPath {
    VectorPath(
      stroke: """
        M3 12a9 9 0 1 0 18 0a9 9 0 1 0-18 0ZM9.2 9.7a2.8 2.8 0 1 1 4.6 2.1\
        c-1.1.9-1.8 1.4-1.8 2.5M12 17.3h.01
        """)
  }
  static var circleDollar: VectorPath {
    VectorPath(
      stroke: """
        M3 12a9 9 0 1 0 18 0a9 9 0 1 0-18 0ZM14.9 9.5\
        c-.4-1-1.4-1.5-2.9-1.5-1.7 0-2.8.8-2.8 2 0 2.8 5.7 1.2 5.7 4.1 \
        0 1.2-1.2 2-2.9 2-1.5 0-2.6-.6-3-1.7\
        M12 6v2M12 16.1V18
        """)
  }
  static var square: VectorPath {
    VectorPath(
      stroke: """
        M6.5 4h11a2.5 2.5 0 0 1 2.5 2.5v11a2.5 2.5 0 0 1-2.5 2.5h-11a2.5 2.5 0 0 1-2.5-2.5v-11\
        a2.5 2.5 0 0 1 2.5-2.5Z
        """)
  }
  static var squareHalf: VectorPath {
    VectorPath(
      fill: "M12.2 4.8H6.5A1.7 1.7 0 0 0 4.8 6.5v11a1.7 1.7 0 0 0 1.7 1.7h5.7Z",
      stroke: """
        M6.5 4h11a2.5 2.5 0 0 1 2.5 2.5v11a2.5 2.5 0 0 1-2.5 2.5h-11a2.5 2.5 0 0 1-2.5-2.5v-11\
        a2.5 2.5 0 0 1 2.5-2.5Z
        """)
  }
  static var triangleExclamation: VectorPath {
    VectorPath(
      fill: """
        M9.9 3.9a2.4 2.4 0 0 1 4.2 0l7.5 13.4A2.4 2.4 0 0 1 19.5 21h-15a2.4 2.4 0 0 1-2.1-3.7Z\
        M12 7.6a1.1 1.1 0 0 0-1.1 1.1l.2 4.6a.9.9 0 0 0 1.8 0l.2-4.6A1.1 1.1 0 0 0 12 7.6Z\
        M10.7 16.7a1.3 1.3 0 1 0 2.6 0a1.3 1.3 0 1 0-2.6 0Z
        """)
  }
  static var seal: VectorPath {
    VectorPath(
      fill: """
        M8.6 3.8A4.2 4.2 0 0 1 15.4 3.8A4.2 4.2 0 0 1 20.2 8.6A4.2 4.2 0 0 1 20.2 15.4\
        A4.2 4.2 0 0 1 15.4 20.2A4.2 4.2 0 0 1 8.6 20.2A4.2 4.2 0 0 1 3.8 15.4\
        A4.2 4.2 0 0 1 3.8 8.6A4.2 4.2 0 0 1 8.6 3.8ZM7.6 12.7L10.8 15.8Q11.3 16.3 11.8 15.7\
        L16.7 9.7A.9.9 0 0 0 15.3 8.5L11.2 13.5L8.8 11.4A.9.9 0 0 0 7.6 12.7Z
        """)
  }
  static var target: VectorPath {
    VectorPath(
      fill: "M10.5 12a1.5 1.5 0 1 0 3 0a1.5 1.5 0 1 0-3 0Z",
      stroke: """
        M3 12a9 9 0 1 0 18 0a9 9 0 1 0-18 0ZM7.3 12a4.7 4.7 0 1 0 9.4 0a4.7 4.7 0 1 0-9.4 0Z
        """)
  }
  static var star: VectorPath {
    VectorPath(
      fill: """
        M11.1 2.6a1 1 0 0 1 1.8 0l2.3 5.1a.9.9 0 0 0 .7.5l5.5.6a1 1 0 0 1 .6 1.7l-4.2 3.7\
        a.9.9 0 0 0-.3.9l1.2 5.5a1 1 0 0 1-1.5 1.1l-4.7-2.8a1 1 0 0 0-1 0l-4.7 2.8\
        a1 1 0 0 1-1.5-1.1l1.2-5.5a.9.9 0 0 0-.3-.9L2 10.5a1 1 0 0 1 .6-1.7l5.5-.6\
        a.9.9 0 0 0 .7-.5Z
        """)
  }
  static var starOutline: VectorPath {
    VectorPath(
      stroke: "M12 3.4l2.5 5.7 6.2.6-4.7 4.1 1.4 6.1-5.4-3.2-5.4 3.2 1.4-6.1-4.7-4.1 6.2-.6Z")
  }
  static var heart: VectorPath {
    VectorPath(
      fill: """
        M12 21.2c-.5 0-.9-.2-1.3-.5C6.3 17.2 2 13.6 2 8.8A5.6 5.6 0 0 1 7.6 3.2\
        c1.7 0 3.3.7 4.4 2c1.1-1.3 2.7-2 4.4-2A5.6 5.6 0 0 1 22 8.8c0 4.8-4.3 8.4-8.7 11.9\
        c-.4.3-.8.5-1.3.5Z
        """)
  }
  static var heartOutline: VectorPath {
    VectorPath(
      stroke: """
        M12 20C7.5 16.6 3 13.2 3 8.8A4.6 4.6 0 0 1 7.6 4.2C9.4 4.2 11.1 5.2 12 6.9\
        C12.9 5.2 14.6 4.2 16.4 4.2A4.6 4.6 0 0 1 21 8.8C21 13.2 16.5 16.6 12 20Z
        """)
  }
  static var squareHeart: VectorPath {
    VectorPath(
      fill: """
        M12 12.5C10 11 8.2 9.8 8.2 8.3A1.9 1.9 0 0 1 12 7.6A1.9 1.9 0 0 1 15.8 8.3\
        C15.8 9.8 14 11 12 12.5Z
        """,
      stroke: """
        M6.5 4h11a2.5 2.5 0 0 1 2.5 2.5v11a2.5 2.5 0 0 1-2.5 2.5h-11a2.5 2.5 0 0 1-2.5-2.5v-11\
        a2.5 2.5 0 0 1 2.5-2.5ZM8.2 16h7.6
        """)
  }
  static var diamond: VectorPath {
    VectorPath(
      fill: """
        M10.4 2.8a2.3 2.3 0 0 1 3.2 0l7.6 7.6a2.3 2.3 0 0 1 0 3.2l-7.6 7.6a2.3 2.3 0 0 1-3.2 0\
        l-7.6-7.6a2.3 2.3 0 0 1 0-3.2Z
        """)
  }
  static var bookmark: VectorPath {
    VectorPath(stroke: "M6 5.5A2.5 2.5 0 0 1 8.5 3h7A2.5 2.5 0 0 1 18 5.5V21l-6-4.6L6 21Z")
  }
  static var bookmarkFilled: VectorPath {
    VectorPath(
      fill: """
        M5 5.5A3.5 3.5 0 0 1 8.5 2h7A3.5 3.5 0 0 1 19 5.5V21a1 1 0 0 1-1.6.8L12 17.7l-5.4 4.1\
        A1 1 0 0 1 5 21Z
        """)
  }
  static var flag: VectorPath {
    VectorPath(stroke: "M5 21V4.5c4.6-2.2 8.4 2.4 14 0v9.5c-5.6 2.4-9.4-2.6-14 0")
  }
}
