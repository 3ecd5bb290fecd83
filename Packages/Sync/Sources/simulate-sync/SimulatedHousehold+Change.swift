import SeededRandom

extension SimulatedHousehold {
  /// Returns a random change of a shelf, of any kind that the shelf supports.
  mutating func change(_ shelf: Int) -> SimulatedChange {
    let thing = "t\(Int.random(in: 0..<3, using: &random))"
    let field = "f\(Int.random(in: 0..<3, using: &random))"
    let value = "v\(Int.random(in: 0..<4, using: &random))"
    let kind: SimulatedChange.Kind =
      switch shelf {
      case 0: random.happens(0.12) ? .ends : .sets
      case 1:
        random.happens(0.1)
          ? .empties : random.happens(0.1) ? .leaves : random.happens(0.4) ? .takes : .gives
      case 3: .agrees
      default: .happens
      }
    return SimulatedChange(
      kind: kind, thing: kind == .empties && random.happens(0.5) ? "" : thing,
      field: shelf == 2 ? "said" : field,
      value: shelf == 1 ? "on" : value)
  }
}
