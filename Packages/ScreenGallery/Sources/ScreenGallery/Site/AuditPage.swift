import DesignSystem
import ScreenAudit

/// The page of the audit: unwaived findings one by one, waived ones grouped by their waiver.
struct AuditPage {
  let gallery: Gallery

  init(_ gallery: Gallery) { self.gallery = gallery }

  var text: String {
    SitePage(place: .audit, site: gallery.options.title, content: content).text
  }

  private var content: String {
    """
    <main id="content" class="sheet" tabindex="-1">
    <h1>Audit</h1>
    \(gallery.options.audit.map(result) ?? Self.none)
    </main>
    """
  }

  private static let none = #"<p class="lead">No audit was made for this site.</p>"#
  private static let nothing = #"<p class="wide empty">Nothing.</p>"#

  private func result(_ audit: AuditReport) -> String {
    let open = audit.unwaived
    let waived = audit.findings.count - open.count
    return """
      <p class="lead">Every screen and state was laid out and measured: contrast, touch targets, \
      labels, truncation, order. Waived is what the drawings ask for at standard contrast; \
      increased contrast puts it right.</p>
      <dl class="sum">\(Self.sum("looks checked", audit.checked))\
      \(Self.sum("open findings", open.count))\(Self.sum("waived", waived))</dl>
      <section aria-labelledby="open"><h2 id="open">Open findings</h2>
      <p>By element, as each was seen first.</p>
      \(open.isEmpty ? Self.nothing : Self.table(of: open))
      </section>
      <section aria-labelledby="waived"><h2 id="waived">Waived</h2>
      <p>Pairs of colours at standard contrast, with their ratio on each ground.</p>
      \(waived == 0 ? Self.nothing : Self.table(of: audit.uses()))
      </section>
      """
  }

  private static func sum(_ words: String, _ number: Int) -> String {
    "<div><dt>\(words)</dt><dd>\(number)</dd></div>"
  }

  /// A table with one row for all appearances in which an element has a finding.
  private static func table(of findings: [AuditFinding]) -> String {
    var kinds: [Kind] = []
    var seen: [Kind: [AuditFinding]] = [:]
    for finding in findings {
      let kind = Kind(finding)
      if seen[kind] == nil { kinds.append(kind) }
      seen[kind, default: []].append(finding)
    }
    let rows = kinds.compactMap { kind in
      seen[kind].flatMap { all in all.first.map { row($0, further: all.count - 1) } }
    }
    return TokensPage.table(
      "Open findings", ["Rule", "Screen / state", "Element", "Measured", "Required", "Seen in"],
      rows)
  }

  private struct Kind: Hashable {
    let rule: RuleID
    let screen: ScreenID
    let state: StateID
    let element: ElementID

    init(_ finding: AuditFinding) {
      rule = finding.rule
      screen = finding.screen
      state = finding.state
      element = finding.problem.element
    }
  }

  private static func row(_ finding: AuditFinding, further: Int) -> String {
    let problem = finding.problem
    return row(
      finding.rule.rawValue,
      [
        "\(finding.screen) / \(finding.state)", problem.element.rawValue,
        problem.measured.description, problem.required.description,
        words(finding.conditions) + (further > 0 ? ", and \(further) more" : ""),
      ])
  }

  private static func words(_ seen: Conditions) -> String {
    let words = [
      seen.appearance.scheme.rawValue, seen.appearance.contrast.rawValue,
      seen.contentSize.rawValue, seen.canvas.name,
    ]
    return words.joined(separator: ", ")
  }

  private static func table(of uses: [(waiver: AuditWaiver, findings: Int)]) -> String {
    let rows = uses.filter { $0.findings > 0 }.map { waiver, findings in
      let ratios = [waiver.ratios.light, waiver.ratios.dark, waiver.ratios.darkElevated]
      return row(
        waiver.description,
        ratios.map { $0.map { Digits.fixed($0, 2) } ?? "–" } + [String(findings), waiver.reason])
    }
    return TokensPage.table(
      "Waived pairs", ["Pair", "Light", "Dark", "Dark, raised", "Times", "For"], rows)
  }

  private static func row(_ head: String, _ cells: [String]) -> String {
    TokensPage.row(head, cells.map(Markup.escaped))
  }
}
