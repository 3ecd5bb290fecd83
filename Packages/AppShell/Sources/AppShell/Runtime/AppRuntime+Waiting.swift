extension AppRuntime {
  /// Waits until no effect is running.
  public func settle() async {
    while let task = effects.tasks.values.first { await task.value }
  }

  /// Waits until every effect has ended or only waits for time to pass, as a timer does.
  public func rest() async {
    guard !isResting else { return }
    await withCheckedContinuation { resting.append($0) }
  }

  /// Whether the running effects only wait: for time to pass, or for an earlier effect.
  private var isResting: Bool { effects.tasks.count <= pendingSleeps.count + effects.awaited.count }

  func endRests() {
    guard isResting else { return }
    for continuation in resting { continuation.resume() }
    resting = []
  }

  /// Waits for an earlier effect.
  func wait(for before: Int) async {
    guard let task = effects.tasks[before] else { return }
    effects.awaited.insert(before)
    endRests()
    await task.value
  }
}
