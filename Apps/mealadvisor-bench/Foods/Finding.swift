/// One line of the result: what was measured, and what it is compared with.
struct Finding: Equatable {
  /// What something is compared with: a peer measured in the same run, or a fixed limit.
  struct Peer: Equatable {
    let name: String
    let value: Double
  }

  let name: String
  let value: Double
  /// The unit of both values.
  let unit: String
  var peer: Peer?
  /// The most that the value may be as a multiple of the peer's; nil where it only informs.
  var bound: Double?
  var pairedRatio: Double?

  /// The value as a multiple of the peer's, where single runs were compared the median of these.
  var ratio: Double? { pairedRatio ?? peer.map { value / $0.value } }

  /// Whether a bound is not kept; a ratio that is no number keeps none.
  var isBroken: Bool {
    guard let bound else { return false }
    return !((ratio ?? .nan) <= bound)
  }
}
