import AppShell
import MealAdvisorFeatureParts

extension MealAdvisorClients {
  /// The feature for the eater's opinions of meals, and why they are suggested.
  ///
  /// - Parameter hasWays: whether the app suggests other meals, so that an explanation can lead to
  ///   them.
  public func opinion(hasWays: Bool = true) -> any Feature {
    OpinionFeature(self, hasWays: hasWays)
  }

  /// The feature for the eater's own notes on recipes.
  public var notes: any Feature { NoteFeature(self) }
}
