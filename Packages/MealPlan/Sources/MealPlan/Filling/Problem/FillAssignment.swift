/// What is chosen for each slot.
struct FillAssignment: Hashable, Sendable {
  /// By slot its candidate; -1 for none.
  var choices: [Int]
  /// By slot the arc by which it is leftovers; -1 where it is not.
  var arcs: [Int]

  /// Nothing is chosen.
  init(slots: Int) {
    choices = Array(repeating: -1, count: slots)
    arcs = Array(repeating: -1, count: slots)
  }
}
