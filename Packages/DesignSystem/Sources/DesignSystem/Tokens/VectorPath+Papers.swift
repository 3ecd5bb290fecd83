// Documents, messages, keys and tools for writing.

extension VectorPath {
  static var page: VectorPath {
    VectorPath(
      stroke: """
        M13.5 3H7.5A2.5 2.5 0 0 0 5 5.5v13A2.5 2.5 0 0 0 7.5 21h9a2.5 2.5 0 0 0 2.5-2.5V8.5Z\
        M13.5 3.5V8.5H18.5M9 13h6M9 17h6
        """)
  }
  static var clipboard: VectorPath {
    VectorPath(
      stroke: """
        M9 5H7.5A2.5 2.5 0 0 0 5 7.5v11A2.5 2.5 0 0 0 7.5 21h9a2.5 2.5 0 0 0 2.5-2.5v-11\
        A2.5 2.5 0 0 0 16.5 5H15M9 3.2h6v3.6H9ZM12 11.7h3.5M12 16.2h3.5M8.5 11.7h.01M8.5 16.2\
        h.01
        """)
  }
  static var pencil: VectorPath {
    VectorPath(stroke: "M4 20l.9-4.3L15.8 4.8a2.4 2.4 0 0 1 3.4 3.4L8.3 19.1ZM13.6 7l3.4 3.4")
  }
  static var squarePencil: VectorPath {
    VectorPath(
      stroke: """
        M12 5H7A3 3 0 0 0 4 8v9a3 3 0 0 0 3 3h9a3 3 0 0 0 3-3v-5M9.5 14.5l.6-2.9 7.7-7.7\
        a1.7 1.7 0 0 1 2.3 2.3L12.4 13.9Z
        """)
  }
  static var trash: VectorPath {
    VectorPath(
      stroke: """
        M4 6.5h16M9.2 6.5V5A2 2 0 0 1 11.2 3h1.6a2 2 0 0 1 2 2V6.5M6 6.5l.7 12.2\
        A2.4 2.4 0 0 0 9.1 21h5.8a2.4 2.4 0 0 0 2.4-2.3L18 6.5M10.2 11v5.5M13.8 11v5.5
        """)
  }
  static var twoSquares: VectorPath {
    VectorPath(
      stroke: """
        M10.5 8h8A2.5 2.5 0 0 1 21 10.5v8a2.5 2.5 0 0 1-2.5 2.5h-8A2.5 2.5 0 0 1 8 18.5v-8\
        A2.5 2.5 0 0 1 10.5 8ZM16.3 4.5A2.5 2.5 0 0 0 14 3H5.5A2.5 2.5 0 0 0 3 5.5V14\
        a2.5 2.5 0 0 0 1.5 2.3M14.5 11.5v6M11.5 14.5h6
        """)
  }
  static var chain: VectorPath {
    VectorPath(
      stroke: """
        M10.6 6.8L12.8 4.6a4.7 4.7 0 0 1 6.6 6.6L17.2 13.4M13.4 17.2L11.2 19.4\
        a4.7 4.7 0 0 1-6.6-6.6L6.8 10.6M9 15l6-6
        """)
  }
  static var lock: VectorPath {
    VectorPath(
      stroke: """
        M7.5 10.5h9A2.5 2.5 0 0 1 19 13v5.5a2.5 2.5 0 0 1-2.5 2.5h-9A2.5 2.5 0 0 1 5 18.5V13\
        a2.5 2.5 0 0 1 2.5-2.5ZM8 10.5V7a4 4 0 0 1 8 0v3.5M12 14.7v2.2
        """)
  }
  static var key: VectorPath {
    VectorPath(
      stroke: "M3 8a5 5 0 1 0 10 0a5 5 0 1 0-10 0ZM11.5 11.5L20.5 20.5M16 16l2.6-2.6M8 8h.01")
  }
  static var eye: VectorPath {
    VectorPath(
      stroke: """
        M2.9 12C5 7.9 8.2 5.7 12 5.7S19 7.9 21.1 12C19 16.1 15.8 18.3 12 18.3S5 16.1 2.9 12Z\
        M9 12a3 3 0 1 0 6 0a3 3 0 1 0-6 0Z
        """)
  }
  static var eyeOff: VectorPath {
    VectorPath(
      stroke: """
        M8.3 6.5A9.3 9.3 0 0 1 12 5.7C15.8 5.7 19 7.9 21.1 12A15 15 0 0 1 19 15M15.5 17.6\
        A9.5 9.5 0 0 1 12 18.3C8.2 18.3 5 16.1 2.9 12A14.5 14.5 0 0 1 5.3 8.7M9.8 9.8\
        a3 3 0 0 0 4.2 4.2M4 4l16 16
        """)
  }
  static var envelope: VectorPath {
    VectorPath(
      stroke: """
        M6 5h12a3 3 0 0 1 3 3v8a3 3 0 0 1-3 3H6a3 3 0 0 1-3-3V8a3 3 0 0 1 3-3ZM3.8 7.2L12 13.3\
        l8.2-6.1
        """)
  }
  static var puzzle: VectorPath {
    VectorPath(stroke: "M3.5 8.5H8.3a2.6 2.6 0 1 1 4.9 0H17.5V12.5a2.6 2.6 0 1 1 0 4.9V21H3.5Z")
  }
  static var magnifier: VectorPath {
    VectorPath(stroke: "M3.5 10.5a7 7 0 1 0 14 0a7 7 0 1 0-14 0ZM15.8 15.8L20.8 20.8")
  }
}
