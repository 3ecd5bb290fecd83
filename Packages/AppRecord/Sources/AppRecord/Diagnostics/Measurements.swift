import Journal

/// Something of the app that is measured on this device, once somebody allowed it (C-X02).
public enum Measure: String, CaseIterable, Hashable, Sendable {
  /// From the start of the app until it can be used (S-QA-03).
  case launch
  /// From a question to meals that answer it (S-QA-04).
  case suggestion
  /// From a question to the failure that answered it.
  case failedSuggestion = "failed-suggestion"

  /// The use of data that has to be allowed first.
  public static let consent = "measurements"
}

/// What was measured on this device.
public struct Measurements: Hashable, Sendable {
  private var tallies: [String: Tally] = [:]

  /// Nothing was measured yet.
  public init() {}

  /// How often something happened, and how long it took.
  public subscript(measure: Measure) -> Tally { tallies[measure.rawValue] ?? Tally() }

  /// Whether nothing was measured.
  public var isEmpty: Bool { tallies.isEmpty }

  /// Takes in the next word about a measure.
  public mutating func apply(_ event: MeasurementEvent) { tallies[event.measure] = event.tally }
}

/// What is known of a measure from now on, as it is stored: the sum of everything so far, so that no
/// list is kept of what happened when.
public struct MeasurementEvent: Hashable, Sendable, Codable {
  /// The name of the measure.
  public var measure: String
  /// All of it so far.
  public var tally: Tally

  /// Makes an event.
  public init(_ measure: Measure, _ tally: Tally) {
    self.measure = measure.rawValue
    self.tally = tally
  }
}

extension EventStream where State == Measurements, Content == MeasurementEvent {
  /// The stream of what was measured; a later word about a measure replaces an earlier one.
  public static let measurements = EventStream(
    name: "measurements", initialState: Measurements(), subject: { $0.measure },
    apply: { measurements, event, _ in measurements.apply(event) })
}
