import AccountScreens
import AppComposition
import AppShell
import DesignSystem
import PremiumGate
import PrintedText

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// The user's premium phase, as lines and as JSON.
struct PremiumText: Sendable {
  let phase: EntitlementPhase
  let isTrialAvailable: Bool
  let environment: AppEnvironment
  let copy: Copy

  /// The id of the phase, with its date in local time.
  var json: JSON {
    [
      "phase": .string(phase.id), "isEntitled": .bool(phase.isEntitled),
      "until": .optional(until.map(time)), "since": .optional(since.map(time)),
      "isTrialAvailable": .bool(isTrialAvailable),
    ]
  }

  /// The phase in words.
  var lines: [String] {
    var line = "Premium: \(copy.text(for: phase))"
    if let until { line += ", until \(time(until))" }
    if let since { line += ", since \(time(since))" }
    return [line] + (isTrialAvailable ? ["The free trial has not been used."] : [])
  }

  private var until: Date? {
    switch phase {
    case .trial(let date), .active(let date), .grace(let date): date
    case .none, .lapsed: nil
    }
  }

  private var since: Date? {
    if case .lapsed(let date) = phase { date } else { nil }
  }

  private func time(_ date: Date) -> String {
    environment.moment(at: date).text
  }
}
