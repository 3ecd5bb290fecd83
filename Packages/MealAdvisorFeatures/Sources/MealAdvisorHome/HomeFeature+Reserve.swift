import AppShell
import EaterRecord
import MealAdvisorFeatureParts

/// The meals that wait to be shown without waiting for anything (S-PERF-05).
extension HomeFeature {
  /// How many wait at least, once the source had time to answer.
  static let leastInReserve = 2
  /// How many wait at most.
  static let mostInReserve = 3

  /// Asks for more meals in the background where fewer wait than should; of several such questions
  /// only the last one counts.
  ///
  /// - Parameter retries: whether it asks also after a question that was not answered, because there
  ///   is hope that the next one is.
  func fillReserve(
    _ state: inout State, _ record: StoredState, _ world: World, retries: Bool = false
  ) -> [Command<Effect>] {
    if retries { state.isSourceFailing = false }
    let service = clients.service
    let fits = state.prefetchedFor == Occasion(world)
    guard state.shown != nil, !state.isSourceFailing,
      !fits || state.prefetched.count < Self.leastInReserve,
      world.isConnected || !service.isRemote,
      service.unreadableLimits(of: record.settings).isEmpty
    else { return [] }
    let question = Question(
      bent: state.bent, wishes: wishes(state, world), world: world, replaces: false)
    return [.run(.fillReserve(question), id: "reserve")]
  }

  /// Takes meals into the reserve that came for what is still wished, are safe, and are news.
  ///
  /// Those that were chosen for another occasion make room for them.
  func keep(
    _ meals: [SuggestedMeal], for question: Question, _ state: inout State, _ record: StoredState,
    _ world: World
  ) -> [Command<Effect>] {
    state.isSourceFailing = false
    let occasion = Occasion(question.world)
    guard question.bent == state.bent, question.wishes == wishes(state, world),
      occasion == Occasion(world)
    else { return [] }
    let fits = state.prefetchedFor == occasion
    let waiting = fits ? state.prefetched : []
    let known = Set((waiting + [state.shown, state.refused].compactMap(\.self)).map(\.meal.id))
    let news = meals.filter {
      !known.contains($0.meal.id) && isSafe($0.meal, record, world) && !isRefused($0.meal, record)
    }
    guard !news.isEmpty else { return [] }
    state.prefetched = Array((waiting + news).prefix(Self.mostInReserve))
    state.prefetchedFor = occasion
    return lookForPictures
  }
}
