import AppShell
import AppTesting
import DesignSystem

/// Somebody who uses every control of an app, on every screen in every state that comes of it.
///
/// Of many controls that do the same on one screen, such as the times of a week, a few are used. What
/// takes something away for good is used last.
struct Crawler {
  /// A control that nobody used yet, and the way to it.
  private struct Find {
    var trail: [Route]
    var call: ActionCall
    /// What else can be entered there, for where the first is what it holds already.
    var otherCall: ActionCall?
    var place: String
    var kind: String

    var name: String { "\(place) \(call)" }
  }

  private let app: AppRuntime
  private let witness: ReducerWitness
  /// What is entered where not just anything fits.
  private let texts: [ActionID: String]
  private var early: [Find] = []
  private var late: [Find] = []
  private var counts: [String: Int] = [:]
  private var seen: Set<String> = []
  /// What is shown, as it was looked at last.
  private var showing: ScreenState
  /// How many controls were used.
  private(set) var used = 0
  /// The ids of the screens that were on top.
  private(set) var screens: Set<String> = []
  /// The paths of the routes that were on top.
  private(set) var routes: Set<String> = []
  /// The controls that did nothing, each with its screen and state.
  private(set) var dead: [String] = []

  init(
    in app: AppRuntime, watchedBy witness: ReducerWitness, entering texts: [ActionID: String]
  ) async throws {
    self.app = app
    self.witness = witness
    self.texts = texts
    showing = try await app.showing()
    look()
  }

  /// Takes steps of which only a certain order leads somewhere, and notes what is there.
  mutating func follow(_ way: (AppGuest) async throws -> Void) async throws {
    try await way(AppGuest(of: app))
    showing = try await app.showing()
    look()
  }

  /// Uses controls until there is none left, or so many were used; time goes by after each.
  mutating func crawl(most: Int, _ pass: () -> Void) async throws {
    while used < most, let find = next() {
      try await use(find)
      pass()
    }
  }

  /// The first control of the screen on top, else the last one that was found.
  private mutating func next() -> Find? {
    let (root, trail) = (showing.root, showing.navigation.trail)
    let here = early.firstIndex { $0.trail == trail && root.action(for: $0.call) != nil }
    return here.map { early.remove(at: $0) } ?? early.popLast() ?? late.popLast()
  }

  private mutating func use(_ find: Find) async throws {
    guard try await go(to: find), isThere(find.call) else {
      // Another control took it away; where it is again, it is noted again.
      seen.remove(find.name)
      counts[find.kind, default: 1] -= 1
      return look()
    }
    // What was refused is refused again, in the same words.
    var isFelt =
      try await isFelt(find.call) || ["refused", "failed"].contains(showing.screen.state)
    if !isFelt, let other = find.otherCall, isThere(other) { isFelt = try await self.isFelt(other) }
    // A button beside a field may send what was sent already as the field was left; pressed once
    // more, it is about an empty field, and says so.
    if !isFelt, find.otherCall == nil, isThere(find.call) {
      isFelt = try await self.isFelt(find.call)
    }
    if !isFelt { dead.append(find.name) }
    if find.otherCall != nil { tryMainButtonAgain() }
  }

  private func isThere(_ call: ActionCall) -> Bool {
    showing.root.all.contains { calls(of: $0).joined().contains(call) }
  }

  /// What was entered is worth another use of the main button.
  private mutating func tryMainButtonAgain() {
    guard let call = showing.screen.primaryAction.flatMap({ showing.root.find($0)?.tapCall }) else {
      return
    }
    let place = "\(showing.screen.id).\(showing.screen.state)"
    seen.remove("\(place) \(call)")
    counts["\(place) \(call.id)"] = 0
    look()
  }

  /// Fires a call, and whether anything came of it: a command, a word, another screen.
  private mutating func isFelt(_ call: ActionCall) async throws -> Bool {
    let before = showing
    _ = await app.takeOutgoingEvents()
    witness.forget()
    used += 1
    do { try await app.fire(call) } catch { return false }
    await app.settle()
    showing = try await app.showing()
    look()
    let news = await app.takeOutgoingEvents()
    return witness.commands > 0 || !news.isEmpty || before.root != showing.root
      || before.navigation != showing.navigation
  }

  private mutating func go(to find: Find) async throws -> Bool {
    guard showing.navigation.trail != find.trail else { return true }
    do { try await app.go(along: find.trail) } catch { return false }
    await app.settle()
    showing = try await app.showing()
    look()
    return showing.navigation.trail == find.trail
  }

  /// Takes note of the screen on top and of what can be done there.
  private mutating func look() {
    let (screen, trail) = (showing.screen, showing.navigation.trail)
    screens.insert(screen.id.rawValue)
    routes.insert(showing.navigation.current.path)
    let place = "\(screen.id).\(screen.state)"
    for element in showing.root.all {
      for calls in calls(of: element) { note(calls, place: place, screen: screen.id, trail: trail) }
    }
  }

  private mutating func note(
    _ calls: [ActionCall], place: String, screen: ScreenID, trail: [Route]
  ) {
    guard let call = calls.first, seen.insert("\(place) \(call)").inserted else { return }
    let isPage = call.id == "settings.open" || call.id == "tab.select"
    let kind = isPage ? "\(screen) \(call)" : "\(place) \(call.id)"
    guard counts[kind, default: 0] < (isPage ? 1 : 2) else { return }
    counts[kind, default: 0] += 1
    let other = calls.dropFirst().first
    let find = Find(trail: trail, call: call, otherCall: other, place: place, kind: kind)
    if Self.isLate(call) { late.insert(find, at: 0) } else { early.append(find) }
  }

  /// What a person can do with an element; choosing what is chosen already does nothing.
  private func calls(of element: Element) -> [[ActionCall]] {
    var calls = element.accessibility.customActions.map { [$0.action.call()] }
    guard element.isEnabled, let action = element.action else { return calls }
    if action.slot == nil, element.accessibility.traits.contains(.selected) { return calls }
    calls.append(element.tapCall.map { [$0] } ?? values(for: action).map { action.call(value: $0) })
    return calls
  }

  /// What is entered, and what else may be.
  private func values(for action: ControlAction) -> [ActionValue] {
    switch action.slot {
    case .text(let longest)?:
      return [texts[action.id] ?? "2 lemons", "3 eggs"].map { .text(String($0.prefix(longest))) }
    case .number(let range)?: return [.number(range.upperBound), .number(range.lowerBound)]
    case .date?: return [.date("2026-05-13")]
    case .choice, .toggle, nil: return []
    }
  }

  private static func isLate(_ call: ActionCall) -> Bool {
    let name = call.id.rawValue.lowercased()
    return [
      "delete", "remove", "clear", "discard", "restart", "giveup", "signout", "forget",
    ]
    .contains { name.contains($0) }
  }
}
