/// A question or offer that comes rarely, such as the one at the bottom of Home.
public enum QuietLine: String, CaseIterable, Hashable, Sendable, Codable {
  /// The question whether there is any food that the eater cannot eat.
  case limits
  /// The offer to rate some dishes by whether the eater would eat them.
  case taste
  /// The first questions of an app that plans weeks, which end with a proposed week.
  case firstWeek = "first-week"

  /// The days after which an unanswered line may appear again; nil if it appears only once ever.
  var pause: Double? {
    switch self {
    case .limits, .firstWeek: nil
    case .taste: 30
    }
  }
}

/// A stored event of a quiet line.
public struct QuietLineEvent: Hashable, Sendable, Codable {
  /// The kind of an event.
  public enum Kind: String, CaseIterable, Hashable, Sendable, Codable {
    /// The line appeared.
    case shown
    /// The eater answered the line.
    case answered
    /// The eater closed the line.
    case dismissed
  }

  /// The name of the line; names of later versions are ignored.
  public var line: String
  /// The kind of the event.
  public var kind: Kind

  /// Makes an event.
  public init(_ line: QuietLine, _ kind: Kind) {
    self.line = line.rawValue
    self.kind = kind
  }
}
