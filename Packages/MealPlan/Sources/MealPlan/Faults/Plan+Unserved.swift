extension Plan {
  /// Who has nothing planned for a slot though somebody else at the table has, in the order of the table.
  ///
  /// Nobody where nothing is planned at all, and nobody where an entry is for everybody.
  ///
  /// - Parameter table: the names of everybody at the table.
  public func unserved(at slot: PlanSlot, among table: [String]) -> [String] {
    let eaters = entries(in: slot).filter { $0.state != .skipped }.map(\.eaters)
    guard !eaters.isEmpty, !eaters.contains(where: \.isEmpty) else { return [] }
    let served = Set(eaters.flatMap(\.self))
    return table.filter { !served.contains($0) }
  }
}
