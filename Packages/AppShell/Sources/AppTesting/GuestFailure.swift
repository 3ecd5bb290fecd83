/// Why a guest could not go on, and what was on the screen.
public struct GuestFailure: Error, Equatable, CustomStringConvertible {
  /// What was wrong, in one sentence.
  public let reason: String
  /// The screen as lines, one for each text and control.
  public let sight: String
  /// The line of the test, such as `HomeTests/StoryTests.swift:12`.
  public let place: String

  init(_ objection: Sight.Objection, _ sight: Sight, _ fileID: String, _ line: Int) {
    reason = objection.sentence
    self.sight = sight.text
    place = "\(fileID):\(line)"
  }

  /// The place, the reason, and what is on the screen.
  public var description: String { "\(place): \(reason)\n\(sight)" }
}
