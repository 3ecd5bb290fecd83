extension MonthSet {
  /// Reads months and ranges separated by commas: "4-6", "11-2, 4"; a range may cross the end of
  /// the year.
  ///
  /// Nil for any other text, such as one without months or with numbers other than 1 to 12.
  public init?(_ text: some StringProtocol) {
    var months: [Int] = []
    for part in FoodLine.parts(Substring(text), at: ",") {
      let ends = FoodLine.parts(part, at: "-").map { Int($0) ?? 0 }
      guard let first = ends.first, let last = ends.last, ends.count <= 2,
        ends.allSatisfy({ (1...12).contains($0) })
      else { return nil }
      months += first...(last < first ? last + 12 : last)
    }
    self.init(months.map { ($0 - 1) % 12 + 1 })
  }
}
