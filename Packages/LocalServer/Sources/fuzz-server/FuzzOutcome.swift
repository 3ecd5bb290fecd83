/// The sent requests and their results, as a report.
struct FuzzOutcome {
  var tally = Tally()
  /// The readings after the warm-up and at the end; nil for a server in another process.
  var readings: (warm: ProcessReading, end: ProcessReading)?
  var duration = Duration.zero

  /// The report, line by line.
  var lines: [String] {
    var rows = [("requests", "\(tally.total) in \(Self.tenths(duration.seconds)) s")]
    rows += BadRequest.Kind.allCases.map {
      ("  \($0.rawValue)", "\(tally.sent[$0.rawValue, default: 0])")
    }
    rows.append(("last answers", ""))
    rows += tally.answers.sorted { $0.key < $1.key }.map { ("  \($0.key)", "\($0.value)") }
    rows.append(("good answers", "\(tally.goodAnswers)"))
    rows.append(("  the slowest", "\(Self.tenths(tally.slowest.seconds * 1_000)) ms"))
    if let readings {
      let (warm, end) = readings
      rows.append(
        ("memory", "\(Self.tenths(warm.megabytes)) MB, then \(Self.tenths(end.megabytes))"))
      rows.append(("open files", "\(warm.descriptors), then \(end.descriptors)"))
    }
    rows.append(("problems", "\(tally.problemCount)"))
    return rows.map { row in
      row.0 + String(repeating: " ", count: max(1, 18 - row.0.count)) + row.1
    }
  }

  private static func tenths(_ number: Double) -> String {
    let tenths = Int((number * 10).rounded())
    return "\(tenths / 10).\(tenths % 10)"
  }
}

extension Duration {
  fileprivate var seconds: Double {
    Double(components.seconds) + Double(components.attoseconds) / 1e18
  }
}
