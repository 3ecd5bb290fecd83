import AppWords

extension ComponentCatalog {
  /// The components shown while an operation runs.
  static var progress: ComponentScreen {
    ComponentScreen("progress", "Progress") {
      ProgressSteps(part("steps"), step: 2, of: 7, text: "Step 2 of 7")
      ProgressBar(part("reading"), label: "Reading the recipe", value: "40 %", fraction: 0.4)
      LabelledBar(
        part("protein"), "Protein", value: "64 of 90 g", spokenValue: "64 of 90 grams",
        fraction: 0.71)
      LabelledBar(
        part("carbs"), "Carbs", value: "260 of 240 g", spokenValue: "260 of 240 grams",
        fraction: 1)
      rings
      Stack(part("spinners"), LayoutSpec(.horizontal, spacing: .m, align: .center)) {
        Spinner(part("spinner"), spoken: "Loading")
        Spinner(part("small"))
      }
      Stack(part("skeletons"), LayoutSpec(.vertical, spacing: .s, width: .fill)) {
        Skeleton(part("picture"), height: 120, radius: .medium)
        Skeleton(part("title"), width: 240, height: 22, slotHeight: 28)
        Skeleton(part("line"), height: 16, slotHeight: 20)
      }
      Waveform(
        part("waveform"), label: "Listening",
        levels: [0.1, 0.3, 0.6, 0.9, 0.7, 1, 0.5, 0.2, 0.4, 0.8, 0.6, 0.3, 0.1])
    }
  }

  private static var rings: Stack {
    Stack(
      part("rings"),
      LayoutSpec(
        .horizontal, spacing: .l, align: .leading, justify: .center, width: .fill,
        stacksAtAccessibilitySizes: true)
    ) {
      ProgressRing(
        part("energy"), label: "Energy", value: "1,450", caption: "of 2,000 kcal",
        spokenValue: "1,450 of 2,000 kilocalories", fraction: 0.72)
      ProgressRing(
        part("water"), label: "Water", value: "0", caption: "of 8 cups", fraction: 0,
        color: .accentGreen, diameter: 96)
    }
  }

  /// Numbers as bars and as a line.
  static var charts: ComponentScreen {
    ComponentScreen("charts", "Charts", spacing: .l) {
      ValueChart(
        part("week"), title: "Calories this week", content: week,
        summary: "On average 1,850 kcal on the six days that were logged.",
        targetText: "The line marks the target of 2,000 kcal.")
      ValueChart(
        part("weight"), title: "Protein by day", content: line,
        summary: "Protein tends to be lower on weekends.", showsValues: true)
      ActionButton(part("detail"), .text, "See All Trends", action: use)
    }
  }

  private static var week: ChartContent {
    let values: [(String, Double?)] = [
      ("Mon", 1900), ("Tue", 2100), ("Wed", 1700), ("Thu", nil), ("Fri", 1950), ("Sat", 2300),
      ("Sun", 1150),
    ]
    return ChartContent(
      .bars,
      points: values.map { day, value in
        .init(
          day, value: value.map { "\(Decimals.shortest($0)) kcal" } ?? "not logged",
          fraction: value.map { $0 / 2400 })
      }, target: 2000.0 / 2400, color: .progressTint)
  }

  private static var line: ChartContent {
    ChartContent(
      .line,
      points: [
        .init("Thu", value: "72 g", fraction: 0.72), .init("Fri", value: "80 g", fraction: 0.8),
        .init("Sat", value: "48 g", fraction: 0.48), .init("Sun", value: "51 g", fraction: 0.51),
      ])
  }
}
