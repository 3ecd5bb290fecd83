extension VariantDiff.Replacement {
  /// The most common replacement of each value in pairs of lines, if it changes the value; sorted.
  ///
  /// If several are equally common, no change wins, then the first in sort order.
  static func common(_ pairs: [(old: String, new: String)]) -> [VariantDiff.Replacement] {
    var votes: [Value: [String: Int]] = [:]
    for (old, new) in pairs.map({ (Value.all(in: $0.old), Value.all(in: $0.new)) })
    where old.count == new.count {
      for case (let old?, let new?) in zip(old, new) where old.name == new.name {
        votes[old, default: [:]][new.value, default: 0] += 1
      }
    }
    return votes.compactMap { old, votes in winner(of: votes, for: old) }
      .sorted { ($0.name, $0.old) < ($1.name, $1.old) }
  }

  private static func winner(
    of votes: [String: Int], for old: Value
  ) -> VariantDiff.Replacement? {
    let best = votes.max { left, right in
      guard left.value == right.value else { return left.value < right.value }
      guard right.key != old.value else { return true }
      return left.key != old.value && left.key > right.key
    }
    guard let best, best.key != old.value else { return nil }
    return VariantDiff.Replacement(name: old.name, old: old.value, new: best.key)
  }

  /// The replacements as a table from each old part `name = value` to its new one.
  static func table(_ replacements: [VariantDiff.Replacement]) -> [String: String] {
    let pairs = replacements.map { ("\($0.name) = \($0.old)", "\($0.name) = \($0.new)") }
    return Dictionary(pairs) { first, _ in first }
  }
}

/// The part `name = value` of a line.
private struct Value: Hashable {
  let name: String
  let value: String

  /// The parts of a line; empty if the line cannot contain values.
  ///
  /// An element is `nil` if the part is not a value, or if it contains the arrow of the text form.
  static func all(in line: String) -> [Value?] {
    line.mayHoldValues ? line.parts.map(Value.init) : []
  }

  private init?(_ part: String) {
    let sides = part.split(separator: " = ", maxSplits: 1, omittingEmptySubsequences: false)
    guard sides.count == 2, !sides[0].isEmpty, sides[0].utf8.allSatisfy(\.isOfName),
      !sides[1].unicodeScalars.contains("→")
    else { return nil }
    name = String(sides[0])
    value = String(sides[1])
  }
}

extension String {
  /// The line with the parts replaced that are in the table.
  func replacingValues(_ table: [String: String]) -> String {
    guard !table.isEmpty, mayHoldValues else { return self }
    let parts = parts
    let replaced = parts.map { table[$0] ?? $0 }
    return replaced == parts ? self : indent + replaced.joined(separator: ", ")
  }

  fileprivate var mayHoldValues: Bool { utf8.contains(UInt8(ascii: "=")) }

  fileprivate var indent: Substring { prefix { $0 == " " } }

  fileprivate var parts: [String] {
    dropFirst(indent.count).split(separator: ", ", omittingEmptySubsequences: false)
      .map(String.init)
  }
}

extension UInt8 {
  fileprivate var isOfName: Bool {
    switch self {
    case UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "a")...UInt8(ascii: "z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "."):
      true
    default:
      false
    }
  }
}
