extension RecipeDraft {
  /// The people that it feeds if its yield states from how many to how many: 6 to 8 in "6-8
  /// servings".
  ///
  /// Nil without such a range, and for a yield whose numbers are not about ``servings``, such as
  /// "4 servings (12-16 pieces)".
  public var servingsRange: ClosedRange<Int>? {
    guard let servings, let range = yield.flatMap(Self.range),
      servings == range.lowerBound || servings == range.upperBound
    else { return nil }
    return range
  }

  /// The number of people for whom its amounts are counted; nil if it is not stated.
  ///
  /// Of a range it is the lower end, so that nobody gets less than the recipe says.
  public var countedServings: Int? { servingsRange?.lowerBound ?? servings }

  /// The first two numbers of a text that are joined as a range: "6-8", "6 – 8", "6 to 8", "6/8".
  private static func range(in text: String) -> ClosedRange<Int>? {
    var before: Int?
    var joint = ""
    var rest = text[...]
    while let first = rest.first {
      guard first.isASCII, first.isNumber else {
        joint.append(rest.removeFirst())
        continue
      }
      let digits = rest.prefix { $0.isASCII && $0.isNumber }
      rest = rest.dropFirst(digits.count)
      let number = digits.count < 4 ? Int(digits) : nil
      if let low = before, low > 1, let high = number, high > low,
        joints.contains(joint.filter { $0 != " " }.lowercased())
      {
        return low...high
      }
      (before, joint) = (number, "")
    }
    return nil
  }

  private static let joints: Set = ["-", "–", "—", "/", "to", "or"]
}
