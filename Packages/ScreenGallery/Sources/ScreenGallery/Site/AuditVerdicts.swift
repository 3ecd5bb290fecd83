import DesignSystem
import ScreenAudit

/// The number of findings of each state, as text.
struct AuditVerdicts {
  private struct Place: Hashable {
    let screen: ScreenID
    let state: StateID
  }

  private var open: [Place: Int] = [:]
  private var waived: [Place: Int] = [:]

  /// Counts the findings of a report once.
  init(_ report: AuditReport) {
    for finding in report.findings {
      let place = Place(screen: finding.screen, state: finding.state)
      if finding.isWaived {
        waived[place, default: 0] += 1
      } else {
        open[place, default: 0] += 1
      }
    }
  }

  /// The verdict of the audit about a state.
  func words(_ screen: ScreenID, _ state: StateID) -> String {
    let place = Place(screen: screen, state: state)
    let parts = [
      open[place].map { Markup.count($0, "finding") }, waived[place].map { "\($0) waived" },
    ]
    let known = parts.compactMap(\.self)
    return known.isEmpty ? "nothing found" : known.joined(separator: ", ")
  }
}
