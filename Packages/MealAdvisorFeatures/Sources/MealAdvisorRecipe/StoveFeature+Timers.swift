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
  /// Handles a started or changed timer, and each second of a running timer.
  func time(
    _ action: Action, in state: inout State, stored: Stored, world: World
  ) -> [Command<Effect>] {
    switch action {
    case .timerStarted(let place): return start(place, in: &state, stored: stored, world: world)
    case .timerChanged(let place, let change):
      guard let count = state.counts[place] else { return [] }
      let timer = changed(count, change, at: world.deviceDate)
      guard change == .stop || timer != nil else { return [] }
      return keep(
        [.timed(place.meal, key: place.key, timer)], in: &state, stored: stored, world: world)
    case .timerTicked(let place, let left):
      guard let count = state.counts[place], case .running = count.timer.clock else { return [] }
      state.counts[place]?.left = left
      return left == 0 ? call(place, count.timer) : []
    default: return []
    }
  }

  private func start(
    _ place: TimerPlace, in state: inout State, stored: Stored, world: World
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
    return keep([.timed(meal.id, key: place.key, timer)], in: &state, stored: stored, world: world)
  }

  /// The changed timer; nil if the change has no effect, or removes the timer.
  private func changed(_ count: Count, _ change: TimerChange, at now: Date) -> StoveTimer? {
    var timer = count.timer
    switch (change, timer.clock) {
    case (.pause, .running) where count.left > 0: timer.clock = .paused(left: count.left)
    case (.resume, .paused(let left)): timer.clock = .running(until: now + Double(left))
    case (.addMinute, .paused(let left)):
      timer.seconds += 60
      timer.clock = .paused(left: left + 60)
    case (.addMinute, .running):
      // A timer that is over restarts with one minute.
      timer.seconds = count.left > 0 ? timer.seconds + 60 : 60
      timer.clock = .running(until: now + Double(count.left + 60))
    default: return nil
    }
    return timer
  }

  /// Calls the eater, anywhere in the app, when the time is up.
  private func call(_ place: TimerPlace, _ timer: StoveTimer) -> [Command<Effect>] {
    guard let meal = clients.service.catalog.meal(place.meal) else { return [] }
    return [
      .call(copy("cooking.timer.call", ["name": timer.name, "title": meal.recipe.title]))
    ]
  }

  /// Counts every timer that runs at the stove, from any session.
  ///
  /// A timer that had ended before this app read it is only shown; it does not call the eater late.
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

  /// Every running timer for the screen; the timers of a meal come first.
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
  /// Whether the timer ends at the same time as another; stored times are exact only to the
  /// millisecond.
  fileprivate func goes(as other: StoveTimer) -> Bool {
    guard case .running(let end) = clock, case .running(let otherEnd) = other.clock else {
      return self == other
    }
    return abs(end.timeIntervalSince(otherEnd)) < 0.5 && seconds == other.seconds
  }
}
