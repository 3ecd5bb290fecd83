import AppShell
import EaterRecord
import MealAdvisorFeatureParts

/// The reserve of meals that can be shown at once (S-PERF-05).
extension HomeFeature {
  /// The meals that can be shown next without waiting.
  struct Reserve: Sendable {
    /// The meals in their order, three at most (S-PERF-05).
    var meals: [SuggestedMeal] = []
    /// The occasion for which the meals were chosen; nil before the first choice, and if they do
    /// not fit any more.
    var occasion: Occasion?
    /// Whether the last question failed, so that no requests are made in the background.
    var isSourceFailing = false

    /// Whether the meals were chosen for the occasion of this moment.
    func fits(_ world: World) -> Bool { occasion == Occasion(world) }
  }

  /// The least number of meals in reserve, once the source has had time to answer.
  static let leastInReserve = 2
  /// The largest number of meals in reserve.
  static let mostInReserve = 3

  /// Asks for more meals in the background if the reserve is too small; a later question replaces
  /// an earlier one that is still running.
  ///
  /// - Parameter retries: whether to ask even after a failed question, because the next one may
  ///   succeed.
  func fillReserve(
    _ state: inout State, _ record: StoredState, _ world: World, retries: Bool = false
  ) -> [Command<Effect>] {
    if retries { state.reserve.isSourceFailing = false }
    let service = clients.service
    guard state.shown != nil, !state.reserve.isSourceFailing,
      !state.reserve.fits(world) || state.reserve.meals.count < Self.leastInReserve,
      world.isConnected || !service.isRemote,
      service.unreadableLimits(of: record.settings).isEmpty
    else { return [] }
    let question = Question(
      bent: state.bent, wishes: wishes(state, world), world: world, replaces: false)
    return [.run(.fillReserve(question), id: "reserve")]
  }

  /// Adds those meals to the reserve that still fit the wishes, are safe, and are new.
  ///
  /// They replace meals that were chosen for another occasion.
  func keep(
    _ meals: [SuggestedMeal], for question: Question, in state: inout State, record: StoredState,
    world: World
  ) -> [Command<Effect>] {
    state.reserve.isSourceFailing = false
    let occasion = Occasion(question.world)
    guard question.bent == state.bent, question.wishes == wishes(state, world),
      occasion == Occasion(world)
    else { return [] }
    let waiting = state.reserve.occasion == occasion ? state.reserve.meals : []
    let others = [state.shown, state.spared?.refused].compactMap(\.self)
    let known = Set((waiting + others).map(\.meal.id))
    let news = meals.filter {
      !known.contains($0.meal.id) && isSafe($0.meal, record, world) && !isRefused($0.meal, record)
    }
    guard !news.isEmpty else { return [] }
    state.reserve.meals = Array((waiting + news).prefix(Self.mostInReserve))
    state.reserve.occasion = occasion
    return lookForPictures
  }
}
