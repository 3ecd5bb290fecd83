import AppShell
import AppTesting
import DesignSystem

/// A walk through an app, breadth first, that uses every control of every screen it comes to, once
/// in each state of the screen; of the same control for several things the first few.
///
/// An app cannot be turned back. Where what a control needs is gone by then, the app is launched
/// anew, and the way to it taken once more.
struct Crawl {
  /// Controls that were found at a place, and how it was come to.
  private struct Step {
    var place: Navigation
    var way: [ActionCall]
    var controls: [(control: CrawledControl, tries: [ActionCall])]
  }

  /// The screens in their states that were come to, such as `planner.week`.
  private(set) var states: Set<String> = []
  /// The controls that were used, and those that could not be used again.
  private(set) var controls: Set<CrawledControl> = []
  /// The controls that did nothing and said nothing.
  private(set) var dead: [CrawledControl] = []
  /// The controls that were seen, and were gone once it was their turn.
  private(set) var lost: [CrawledControl] = []
  /// How often the app was launched.
  private(set) var launches = 0
  private let app: PlantedApp
  private var visit: CrawlVisit
  private var queue: [Step] = []
  private var kinds: [CrawledControl.Kind: Int] = [:]

  /// Launches an app.
  init(_ app: PlantedApp) async throws {
    self.app = app
    visit = try await app.launch()
  }

  /// The ids of the screens that were come to.
  var screens: Set<String> {
    Set(states.compactMap { $0.split(separator: ".").first.map(String.init) })
  }

  /// Walks until every control was used.
  ///
  /// - Parameter limit: how many places are looked at, at most.
  mutating func run(limit: Int) async throws {
    look(by: [])
    var next = 0
    while next < queue.count {
      guard next < limit else { throw CrawlFailure.endless(states.sorted()) }
      for (control, tries) in queue[next].controls {
        try await use(control, tries, of: queue[next])
      }
      next += 1
    }
  }
}

/// Why a crawl was broken off.
enum CrawlFailure: Error {
  /// It found more places than there can be; these are the screens in their states.
  case endless([String])
}

extension Crawl {
  /// How many controls of a kind are used in one state of a screen.
  private static let enough = 2

  /// Takes note of the controls that were not seen before.
  private mutating func look(by way: [ActionCall]) {
    let showing = visit.showing
    let place = "\(showing.screen.id).\(showing.screen.state)"
    states.insert(place)
    var found: [(CrawledControl, [ActionCall])] = []
    for element in showing.root.all.flatMap(\.withFurtherActions) {
      guard let action = element.action, !element.tries.isEmpty else { continue }
      let control = CrawledControl(action, in: place)
      guard !controls.contains(control), kinds[control.kind, default: 0] < Self.enough else {
        continue
      }
      controls.insert(control)
      kinds[control.kind, default: 0] += 1
      found.append((control, element.tries))
    }
    if !found.isEmpty {
      queue.append(Step(place: showing.navigation, way: way, controls: found))
    }
  }

  /// Uses a control with each of its values, and looks at where that leads.
  private mutating func use(
    _ control: CrawledControl, _ tries: [ActionCall], of step: Step
  ) async throws {
    var (isDead, isUsed) = (true, false)
    for call in tries {
      guard try await come(to: step, for: call) else { continue }
      isUsed = true
      if try await visit.use(call) { isDead = false }
      look(by: step.way + [call])
    }
    guard isUsed else { return lost.append(control) }
    if isDead, try await !works(tries, step) { dead.append(control) }
  }

  /// Comes to where a call can be made; false where it cannot be made any more.
  private mutating func come(to step: Step, for call: ActionCall) async throws -> Bool {
    try await visit.go(to: step.place)
    if visit.showing.navigation == step.place, visit.offers(call) { return true }
    try await begin(along: step.way)
    return visit.offers(call)
  }

  /// Launches the app and takes a way.
  private mutating func begin(along way: [ActionCall]) async throws {
    launches += 1
    visit = try await app.launch()
    for call in way where visit.offers(call) { _ = try await visit.use(call) }
  }

  /// Whether a control does something in an app that was just launched.
  private mutating func works(_ calls: [ActionCall], _ step: Step) async throws -> Bool {
    try await begin(along: step.way)
    for call in calls where visit.offers(call) {
      try await visit.wait()
      if try await visit.use(call) { return true }
    }
    return false
  }
}

extension Element {
  /// This element, and one for each of its further actions.
  fileprivate var withFurtherActions: [Element] {
    guard !accessibility.traits.contains(.disabled) else { return [] }
    let further = accessibility.customActions.map { custom in
      Element(id, .textButton, action: custom.action)
    }
    return [self] + further
  }
}
