#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Why a guest could not continue, and what was on the screen.
public struct GuestFailure: Error, Equatable {
  /// The failure, in one sentence.
  public let reason: String
  /// The screen as lines, one per text and control.
  public let sight: String
  /// The line of the test that failed, such as `HomeTests/StoryTests.swift:12`.
  public let place: String

  init(_ objection: Sight.Objection, in sight: Sight, fileID: String, line: Int) {
    reason = objection.sentence
    self.sight = sight.text
    place = "\(fileID):\(line)"
  }
}

extension GuestFailure: LocalizedError, CustomStringConvertible {
  /// The same words, for `localizedDescription`.
  public var errorDescription: String? { description }

  /// The line of the test, the reason, and the screen.
  public var description: String { "\(place): \(reason)\n\(sight)" }
}
