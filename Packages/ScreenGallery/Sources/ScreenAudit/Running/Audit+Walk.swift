import DesignSystem
import Layout

extension Audit {
  /// Audits every state of every screen under every condition of a matrix.
  ///
  /// Findings about layout are listed once for each device and size. Findings that depend on the
  /// tree alone are listed once for each state, under the first conditions they were found in.
  /// Colours are the same on every device, so they are checked only on the first one with a size.
  /// - Parameter progress: called after each state with the number of finished states and of all
  ///   states.
  public func report(
    on screens: [ListedScreen], matrix: AuditMatrix = .full,
    progress: (_ done: Int, _ total: Int) -> Void = { _, _ in }
  ) -> AuditReport {
    var report = AuditReport(screens: screens.count)
    let states = screens.flatMap(\.states)
    for (index, state) in states.enumerated() {
      var walk = StateWalk(audit: self, matrix: matrix)
      walk.visit(state)
      report.findings += walk.findings
      report.checked += matrix.count
      progress(index + 1, states.count)
    }
    return report
  }
}

/// A walk through the conditions of one state.
private struct StateWalk {
  let audit: Audit
  let matrix: AuditMatrix
  var findings: [AuditFinding] = []
  /// The findings in an earlier tree of this state; light comes before dark.
  private var known: Set<Known> = []

  init(audit: Audit, matrix: AuditMatrix) {
    self.audit = audit
    self.matrix = matrix
  }

  /// The appearances that share a tree.
  private struct Version {
    var screen: any Screen
    var root: Element
    var appearances: [Appearance]
  }

  mutating func visit(_ state: ListedState) {
    for version in versions(of: state) {
      var judged: Set<ContentSize> = []
      var isFirst = true
      for device in matrix.devices {
        for size in device.contentSizes {
          let subject = subject(version, Conditions(contentSize: size, canvas: device.canvas))
          if isFirst { add(audit.findings(of: subject, .tree)) }
          isFirst = false
          add(audit.findings(of: subject, .layout), size, device.canvas)
          guard judged.insert(size).inserted else { continue }
          for appearance in version.appearances {
            findings += audit.findings(of: subject.seen(in: appearance), .colors)
          }
        }
      }
    }
  }

  private func subject(_ version: Version, _ conditions: Conditions) -> AuditSubject {
    var conditions = conditions
    if let first = version.appearances.first { conditions.appearance = first }
    let placed = layOut(
      version.root, on: conditions.canvas, contentSize: conditions.contentSize)
    return AuditSubject(version.screen, version.root, conditions, placed: placed)
  }

  private mutating func add(
    _ found: [AuditFinding], _ size: ContentSize? = nil, _ canvas: ScreenCanvas? = nil
  ) {
    let fresh = found.filter { finding in
      !known.contains(Known(finding, size, canvas))
    }
    findings += fresh
    known.formUnion(fresh.map { Known($0, size, canvas) })
  }

  /// The trees of a state; only one for both schemes if they are equal.
  private func versions(of state: ListedState) -> [Version] {
    var versions: [Version] = []
    for scheme in InterfaceStyle.allCases {
      let appearances = matrix.appearances.filter { $0.scheme == scheme }
      guard !appearances.isEmpty else { continue }
      let screen = state.make(scheme)
      let root = screen.element
      if let index = versions.firstIndex(where: { $0.root == root }) {
        versions[index].appearances += appearances
      } else {
        versions.append(Version(screen: screen, root: root, appearances: appearances))
      }
    }
    return versions
  }
}

/// A finding without the conditions, to list it only once.
private struct Known: Hashable {
  var rule: RuleID
  var element: ElementID
  var contentSize: ContentSize?
  var canvas: ScreenCanvas?

  init(_ finding: AuditFinding, _ size: ContentSize?, _ canvas: ScreenCanvas?) {
    rule = finding.rule
    element = finding.problem.element
    contentSize = size
    self.canvas = canvas
  }
}
