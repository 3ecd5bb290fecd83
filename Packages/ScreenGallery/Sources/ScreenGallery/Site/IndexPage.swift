import DesignSystem

/// The first page: every state as a small phone, with the controls that choose the shown ones.
struct IndexPage {
  let gallery: Gallery
  private let verdicts: AuditVerdicts?

  init(_ gallery: Gallery) {
    self.gallery = gallery
    verdicts = gallery.options.audit.map(AuditVerdicts.init)
  }

  var text: String {
    SitePage(
      place: .index, site: gallery.options.title, scripts: ["index.js"], content: content
    ).text
  }

  private var content: String {
    """
    <div class="bench">
    \(controls)
    <main id="content" tabindex="-1">
    <h1>Screens</h1>
    <p class="summary" id="summary" role="status">\(summary)</p>
    <div id="wall">
    <p class="nothing" id="nothing" hidden>Nothing is called that. \
    <button type="button" data-reset>Show everything</button></p>
    \(sections)
    </div>
    \(viewer)
    </main>
    </div>
    <script type="application/json" id="matrix">\(matrix)</script>
    """
  }

  private var summary: String {
    let states = gallery.plans.reduce(0) { $0 + $1.states.count }
    return "\(Markup.count(states, "state")) of \(Markup.count(gallery.plans.count, "screen"))"
  }

  private var sections: String {
    gallery.plans.map(section).joined(separator: "\n")
  }

  private func section(_ plan: ScreenPlan) -> String {
    let id = "screen-\(PathName.safe(plan.id.rawValue))"
    return """
      <section class="screen" data-screen="\(Markup.escaped(plan.id.rawValue))" \
      aria-labelledby="\(id)">
      <h2 id="\(id)">\(Markup.escaped(plan.name)) \
      <span class="count">\(Markup.escaped(plan.id.rawValue)), \
      <span class="states">\(Markup.count(plan.states.count, "state"))</span></span></h2>
      <ul class="tiles">
      \(plan.states.map(tile).joined(separator: "\n"))
      </ul>
      </section>
      """
  }

  private func tile(_ state: StatePlan) -> String {
    let words = Markup.escaped(state.id.rawValue)
    let first = state.variants.first { $0.size == .l } ?? state.variants.first
    let address = first.map(state.path) ?? state.folder
    return """
      <li class="tile" data-screen="\(Markup.escaped(state.screen.rawValue))" \
      data-state="\(words)" data-name="\(Markup.escaped(state.screenName))" \
      data-folder="\(state.folder)"\(state.differsInDark ? " data-dark" : "")>
      <div class="phone" aria-hidden="true" inert></div>
      <h3><a href="\(address)">\(words)</a></h3>
      \(facts(state))
      </li>
      """
  }

  /// The facts about a state for the viewer; they are in the tile to be there without the script.
  private func facts(_ state: StatePlan) -> String {
    var rows = [("Title", state.title)]
    if let primary = state.primaryAction { rows.append(("Primary action", primary.rawValue)) }
    if let words = state.announcement { rows.append(("Announced", words)) }
    if let verdicts { rows.append(("Audit", verdicts.words(state.screen, state.id))) }
    let list = rows.map { "<dt>\($0.0)</dt><dd>\(Markup.escaped($0.1))</dd>" }.joined()
    return #"<dl class="facts">\#(list)</dl>"#
  }

  private var viewer: String {
    """
    <section id="viewer" aria-labelledby="viewer-name" hidden>
    <div class="viewer-bar">
    <button type="button" id="close" class="quiet"><span aria-hidden="true">←</span> All screens\
    </button>
    <p id="place" class="place"></p>
    <div class="pair">
    <button type="button" id="previous" aria-keyshortcuts="ArrowLeft">Previous</button>
    <button type="button" id="next" aria-keyshortcuts="ArrowRight">Next</button>
    </div>
    </div>
    <div class="viewer-head">
    <h2 id="viewer-name" tabindex="-1"></h2>
    <label class="compare">Beside each other
    <select id="compare">
    <option value="">this look</option>
    <option value="looks">the four looks</option>
    <option value="visions">colour visions</option>
    <option value="sizes">the type sizes</option>
    <option value="devices">the devices</option>
    </select></label>
    </div>
    <div id="stage" tabindex="0" role="group" aria-label="Phones"></div>
    <div id="about"></div>
    </section>
    """
  }
}
