import Journal

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// What became of the quiet lines of Home: a fold over their events.
public struct QuietLines: Hashable, Sendable {
  private var lastSeen: [QuietLine: Date] = [:]
  private var answered: Set<QuietLine> = []

  /// None was shown yet.
  public init() {}

  /// Whether a line may come at a time: never twice in a lifetime, or, where it comes again, not soon
  /// after it was seen, and not at all once it was answered.
  public func mayCome(_ line: QuietLine, at date: Date) -> Bool {
    guard !answered.contains(line) else { return false }
    guard let last = lastSeen[line] else { return true }
    guard let pause = line.pause else { return false }
    return abs(date.timeIntervalSince(last)) >= pause * 86_400
  }

  /// Takes in one event; one of a line that this version does not know changes nothing.
  public mutating func apply(_ event: QuietLineEvent, at date: Date) {
    guard let line = QuietLine(rawValue: event.line) else { return }
    lastSeen[line] = max(date, lastSeen[line] ?? date)
    if event.kind == .answered { answered.insert(line) }
  }
}

extension EventStream where State == QuietLines, Content == QuietLineEvent {
  /// The stream of what became of the quiet lines, in a journal.
  public static let quietLines = EventStream(name: "quiet-lines", initialState: QuietLines()) {
    lines, event, context in lines.apply(event, at: context.time)
  }
}
