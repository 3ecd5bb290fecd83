// Pictures, sounds, charts and signals.

extension VectorPath {
  static var picture: VectorPath {
    VectorPath(
      fill: "M7 9.3a1.7 1.7 0 1 0 3.4 0a1.7 1.7 0 1 0-3.4 0Z",
      stroke: """
        M6 4.5h12a3 3 0 0 1 3 3v9a3 3 0 0 1-3 3H6a3 3 0 0 1-3-3v-9a3 3 0 0 1 3-3ZM3.5 17\
        l4.8-4.3 3.5 3.2 3.9-4.5 4.9 5
        """)
  }
  static var twoPictures: VectorPath {
    VectorPath(
      stroke: """
        M8.5 8h10A2.5 2.5 0 0 1 21 10.5v7a2.5 2.5 0 0 1-2.5 2.5h-10A2.5 2.5 0 0 1 6 17.5v-7\
        A2.5 2.5 0 0 1 8.5 8ZM3 15V7a3 3 0 0 1 3-3h11M6.5 17.8l3.6-3.3 2.9 2.5 3.3-3.8 4.2 4.3
        """)
  }
  static var camera: VectorPath {
    VectorPath(
      stroke: """
        M5.5 7.2H7.5L9.2 4.5h5.6L16.5 7.2h2A2.5 2.5 0 0 1 21 9.7V17a2.5 2.5 0 0 1-2.5 2.5h-13\
        A2.5 2.5 0 0 1 3 17V9.7A2.5 2.5 0 0 1 5.5 7.2ZM8.5 13a3.5 3.5 0 1 0 7 0\
        a3.5 3.5 0 1 0-7 0Z
        """)
  }
  static var microphone: VectorPath {
    VectorPath(
      stroke: "M9 6a3 3 0 0 1 6 0v5.5a3 3 0 0 1-6 0ZM5 11.3a7 7 0 0 0 14 0M12 18.5V21M8.5 21h7")
  }
  static var barcode: VectorPath {
    VectorPath(
      stroke: """
        M3 7.5V6a3 3 0 0 1 3-3h1.5M16.5 3H18a3 3 0 0 1 3 3v1.5M21 16.5V18a3 3 0 0 1-3 3h-1.5\
        M7.5 21H6a3 3 0 0 1-3-3v-1.5M8 8.5v7M12 8.5v7M16 8.5v7
        """)
  }
  static var bars: VectorPath {
    VectorPath(
      stroke: """
        M4.5 13h2A1 1 0 0 1 7.5 14v6.5h-4V14A1 1 0 0 1 4.5 13ZM11 8h2a1 1 0 0 1 1 1v11.5h-4V9\
        A1 1 0 0 1 11 8ZM17.5 3.5h2a1 1 0 0 1 1 1v16h-4v-16A1 1 0 0 1 17.5 3.5Z
        """)
  }
  static var risingLine: VectorPath {
    VectorPath(
      stroke: "M3.5 3.5V17.5a3 3 0 0 0 3 3h14M8 15l3.7-4.5 3.3 2.5 5-6.5M15.8 6.2H20.3V10.7")
  }
  static var waves: VectorPath {
    VectorPath(
      stroke: """
        M12 19.2h.01M8.5 15.6a5 5 0 0 1 2.2-1.2M5.1 12a10 10 0 0 1 2.4-1.7M15.2 9.8\
        a10 10 0 0 1 3.7 2.2M3 7.2h.01M10 4.4A15 15 0 0 1 21 7.2M4 3l15.5 15.5
        """)
  }
  static var play: VectorPath {
    VectorPath(
      fill: """
        M5 4.800Q5 2.200 7.300 3.500L19.700 10.700Q22 12 19.700 13.300L7.300 20.500\
        Q5 21.800 5 19.200Z
        """)
  }
  static var pause: VectorPath {
    VectorPath(
      fill: """
        M6.5 3h2A1.5 1.5 0 0 1 10 4.5v15A1.5 1.5 0 0 1 8.5 21h-2A1.5 1.5 0 0 1 5 19.5v-15\
        A1.5 1.5 0 0 1 6.5 3ZM15.5 3h2A1.5 1.5 0 0 1 19 4.5v15a1.5 1.5 0 0 1-1.5 1.5h-2\
        A1.5 1.5 0 0 1 14 19.5v-15A1.5 1.5 0 0 1 15.5 3Z
        """)
  }
  static var stop: VectorPath {
    VectorPath(
      fill: """
        M6.5 4h11A2.5 2.5 0 0 1 20 6.5v11a2.5 2.5 0 0 1-2.5 2.5h-11A2.5 2.5 0 0 1 4 17.5v-11\
        A2.5 2.5 0 0 1 6.5 4Z
        """)
  }
  static var toTheEnd: VectorPath { VectorPath(stroke: "M5 5.5v13L15.5 12ZM19.5 5v14") }
}
