import AppShell
import DesignSystem
import EaterRecord
import MealAdvisorFeatureParts
import MealModels
import Presentation
import SuggestionEngine

/// The wishes of the moment: they hold until the next meal time, and are forgotten with the app.
extension HomeFeature {
  /// A part of a day; the night counts to the evening before.
  struct DayPart: Hashable, Sendable {
    let slot: MealSlot
    let day: Int

    init(_ moment: LocalMoment) {
      slot = moment.slot
      let isNight = moment.hour < Self.morning
      day = moment.dayNumber - (isNight ? 1 : 0)
    }

    /// The hour in which breakfast begins.
    private static let morning = 4
  }

  /// What is wished now.
  func wishes(_ state: State, _ world: World) -> [MomentWish] {
    state.wishesFor == DayPart(world.moment) ? state.wishes : []
  }

  /// Wishes something for this meal time, and asks for a meal like that; the one on screen makes room
  /// and was not refused.
  func wish(
    _ wish: MomentWish, _ state: inout State, _ world: World
  ) -> [Command<Effect>] {
    let wished = wishes(state, world)
    guard !wished.contains(wish) else { return [] }
    state.wishes = MomentWish.allCases.filter { wished.contains($0) || $0 == wish }
    state.wishesFor = DayPart(world.moment)
    state.prefetched = []
    let leaves: [Command<Effect>] =
      world.isAt(Routes.home) ? [] : [.show(Route(Routes.home))]
    let commands = newSuggestion(&state, world)
    state.setAside = state.shown?.meal.id
    return leaves + commands
  }

  /// Lets a wish go; the meal on screen stays, and the next ones are chosen without it.
  func drop(
    _ wish: MomentWish, _ state: inout State, _ record: StoredState, _ world: World
  ) -> [Command<Effect>] {
    state.wishes = wishes(state, world).filter { $0 != wish }
    state.prefetched = []
    return fillReserve(&state, record, world, retries: true)
  }

  /// Forgets what was wished for another meal time, with the meals that were chosen for it.
  func forgetPastWishes(_ state: inout State, _ world: World) {
    guard !state.wishes.isEmpty, wishes(state, world).isEmpty else { return }
    state.wishes = []
    state.prefetched = []
  }

  /// The controls of every wish while a meal is on screen.
  func wishControls(_ state: State, _ world: World) -> [MomentWishControls] {
    let wished = wishes(state, world)
    return MomentWish.allCases.map { wish in
      MomentWishControls(
        wish, isOn: wished.contains(wish), slot: world.moment.slot, copy: copy)
    }
  }
}

extension MomentWish {
  /// Puts it to what is wished anyway.
  func put(to wishes: inout Wishes, in country: String?) {
    switch self {
    case .quick: wishes.maxMinutes = min(wishes.maxMinutes ?? .max, Self.quickMinutes)
    case .kids: wishes.forChildrenIn = EaterRegion(country: country)
    }
  }
}
