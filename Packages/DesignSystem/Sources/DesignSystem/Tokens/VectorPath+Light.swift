// The sun, the moon and times of day.

extension VectorPath {
  static var sun: VectorPath {
    VectorPath(
      fill: "M7.4 12a4.6 4.6 0 1 0 9.2 0a4.6 4.6 0 1 0-9.2 0Z",
      stroke: """
        M12 3v1.2M12 19.8V21M3 12h1.2M19.8 12H21M5.6 5.6l.9.9M17.5 17.5l.9.9M5.6 18.4l.9-.9\
        M17.5 6.5l.9-.9
        """)
  }
  static var moon: VectorPath {
    VectorPath(
      fill: """
        M20.8 14.3A1 1 0 0 1 21.6 15.7A9.8 9.8 0 1 1 8.3 2.4A1 1 0 0 1 9.7 3.2\
        A9.3 9.3 0 0 0 20.8 14.3Z
        """)
  }
  static var sunrise: VectorPath {
    VectorPath(
      fill: "M6.5 16.6a5.5 5.5 0 0 1 11 0Z",
      stroke: """
        M3 20.4h18M12 3v5M9.2 5.6L12 2.9l2.8 2.7M4.6 9.6l.8.8M19.4 9.6l-.8.8M2.9 16h.01\
        M21.1 16h.01
        """)
  }
  static var sunset: VectorPath {
    VectorPath(
      fill: "M6.5 16.6a5.5 5.5 0 0 1 11 0Z",
      stroke: """
        M3 20.4h18M12 3v5M9.2 5.4L12 8.1l2.8-2.7M4.6 9.6l.8.8M19.4 9.6l-.8.8M2.9 16h.01\
        M21.1 16h.01
        """)
  }
  static var clock: VectorPath {
    VectorPath(stroke: "M3 12a9 9 0 1 0 18 0a9 9 0 1 0-18 0ZM12 6.8V12l3.4 2.2")
  }
  static var clockArrow: VectorPath {
    VectorPath(stroke: "M4.7 8.6A8 8 0 1 1 4 12.5M4.2 3.6v5h5M12 8v4.5l3 1.8")
  }
  static var stopwatch: VectorPath {
    VectorPath(stroke: "M4 13.5a8 8 0 1 0 16 0a8 8 0 1 0-16 0ZM9.8 2.5h4.4M12 9.5v4M18.6 6.6l1-1")
  }
  static var calendar: VectorPath {
    VectorPath(
      stroke: """
        M6 5h12a3 3 0 0 1 3 3v9.5a3 3 0 0 1-3 3H6a3 3 0 0 1-3-3V8a3 3 0 0 1 3-3ZM3.5 10.2h17\
        M8 3v3.5M16 3v3.5M8 15.2h.01M12 15.2h.01M16 15.2h.01
        """)
  }
  static var bell: VectorPath {
    VectorPath(
      stroke: """
        M6.2 10.3a5.8 5.8 0 0 1 11.6 0c0 3.7.8 5.2 2 6.5H4.2c1.2-1.3 2-2.8 2-6.5ZM9.8 20.2\
        a2.4 2.4 0 0 0 4.4 0M12 3v1.4
        """)
  }
  static var bulb: VectorPath {
    VectorPath(
      stroke: "M9.2 17.2c0-2.2-3-3.2-3-7.4a5.8 5.8 0 0 1 11.6 0c0 4.2-3 5.2-3 7.4ZM9.9 21h4.2")
  }
  static var bolt: VectorPath {
    VectorPath(
      fill: """
        M14.5 2.7a.8.8 0 0 0-1.4-.6L4.5 13.6a1 1 0 0 0 .8 1.6h5.1l-.9 6.1a.8.8 0 0 0 1.4.6\
        l8.6-11.5a1 1 0 0 0-.8-1.6h-5.1Z
        """)
  }
  static var boltOff: VectorPath {
    VectorPath(
      stroke: """
        M10.4 6.8L13.2 3L12.5 8.5M16.4 12.8L18.5 10H14.5M7.3 11L5.5 13.5H9.5M11.3 15.5L10.2 21\
        L13.3 16.9M4 4L20 20
        """)
  }
  static var torch: VectorPath {
    VectorPath(
      fill: """
        M7 7.2h10v.9a2 2 0 0 1-.4 1.2l-.8 1.1a2 2 0 0 0-.4 1.2V19.5A2 2 0 0 1 13.4 21.5h-2.8\
        A2 2 0 0 1 8.6 19.5V11.6a2 2 0 0 0-.4-1.2L7.4 9.3A2 2 0 0 1 7 8.1ZM12 12.3\
        a1 1 0 0 0-1 1v2.2a1 1 0 0 0 2 0v-2.2a1 1 0 0 0-1-1Z
        """,
      stroke: "M12 2.9v1M7.4 3.5l.4.7M16.6 3.5l-.4.7")
  }
  static var torchOff: VectorPath {
    VectorPath(
      fill: """
        M7 3.4A1 1 0 0 1 8 2.4h8a1 1 0 0 1 1 1v1.1H7ZM7 6.2h10v1.5a2 2 0 0 1-.4 1.2l-.8 1.1\
        a2 2 0 0 0-.4 1.2v8.3A2 2 0 0 1 13.4 21.5h-2.8A2 2 0 0 1 8.6 19.5v-8.3\
        a2 2 0 0 0-.4-1.2L7.4 8.9A2 2 0 0 1 7 7.7ZM12 13.8a1 1 0 0 0-1 1V17a1 1 0 0 0 2 0v-2.2\
        a1 1 0 0 0-1-1Z
        """)
  }
}
