import Preferences
import Presentation

extension Companion {
  /// Somebody at the table, as screens show them.
  package init(_ eater: Eater) {
    self.init(eater.name, restrictionCount: eater.restrictionCount)
  }
}
