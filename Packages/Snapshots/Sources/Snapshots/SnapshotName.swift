/// The explicit name of one reference file: `<suite>/<scenario>.txt` or `.csv`.
///
/// Names contain no counters, so tests may run twice, alone or in any order.
public struct SnapshotName: Hashable, Sendable {
  /// The kind of content, which decides the extension of the file.
  public enum Kind: String, CaseIterable, Sendable {
    /// Text for people to read.
    case text = "txt"
    /// A table with a header line and one line per case.
    case table = "csv"
  }

  /// The folder, named like the test file that asserts the snapshot.
  public let suite: String
  /// The scenario, unique in its suite.
  public let scenario: String
  /// The kind of content.
  public let kind: Kind

  /// Names a snapshot.
  ///
  /// Throws `badName` if a part is empty, hidden or longer than 100 characters, or contains
  /// anything but ASCII letters, digits, dots, hyphens and underscores.
  public init(suite: String, scenario: String, kind: Kind = .text) throws(SnapshotError) {
    for part in [suite, scenario] where !SnapshotName.isValid(part) {
      throw .badName(part)
    }
    self.suite = suite
    self.scenario = scenario
    self.kind = kind
  }

  /// The path of the file inside a `__Snapshots__` folder.
  public var path: String { "\(suite)/\(scenario).\(kind.rawValue)" }

  static let rule = "use 1 to 100 of A-Z a-z 0-9 . - _ and no dot in front"

  private static func isValid(_ part: String) -> Bool {
    guard (1...100).contains(part.utf8.count), part.first != "." else { return false }
    return part.utf8.allSatisfy(isAllowed)
  }

  private static func isAllowed(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "a")...UInt8(ascii: "z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "."), UInt8(ascii: "-"),
      UInt8(ascii: "_"):
      true
    default:
      false
    }
  }
}
