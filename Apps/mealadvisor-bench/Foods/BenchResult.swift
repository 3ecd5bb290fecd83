/// One line of the results: a measurement and the value that it is compared with.
struct BenchResult: Equatable {
  /// The value to compare with: a measurement of the same run, or a fixed limit.
  struct Peer: Equatable {
    let name: String
    let value: Double
  }

  let name: String
  let value: Double
  /// The unit of both values.
  let unit: String
  var peer: Peer?
  /// The largest allowed ratio of the value to the peer; nil if the line is only for information.
  var bound: Double?
  var pairedRatio: Double?

  /// The ratio of the value to the peer; the median ratio if the runs were compared in pairs.
  var ratio: Double? { pairedRatio ?? peer.map { value / $0.value } }

  /// Whether the ratio is above the bound or is not a number.
  var isBroken: Bool {
    guard let bound else { return false }
    return !((ratio ?? .nan) <= bound)
  }
}
