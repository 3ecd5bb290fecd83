/// Something that Home asks or offers by itself, below what is drawn there, and seldom.
public enum QuietLine: String, CaseIterable, Hashable, Sendable, Codable {
  /// Whether there is anything that the eater cannot eat.
  case limits
  /// To say of some dishes whether one would eat them.
  case taste

  /// After how many days it may come again if nobody answered; nil if it comes once in a lifetime.
  var pause: Double? {
    switch self {
    case .limits: nil
    case .taste: 30
    }
  }
}

/// One thing that became of a quiet line, as it is kept in the journal.
public struct QuietLineEvent: Hashable, Sendable, Codable {
  /// What became of it.
  public enum Kind: String, CaseIterable, Hashable, Sendable, Codable {
    /// It appeared.
    case shown
    /// Somebody answered it.
    case answered
    /// Somebody closed it.
    case dismissed
  }

  /// The name of the line; those of later versions mean nothing here.
  public var line: String
  /// What became of it.
  public var kind: Kind

  /// Makes an event.
  public init(_ line: QuietLine, _ kind: Kind) {
    self.line = line.rawValue
    self.kind = kind
  }
}
