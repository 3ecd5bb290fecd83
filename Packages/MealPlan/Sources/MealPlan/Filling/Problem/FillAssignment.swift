/// The choice for each slot.
struct FillAssignment: Hashable, Sendable {
  /// The candidate of each slot; -1 for none.
  var choices: [Int]
  /// The arc that makes each slot leftovers; -1 for none.
  var arcs: [Int]

  /// Makes an assignment without choices.
  init(slots: Int) {
    choices = Array(repeating: -1, count: slots)
    arcs = Array(repeating: -1, count: slots)
  }
}
