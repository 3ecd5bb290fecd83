import EaterCommands
import AppShell
import DesignSystem
import MealCatalog
import MealModels
import PrintedText
import ScreenParts
import SuggestionEngine

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Events of the history as lines and as JSON.
struct HistoryText: Sendable {
  private let environment: AppEnvironment
  private let catalog: Catalog
  private let copy: Copy

  init(_ advisor: EaterContext, _ catalog: Catalog) {
    environment = advisor.environment
    self.catalog = catalog
    copy = advisor.copy
  }

  /// One event with its local time: `2026-05-12T18:30  suggested  Spicy Beef Tacos`.
  func line(_ entry: History.Entry) -> String {
    let kind = entry.event.kind.rawValue
    let padding = String(repeating: " ", count: max(0, 11 - kind.count))
    let stars =
      entry.event.isFirstImpression == true
      ? " (in the quiz)" : entry.event.stars.map { " (\($0) of 5 stars)" } ?? ""
    return "\(time(entry.date))  \(kind)\(padding)\(title(entry))\(stars)"
  }

  /// One event as an object.
  func json(_ event: HistoryEvent, at date: Date) -> JSON {
    [
      "kind": .string(event.kind.rawValue), "meal": .optional(event.meal?.rawValue),
      "stars": .optional(event.stars), "at": .string(time(date)),
    ]
  }

  private func time(_ date: Date) -> String {
    LocalMoment(date: date, secondsFromGMT: environment.secondsFromGMT(date)).text
  }

  private func title(_ entry: History.Entry) -> String {
    guard let id = entry.event.meal else { return "" }
    let meal = catalog.summary(id)
    return meal.map { copy.title($0.title, gloss: $0.gloss) } ?? id.rawValue
  }
}
