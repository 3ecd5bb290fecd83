import AppShell
import EaterRecord
import MealAdvisorFeatureParts
import Preferences
import Presentation
import PremiumGate
import ScreenParts

/// The quiet lines at the bottom of Home; one shows at a time, and the nudge comes first.
extension HomeFeature {
  /// The nudge or a quiet line; they never show together.
  enum Prompt: Equatable, Sendable {
    /// The nudge, until it is closed or the eater asks for another meal.
    case nudge
    /// A quiet line, until it is answered or closed, or the nudge appears.
    case line(QuietLine)
  }

  /// The number of first meals during which the eater is asked for limits.
  private static let firstMeals = 4

  /// Shows the nudge or a quiet line if it is due and no transition runs.
  func sayMore(
    _ state: inout State, _ stored: Stored, _ world: World
  ) -> [Command<Effect>] {
    // The wishes of the moment are shown in the place of these lines.
    guard wishes(state, world).isEmpty else { return [] }
    let phase = stored.record.phase(at: world.deviceDate)
    if !state.wasNudged, stored.nudge.isDue(for: phase, isSettled: state.center.phase == nil) {
      state.prompt = .nudge
      state.wasNudged = true
      return [.run(.keepNudge(.shown, world))]
    }
    guard state.center.phase == nil, state.shown != nil, state.prompt != .nudge,
      let line = QuietLine.allCases.last(where: {
        isDue($0, state: state, stored: stored, world: world)
      }),
      // Writing repairs a damaged file, so the damage must have been reported before.
      clients.service.unreadableLimits(of: stored.record).isEmpty
    else { return [] }
    state.prompt = .line(line)
    return [.run(.keepLine(QuietLineEvent(line, .shown), world))]
  }

  /// A line about limits is due during the first meals of an eater who has set none; a line about
  /// taste after several refusals in a row.
  private func isDue(
    _ line: QuietLine, state: State, stored: Stored, world: World
  ) -> Bool {
    let record = stored.record
    guard state.prompt != .line(line), stored.quietLines.mayCome(line, at: world.date) else {
      return false
    }
    switch line {
    case .limits:
      return !record.preferences.hasLimits
        && record.history.lastShown(Self.firstMeals + 1).count <= Self.firstMeals
    case .taste: return record.history.isOutOfPatience(at: world.date)
    case .firstWeek: return false
    }
  }

  /// Ends a line and records how it ended.
  func endLine(
    _ line: QuietLine, as kind: QuietLineEvent.Kind, in state: inout State, world: World
  ) -> [Command<Effect>] {
    if state.prompt == .line(line) { state.prompt = nil }
    return [.run(.keepLine(QuietLineEvent(line, kind), world))]
  }

  /// Removes the nudge; a quiet line stays.
  func endNudge(_ state: inout State) {
    if state.prompt == .nudge { state.prompt = nil }
  }

  /// Opens the page of a line's subject.
  func follow(_ line: QuietLine) -> [Command<Effect>] {
    switch line {
    case .limits: [.show(Route(Routes.diets, nil))]
    case .taste: [.show(Route(Routes.taste))]
    case .firstWeek: []
    }
  }
}
