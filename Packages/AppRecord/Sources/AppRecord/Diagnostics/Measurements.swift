import Journal

/// A duration in the app that is measured on this device with consent (C-X02).
public enum Metric: String, CaseIterable, Hashable, Sendable {
  /// From the start of the app until it is usable (S-QA-03).
  case launch
  /// From a request to suggested meals (S-QA-04).
  case suggestion
  /// From a request to its failure.
  case failedSuggestion = "failed-suggestion"

  /// The id of the required consent.
  public static let consent = "measurements"
}

/// The measurements of this device.
public struct Measurements: Hashable, Sendable {
  private var tallies: [String: Tally] = [:]

  /// Makes empty measurements.
  public init() {}

  /// The counted durations of a measure.
  public subscript(measure: Metric) -> Tally { tallies[measure.rawValue] ?? Tally() }

  /// Whether no duration was counted.
  public var isEmpty: Bool { tallies.isEmpty }

  /// Applies the next event.
  public mutating func apply(_ event: MeasurementEvent) { tallies[event.measure] = event.tally }
}

/// A stored measurement.
///
/// It contains the counts of all durations so far, so that the times of single events are not kept.
public struct MeasurementEvent: Hashable, Sendable, Codable {
  /// The name of the measure.
  public var measure: String
  /// All durations so far.
  public var tally: Tally

  /// Makes an event.
  public init(_ measure: Metric, _ tally: Tally) {
    self.measure = measure.rawValue
    self.tally = tally
  }
}

extension EventStream where State == Measurements, Content == MeasurementEvent {
  /// The stream of measurements; a later event of a measure replaces an earlier one.
  public static let measurements = EventStream(
    name: "measurements", initialState: Measurements(), subject: { $0.measure },
    apply: { measurements, event, _ in measurements.apply(event) })
}
