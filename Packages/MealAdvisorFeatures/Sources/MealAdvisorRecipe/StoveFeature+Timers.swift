import AppShell
import DesignSystem
import EaterRecord
import MealAdvisorFeatureParts
import MealModels
import Presentation
import ScreenParts

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

extension StoveFeature {
  /// A timer was started, changed, or a second of it went by.
  func time(
    _ action: Action, _ state: inout State, _ stored: Stored, _ world: World
  ) -> [Command<Effect>] {
    switch action {
    case .timerStarted(let place): return start(place, &state, stored, world)
    case .timerChanged(let place, let change):
      guard let count = state.counts[place] else { return [] }
      let timer = changed(count, change, at: world.deviceDate)
      guard change == .stop || timer != nil else { return [] }
      return keep([.timed(place.meal, key: place.key, timer)], &state, stored, world)
    case .timerTicked(let place, let left):
      guard let count = state.counts[place], case .running = count.timer.clock else { return [] }
      state.counts[place]?.left = left
      return left == 0 ? call(place, count.timer) : []
    default: return []
    }
  }

  private func start(
    _ place: TimerPlace, _ state: inout State, _ stored: Stored, _ world: World
  ) -> [Command<Effect>] {
    guard let meal = clients.service.catalog.meal(place.meal), state.counts[place] == nil,
      meal.recipe.steps.indices.contains(place.step)
    else { return [] }
    let named = CookingTimer.timers(in: meal.recipe.steps[place.step].text)
    guard named.indices.contains(place.index) else { return [] }
    let seconds = named[place.index].seconds
    let timer = StoveTimer(
      copy.name(of: named[place.index]), seconds: seconds,
      .running(until: world.deviceDate + Double(seconds)))
    return keep([.timed(meal.id, key: place.key, timer)], &state, stored, world)
  }

  /// What becomes of a timer; nil where nothing does, or where it is taken away.
  private func changed(_ count: Count, _ change: TimerChange, at now: Date) -> StoveTimer? {
    var timer = count.timer
    switch (change, timer.clock) {
    case (.pause, .running) where count.left > 0: timer.clock = .paused(left: count.left)
    case (.resume, .paused(let left)): timer.clock = .running(until: now + Double(left))
    case (.addMinute, .paused(let left)):
      timer.seconds += 60
      timer.clock = .paused(left: left + 60)
    case (.addMinute, .running):
      // One whose time is up begins anew with the minute.
      timer.seconds = count.left > 0 ? timer.seconds + 60 : 60
      timer.clock = .running(until: now + Double(count.left + 60))
    default: return nil
    }
    return timer
  }

  /// The time is up: the eater hears it wherever they are.
  private func call(_ place: TimerPlace, _ timer: StoveTimer) -> [Command<Effect>] {
    guard let meal = clients.service.catalog.meal(place.meal) else { return [] }
    return [
      .call(copy("cooking.timer.call", ["name": timer.name, "title": meal.recipe.title]))
    ]
  }

  /// Counts every timer that runs at the stove, whoever started it, and no other.
  ///
  /// One whose time was up before this app knew of it is only shown: nobody is called late.
  func follow(
    _ state: inout State, _ stored: Stored, _ world: World
  ) -> [Command<Effect>] {
    let timers = timers(of: stove(state, stored, world))
    var commands: [Command<Effect>] = []
    for (place, timer) in timers.sorted(by: { $0.key < $1.key }) {
      let known = state.counts[place]
      guard known.map({ !$0.timer.goes(as: timer) }) ?? true else { continue }
      let left = timer.left(at: world.deviceDate)
      state.counts[place] = Count(timer: timer, left: left)
      if case .running = timer.clock, left > 0 {
        commands.append(.run(.count(place, seconds: left), id: Self.effect(of: place)))
      } else if known != nil {
        commands.append(.cancel(Self.effect(of: place)))
      }
    }
    for place in state.counts.keys.sorted() where timers[place] == nil {
      state.counts[place] = nil
      commands.append(.cancel(Self.effect(of: place)))
    }
    return commands
  }

  private func timers(of stove: Stove) -> [TimerPlace: StoveTimer] {
    var timers: [TimerPlace: StoveTimer] = [:]
    for (meal, pot) in stove.pots {
      for (key, timer) in pot.timers {
        if let place = TimerPlace(meal, key: key) { timers[place] = timer }
      }
    }
    return timers
  }

  private static func effect(of place: TimerPlace) -> EffectID {
    EffectID("timer-\(place.meal)-\(place.key)")
  }

  /// Every timer as it is shown, those of a meal first.
  func running(_ state: State, at meal: MealID, _ world: World) -> [RunningTimer] {
    let places = state.counts.keys.sorted {
      ($0.meal != meal ? 1 : 0, $0) < ($1.meal != meal ? 1 : 0, $1)
    }
    return places.compactMap { place in
      guard let count = state.counts[place] else { return nil }
      var phase = RunningTimer.Phase.running
      switch count.timer.clock {
      case .paused: phase = .paused
      case .running(let end) where count.left == 0:
        phase = .over(since: max(0, Int(min(world.deviceDate.timeIntervalSince(end), 1e6))))
      case .running: break
      }
      let other = place.meal == meal ? nil : clients.service.catalog.meal(place.meal)
      return RunningTimer(
        place, count.timer.name, of: other?.recipe.title, seconds: count.timer.seconds,
        secondsLeft: count.left, phase)
    }
  }
}

extension StoveTimer {
  /// Whether it ends when another one does; what is stored keeps no more than milliseconds.
  fileprivate func goes(as other: StoveTimer) -> Bool {
    guard case .running(let end) = clock, case .running(let otherEnd) = other.clock else {
      return self == other
    }
    return abs(end.timeIntervalSince(otherEnd)) < 0.5 && seconds == other.seconds
  }
}
