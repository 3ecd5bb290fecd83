#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

extension History {
  /// The events that happened last, latest first.
  ///
  /// Of events at the same instant, the one that was recorded later comes first. Events are
  /// recorded nearly in the order in which they happen, so one pass is enough.
  ///
  /// - Parameters:
  ///   - count: the maximum number of events.
  ///   - isIncluded: whether to include an event.
  public func latest(_ count: Int, where isIncluded: (HistoryEvent) -> Bool = { _ in true })
    -> [Entry]
  {
    var latest: [Entry] = []
    guard count > 0 else { return latest }
    for entry in entries.reversed() where isIncluded(entry.event) {
      if latest.count == count, let last = latest.last, entry.date <= last.date { continue }
      var place = latest.endIndex
      while place > 0, latest[place - 1].date < entry.date { place -= 1 }
      latest.insert(entry, at: place)
      if latest.count > count { latest.removeLast() }
    }
    return latest
  }
}
