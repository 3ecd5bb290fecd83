#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// The number of cases that a property test tries.
///
/// A quick run tries a few; a run tries all if `MEALADVISOR_WHOLE_TESTS` is `yes`.
public enum Sample {
  /// The number of cases: `quick` for a quick run, else `whole`.
  public static func count<Number: BinaryInteger>(quick: Number, whole: Number) -> Number {
    isWhole ? whole : quick
  }

  /// The cases: for a quick run `count` of them, spread over all; else all.
  public static func some<Case>(_ count: Int, of all: [Case]) -> [Case] {
    isWhole || all.count <= count ? all : (0..<count).map { all[$0 * all.count / count] }
  }

  private static let isWhole =
    ProcessInfo.processInfo.environment["MEALADVISOR_WHOLE_TESTS"] == "yes"
}
