import MealModels

/// Adds the amounts of one item.
struct GroupSum {
  let measures: FoodMeasures
  let isPoured: Bool
  let habit: ShopForms.Habit?

  var countedIn: AmountClass? { habit?.countedIn }
  var isCanned: Bool { habit?.usual == .canned }

  /// The sum of the needs, and the share and the conversion steps of each need.
  struct Result {
    var amounts: [ListAmount] = []
    /// The amounts that bought packages have to cover.
    var uses: [ListAmount] = []
    var shares: [[ListAmount]]
    var steps: [[ConversionStep]]
  }

  /// The share of a piece that may be missing without buying another one, because the weight of a
  /// piece is an estimate.
  static let slack = 0.15

  /// The total of some needs.
  ///
  /// Needs for different parts of one piece share that piece.
  func total(of needs: [Need]) -> Result {
    var result = Result(
      shares: needs.map { Array($0.amounts.prefix(1)) }, steps: needs.map { _ in [] })
    let alike = SameUnits(measures, countedIn: countedIn)
    let ways = alike.unified(needs.map(\.amounts))
    var entries: [Entry] = []
    for (index, need) in needs.enumerated() where need.part == nil && !ways[index].isEmpty {
      entries.append(
        Entry(needs: [index], ways: ways[index], size: need.size, eaten: need.eaten))
    }
    let isShared = addParts(of: needs, ways, to: &entries, &result)
    guard !entries.isEmpty else { return result }
    if let common = commonClass(entries), let sum = exactSum(entries, common) {
      for entry in entries { share(entry, common, &result) }
      result.amounts = [shopped(sum, isShared: isShared, entries, &result)]
      result.uses = [uses(of: entries, sum: sum)]
    } else {
      result.amounts = EstimatedSum(self, entries).amounts(&result)
    }
    return result
  }

  /// One amount to add: that of one need, or of all needs that share pieces.
  struct Entry {
    var needs: [Int]
    var ways: [ListAmount]
    var size: PieceSize?
    /// The edible amount of its containers; nil if it has none or states no size.
    var eaten: ListAmount?

    func way(in measured: AmountClass) -> ListAmount? {
      ways.first { $0.measured == measured }
    }
  }

  /// Adds pieces that are used in parts: as many as the largest need of any one part.
  private func addParts(
    of needs: [Need], _ ways: [[ListAmount]], to entries: inout [Entry], _ result: inout Result
  ) -> Bool {
    var totals: [String: Quantity] = [:]
    var used: [Int] = []
    for (index, need) in needs.enumerated() {
      guard let part = need.part,
        let first = ways[index].first(where: { $0.measured == .count(nil) })
      else { continue }
      totals[part, default: .exactly(.zero)] =
        totals[part, default: .exactly(.zero)]
        + first.quantity
      used.append(index)
      result.steps[index].append(.sharedPiece)
    }
    guard let first = totals.values.first else { return false }
    let most = totals.values.reduce(first) { $0.covering($1) }
    entries.append(Entry(needs: used, ways: [ListAmount(most)], size: nil))
    return true
  }

  /// A measure that all amounts have; one of the first line is preferred in its order.
  private func commonClass(_ entries: [Entry]) -> AmountClass? {
    entries[0].ways.map(\.measured).first { measured in
      entries.allSatisfy { $0.way(in: measured) != nil } && agrees(entries, on: measured)
    }
  }

  /// Whether the counted containers have about the same size.
  private func agrees(_ entries: [Entry], on measured: AmountClass) -> Bool {
    guard measured != .volume, measured != .mass, measured != .count(nil) else { return true }
    let sizes = entries.compactMap { entry -> Double? in
      guard let count = entry.way(in: measured), count.high > .zero,
        let whole = entry.way(in: .mass).map(MassSum.grams)
          ?? entry.way(in: .volume).map(VolumeSum.millilitres)
      else { return nil }
      return whole.upperBound.doubleValue / count.high.doubleValue
    }
    guard let least = sizes.min(), let most = sizes.max() else { return true }
    return most <= least * 1.2
  }

  private func exactSum(_ entries: [Entry], _ measured: AmountClass) -> ListAmount? {
    ListAmount.sum(entries.compactMap { $0.way(in: measured) })
  }

  private func share(_ entry: Entry, _ measured: AmountClass, _ result: inout Result) {
    guard let way = entry.way(in: measured) else { return }
    for index in entry.needs where entry.needs.count == 1 { result.shares[index] = [way] }
  }

  /// The sum in the unit in which a shopper buys: an onion for a cup of chopped onion, whole lemons
  /// for juice.
  private func shopped(
    _ sum: ListAmount, isShared: Bool, _ entries: [Entry], _ result: inout Result
  ) -> ListAmount {
    if isShared || sum.unit == .knob { return sum.mapped { $0.roundedUp(forgiving: Self.slack) } }
    guard sum.measured == .volume, let countedIn, case .count(let unit) = countedIn,
      let grams = Weighing(measures).grams(sum), let weight = Weighing(measures).weight(of: unit)
    else { return sum }
    for entry in entries {
      for index in entry.needs {
        result.steps[index] += [
          .density(measures.density ?? 0), .pieceWeight(unit ?? .piece, grams: weight),
        ]
      }
    }
    return ListAmount(
      grams.mapped { $0.times(1 / weight).roundedUp(forgiving: Self.slack) }, unit)
  }
}
