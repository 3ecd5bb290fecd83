import DesignSystem
import EaterRecord
import Testing

extension Requirement {
  /// S-PERF and what is measured of S-METRIC: how long the app itself waits, and what it keeps.
  static let performance = budgets + keeping + measured

  private static let budgets = [
    Requirement(
      "S-PERF-01 S-PERF-02 S-METRIC-01",
      "the first screen waits for nothing, another meal that is at hand for less than a second",
      .provedBy(
        "HomeViewModelTests",
        "another suggestion comes in three phases, and nothing can be used meanwhile")),
    Requirement(
      "S-PERF-03 S-PERF-04 S-METRIC-11",
      "neither recipes nor tabs wait for anything, and at rest nothing runs, waits or asks",
      .provedBy(
        "NavigationTests",
        "neither recipes nor tabs wait for anything, and at rest nothing does")),
  ]

  private static let keeping = [
    Requirement(
      "S-PERF-05", "two further meals are at hand when the line is cut",
      .provedBy(
        "SuggestionServiceTests",
        "three meals are asked for at once, and more before the last of them is shown"),
      .provedBy(
        "ReserveTests",
        "the app refills the reserve after each use, and a tap does not wait for that")),
    Requirement(
      "S-PERF-06", "the picture of what comes next is there before it is shown",
      .provedBy(
        "PicturesTests",
        "the picture of what is shown comes first, then those of what is shown next")),
    Requirement(
      "S-PERF-07", "without a connection what is known is shown",
      .provedBy(
        "OfflineStory",
        "without a connection the meal of the session before is read, saved and ordered"),
      .provedBy(
        "HomeViewModelTests",
        "without a connection the last meal stays reachable, and trying again asks again")),
    Requirement(
      "S-PERF-08", "the app makes a screen only when the user opens it",
      .provedBy("NavigationTests", "the app makes a screen only when the user opens it")),
    Requirement(
      "S-PERF-10", "an app that was closed is let go of, with all its screens",
      .provedBy(
        "NavigationTests", "nothing holds on to an app that is closed",
        "a screen that was left remembers nothing of what went on there")),
  ]

  private static let measured = [
    Requirement("S-METRIC-09", "an answer from far away is expected within a second") {
      #expect(SimulatedNetwork.latency < 1)
      #expect(MotionSequence.networkSuggestion.phases[1].seconds < 1)
    },
    Requirement(
      "S-METRIC-08", "of 300 taps on whatever there is, none ends the app or in an error",
      .provedBy(
        "RandomWalkTests",
        "300 taps on anything end nowhere, show nothing unsafe and are stored as seen")),
    Requirement("S-METRIC-10", "the start is measured, and held to less than 100 MB") {
      let bench = try Sources.file("Apps/mealadvisor-bench/StartComparison.swift")
      let limit = try #require(bench.firstMatch(of: /memoryLimit = (\d+)/))
      let megabytes = try #require(Int(limit.output.1))
      #expect(megabytes < 100)
      #expect(Sources.exists("Scripts/bench-start"))
    },
  ]
}
