/// The line-by-line difference between a reference and an actual text.
public struct LineDiff: Equatable, Sendable {
  /// One line of the comparison.
  public enum Line: Equatable, Sendable {
    /// The line is in both texts.
    case kept(String)
    /// The line is only in the reference.
    case removed(String)
    /// The line is only in the actual text.
    case added(String)
  }

  /// All lines in order; a removed line comes before the line that replaces it.
  public let lines: [Line]

  /// Compares two texts, with the fewest changes if the part that differs has at most 4000 lines.
  ///
  /// A longer part is one removed and one added block, to limit time and memory.
  public init(from reference: String, to actual: String) {
    let old = LineDiff.split(reference)
    let new = LineDiff.split(actual)
    let limit = min(old.count, new.count)
    let head = (0..<limit).first { !old[$0].isIdentical(to: new[$0]) } ?? limit
    let tail =
      (0..<limit - head).first {
        !old[old.count - 1 - $0].isIdentical(to: new[new.count - 1 - $0])
      } ?? limit - head
    let middle = LineDiff.compare(
      Array(old[head..<old.count - tail]), Array(new[head..<new.count - tail]))
    lines = old.prefix(head).map(Line.kept) + middle + old.suffix(tail).map(Line.kept)
  }

  /// Whether the texts differ.
  public var hasChanges: Bool {
    lines.contains { line in
      if case .kept = line { false } else { true }
    }
  }

  private static func compare(_ old: [String], _ new: [String]) -> [Line] {
    guard old.count + new.count <= 4000 else {
      return old.map(Line.removed) + new.map(Line.added)
    }
    let difference = new.map(Bytes.init).difference(from: old.map(Bytes.init))
    let removed = Set(difference.removals.map(\.offset))
    let added = Set(difference.insertions.map(\.offset))
    var lines: [Line] = []
    var (i, j) = (0, 0)
    while i < old.count || j < new.count {
      if removed.contains(i) {
        lines.append(.removed(old[i]))
        i += 1
      } else if added.contains(j) {
        lines.append(.added(new[j]))
        j += 1
      } else {
        lines.append(.kept(old[i]))
        i += 1
        j += 1
      }
    }
    return lines
  }

  /// Splits only at line feeds, so that a carriage return stays in its line and is visible.
  static func split(_ text: String) -> [String] {
    let newline = UInt8(ascii: "\n")
    var lines = text.utf8.split(separator: newline, omittingEmptySubsequences: false)
    if lines.last?.isEmpty == true { lines.removeLast() }
    return lines.map { String(decoding: $0, as: UTF8.self) }
  }
}

/// A line that is compared by its bytes; as `String` values, composed and decomposed letters are
/// equal.
private struct Bytes: Equatable {
  let line: String

  static func == (left: Bytes, right: Bytes) -> Bool { left.line.isIdentical(to: right.line) }
}

extension String {
  func isIdentical(to other: String) -> Bool { utf8.elementsEqual(other.utf8) }
}

extension CollectionDifference.Change {
  fileprivate var offset: Int {
    switch self {
    case .insert(let offset, _, _), .remove(let offset, _, _): offset
    }
  }
}
