// Food, cooking and shopping.

extension VectorPath {
  static var forkAndKnife: VectorPath {
    VectorPath(
      stroke: """
        M7 11v10M3.8 3v4.6a3.2 3.2 0 0 0 6.4 0V3M7 3v7.8M17.5 21V3.2c-2.6 1.2-4 4.4-4 8.2V14.4\
        h4
        """)
  }
  static var cup: VectorPath {
    VectorPath(
      stroke: """
        M4 7h13v5.8a5.2 5.2 0 0 1-5.2 5.2H9.2A5.2 5.2 0 0 1 4 12.8ZM17 9h1.3\
        a2.7 2.7 0 0 1 0 5.4H17M4.5 21h12
        """)
  }
  static var flame: VectorPath {
    VectorPath(
      stroke: """
        M12.6 3C13.2 6.8 18.5 9 18.5 14.5A6.5 6.5 0 0 1 5.5 14.5C5.5 11.9 6.6 9.9 8.2 8.6\
        C8.5 10.3 9.2 11.3 10.3 11.7C9.9 8.4 10.6 5.2 12.6 3Z
        """)
  }
  static var leaf: VectorPath {
    VectorPath(
      stroke: """
        M20.5 3.5C11.5 3 4.8 6.2 4.8 12.8A5.7 5.7 0 0 0 10.5 18.5C17.5 18.5 20.5 12 20.5 3.5Z\
        M3.5 20.7C5.5 16 9.5 12.2 14.5 9.7
        """)
  }
  static var carrot: VectorPath {
    VectorPath(
      stroke: """
        M8.6 9.2a4.3 4.3 0 0 1 6.2 6.2L5.2 20.4A1.2 1.2 0 0 1 3.6 18.8ZM14.8 9.2L16.2 3.5\
        M14.8 9.2L20.5 7.8M14.8 9.2L20 4M7.8 14.6l1.8 1.3
        """)
  }
  static var bag: VectorPath {
    VectorPath(
      stroke: """
        M5.8 8h12.4l1.1 10.8A2 2 0 0 1 17.3 21H6.7A2 2 0 0 1 4.7 18.8ZM8.5 11V6.5\
        a3.5 3.5 0 0 1 7 0V11
        """)
  }
  static var cart: VectorPath {
    VectorPath(
      fill: """
        M7.6 19.7a1.6 1.6 0 1 0 3.2 0a1.6 1.6 0 1 0-3.2 0ZM15.4 19.7a1.6 1.6 0 1 0 3.2 0\
        a1.6 1.6 0 1 0-3.2 0Z
        """,
      stroke: "M2.9 3.5H5l2.4 12h10.8l2.4-8.8H6")
  }
  static var store: VectorPath {
    VectorPath(
      stroke: """
        M5 3.8h14l2 4.7a3 3 0 0 1-6 .3a3 3 0 0 1-6 0a3 3 0 0 1-6-.3ZM5 13.5V20.5h14V13.5\
        M10 20.5V16h4v4.5
        """)
  }
  static var tag: VectorPath {
    VectorPath(
      stroke: """
        M4 11.7V6a2 2 0 0 1 2-2h5.7a3 3 0 0 1 2.1.9l6.3 6.3a2.6 2.6 0 0 1 0 3.7l-5.2 5.2\
        a2.6 2.6 0 0 1-3.7 0L4.9 13.8A3 3 0 0 1 4 11.7ZM8.3 8.3h.01
        """)
  }
  static var card: VectorPath {
    VectorPath(
      stroke: """
        M5.5 5h13A2.5 2.5 0 0 1 21 7.5v9a2.5 2.5 0 0 1-2.5 2.5h-13A2.5 2.5 0 0 1 3 16.5v-9\
        A2.5 2.5 0 0 1 5.5 5ZM3.5 9.8h17M7 15h3.5
        """)
  }
  static var pin: VectorPath {
    VectorPath(
      stroke: """
        M8.3 6.7a3.7 3.7 0 1 0 7.4 0a3.7 3.7 0 1 0-7.4 0ZM12 10.4v6.8M8.2 14\
        c-3 .4-5.2 1.6-5.2 3.1 0 2 4 3.5 9 3.5s9-1.5 9-3.5c0-1.5-2.2-2.7-5.2-3.1
        """)
  }
  static var ruler: VectorPath {
    VectorPath(
      stroke: """
        M4.5 8h15A1.5 1.5 0 0 1 21 9.5v5a1.5 1.5 0 0 1-1.5 1.5h-15A1.5 1.5 0 0 1 3 14.5v-5\
        A1.5 1.5 0 0 1 4.5 8ZM7.5 8.5v2.5M12 8.5v3.5M16.5 8.5v2.5
        """)
  }
  static var book: VectorPath {
    VectorPath(
      stroke: """
        M12 6.3C9.8 4.9 7 4.3 3.5 4.6v13.6c3.5-.3 6.3.3 8.5 1.9c2.2-1.6 5-2.2 8.5-1.9V4.6\
        C17 4.3 14.2 4.9 12 6.3ZM12 6.6v13
        """)
  }
  static var dumbbell: VectorPath {
    VectorPath(stroke: "M8.5 12h7M6.5 6.5v11M17.5 6.5v11M3 9.5v5M21 9.5v5")
  }
  static var trophy: VectorPath {
    VectorPath(
      stroke: """
        M7.5 3.5h9v6.3a4.5 4.5 0 0 1-9 0ZM7.5 5.5H3.5v1.3a4 4 0 0 0 4 4M16.5 5.5h4v1.3\
        a4 4 0 0 1-4 4M12 14.5v3.5M8 20.5h8
        """)
  }
  static var popper: VectorPath {
    VectorPath(
      stroke: """
        M8.8 8.8L3.5 20.5l11.7-5.3ZM13.3 10.7c1.8-1.8 1.9-3.6.7-5.2M17 14.5\
        c1.3-.9 2.6-.7 3.8.3M16 10l3.5-3.5M9.6 3.5h.01M18.2 3.2h.01M20.8 10.5h.01
        """)
  }
}
