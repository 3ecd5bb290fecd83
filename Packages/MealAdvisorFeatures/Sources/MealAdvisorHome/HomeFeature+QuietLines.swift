import AppShell
import EaterRecord
import MealAdvisorFeatureParts
import Preferences
import Presentation
import PremiumGate
import ScreenParts

/// What Home says by itself below what is drawn there: one thing at a time, and the nudge first.
extension HomeFeature {
  /// Among how many first meals the eater is asked what they cannot eat.
  private static let firstMeals = 4

  /// Shows the nudge or a quiet line, when one is due and the meal is at rest.
  func sayMore(
    _ state: inout State, _ stored: Stored, _ world: World
  ) -> [Command<Effect>] {
    // What is wished stands where these would.
    guard wishes(state, world).isEmpty else { return [] }
    let phase = stored.record.phase(at: world.deviceDate)
    if !state.wasNudged, stored.nudge.isDue(for: phase, isSettled: state.phase == nil) {
      state.quietLine = nil
      state.showsNudge = true
      state.wasNudged = true
      return [.run(.keepNudge(.shown, world))]
    }
    guard state.phase == nil, state.shown != nil, !state.showsNudge,
      let line = QuietLine.allCases.last(where: { isDue($0, state, stored, world) }),
      // What is written repairs a damaged file; that it is damaged must have been said before.
      clients.service.unreadableLimits(of: stored.record).isEmpty
    else { return [] }
    state.quietLine = line
    return [.run(.keepLine(QuietLineEvent(line, .shown), world))]
  }

  /// What somebody cannot eat is asked during the first meals of who has set no limit; a taste is
  /// asked for after several refusals in a row.
  private func isDue(
    _ line: QuietLine, _ state: State, _ stored: Stored, _ world: World
  ) -> Bool {
    let record = stored.record
    guard state.quietLine != line, stored.quietLines.mayCome(line, at: world.date) else {
      return false
    }
    switch line {
    case .limits:
      return !record.preferences.hasLimits
        && record.history.lastShown(Self.firstMeals + 1).count <= Self.firstMeals
    case .taste: return record.history.isOutOfPatience(at: world.date)
    }
  }

  /// Ends a line and remembers how.
  func endLine(
    _ line: QuietLine, _ kind: QuietLineEvent.Kind, _ state: inout State, _ world: World
  ) -> [Command<Effect>] {
    if state.quietLine == line { state.quietLine = nil }
    return [.run(.keepLine(QuietLineEvent(line, kind), world))]
  }

  /// Where everything is to be said that a line is about.
  func follow(_ line: QuietLine) -> [Command<Effect>] {
    switch line {
    case .limits: [.show(Route(Routes.diets, nil))]
    case .taste: [.show(Route(Routes.taste))]
    }
  }
}
