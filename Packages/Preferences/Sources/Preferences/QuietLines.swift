import Journal

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// The state of Home's quiet lines: a fold over their events.
public struct QuietLines: Hashable, Sendable {
  private var lastSeen: [QuietLine: Date] = [:]
  private var answered: Set<QuietLine> = []

  /// Makes a state in which no line was shown.
  public init() {}

  /// Whether a line may appear at a time: only once ever, or after its pause, and never after an
  /// answer.
  public func mayCome(_ line: QuietLine, at date: Date) -> Bool {
    guard !answered.contains(line) else { return false }
    guard let last = lastSeen[line] else { return true }
    guard let pause = line.pause else { return false }
    return abs(date.timeIntervalSince(last)) >= pause * 86_400
  }

  /// Applies an event; an event of an unknown line has no effect.
  public mutating func apply(_ event: QuietLineEvent, at date: Date) {
    guard let line = QuietLine(rawValue: event.line) else { return }
    lastSeen[line] = max(date, lastSeen[line] ?? date)
    if event.kind == .answered { answered.insert(line) }
  }
}

extension EventStream where State == QuietLines, Content == QuietLineEvent {
  /// The stream of the quiet lines in a journal.
  public static let quietLines = EventStream(name: "quiet-lines", initialState: QuietLines()) {
    lines, event, context in lines.apply(event, at: context.time)
  }
}
