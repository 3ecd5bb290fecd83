import AppShell
import DesignSystem
import EaterRecord
import MealAdvisorFeatureParts
import MealModels
import Presentation
import SuggestionEngine

/// The wishes of the moment, which apply until the next meal time or until the app closes.
extension HomeFeature {
  /// A part of a day; the night belongs to the evening before.
  struct DayPart: Hashable, Sendable {
    let slot: MealSlot
    let day: Int

    init(_ moment: LocalMoment) {
      slot = moment.slot
      let isNight = moment.hour < Self.morning
      day = moment.dayNumber - (isNight ? 1 : 0)
    }

    /// The first hour of breakfast.
    private static let morning = 4
  }

  /// Wishes that apply to one part of a day; there is at least one wish.
  struct TimedWishes: Sendable {
    let wishes: [MomentWish]
    let part: DayPart

    /// Makes wishes for a part of a day; nil if there is no wish.
    init?(_ wishes: [MomentWish], for part: DayPart) {
      guard !wishes.isEmpty else { return nil }
      self.wishes = wishes
      self.part = part
    }
  }

  /// The wishes of this moment.
  func wishes(_ state: State, _ world: World) -> [MomentWish] {
    guard let wished = state.wished, wished.part == DayPart(world.moment) else { return [] }
    return wished.wishes
  }

  /// Adds a wish for this meal time, and asks for a meal that fits; the meal on screen is replaced
  /// but not treated as refused.
  func wish(
    _ wish: MomentWish, _ state: inout State, _ world: World
  ) -> [Command<Effect>] {
    let wished = wishes(state, world)
    guard !wished.contains(wish) else { return [] }
    state.wished = TimedWishes(
      MomentWish.allCases.filter { wished.contains($0) || $0 == wish }, for: DayPart(world.moment))
    state.reserve.meals = []
    let leaves: [Command<Effect>] =
      world.isAt(Routes.home) ? [] : [.show(Route(Routes.home))]
    let commands = newSuggestion(&state, world)
    state.spared = state.shown.map { .setAside($0.meal.id) }
    return leaves + commands
  }

  /// Removes a wish; the meal on screen stays, and the next ones are chosen without it.
  func drop(
    _ wish: MomentWish, in state: inout State, record: StoredState, world: World
  ) -> [Command<Effect>] {
    state.wished = TimedWishes(
      wishes(state, world).filter { $0 != wish }, for: DayPart(world.moment))
    state.reserve.meals = []
    return fillReserve(&state, record, world, retries: true)
  }

  /// Removes the wishes for another meal time, with the meals that were chosen for it.
  func forgetPastWishes(_ state: inout State, _ world: World) {
    guard state.wished != nil, wishes(state, world).isEmpty else { return }
    state.wished = nil
    state.reserve.meals = []
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
  /// Adds the wish to the eater's other wishes.
  func put(to wishes: inout Wishes, in country: String?) {
    switch self {
    case .quick: wishes.maxMinutes = min(wishes.maxMinutes ?? .max, Self.quickMinutes)
    case .kids: wishes.forChildrenIn = EaterRegion(country: country)
    }
  }
}
