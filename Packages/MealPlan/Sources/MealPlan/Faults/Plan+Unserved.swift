extension Plan {
  /// The eaters without a meal in a slot in which another eater has one, in the order of the table.
  ///
  /// It is empty if no meal is planned in the slot, or if an entry is for everyone.
  ///
  /// - Parameter table: the names of everyone at the table.
  public func unserved(at slot: PlanSlot, among table: [String]) -> [String] {
    let eaters = entries(in: slot).filter { $0.state != .skipped }.map(\.eaters)
    guard !eaters.isEmpty, !eaters.contains(where: \.isEmpty) else { return [] }
    let served = Set(eaters.flatMap(\.self))
    return table.filter { !served.contains($0) }
  }
}
