import Preferences

extension Companion {
  /// Makes a companion from an eater at the table.
  public init(_ eater: Eater) {
    self.init(eater.name, restrictionCount: eater.restrictionCount)
  }
}
