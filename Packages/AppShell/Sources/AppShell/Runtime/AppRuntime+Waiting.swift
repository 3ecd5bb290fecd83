extension AppRuntime {
  /// Waits until no effect is under way.
  public func settle() async {
    while let task = effects.tasks.values.first { await task.value }
  }

  /// Waits until every effect is over or only waits for time to pass, such as a timer does.
  public func rest() async {
    guard !isResting else { return }
    await withCheckedContinuation { resting.append($0) }
  }

  /// Whether what is under way only waits: for time to pass, or for an effect before it.
  private var isResting: Bool { effects.tasks.count <= waits.count + effects.awaited.count }

  func endRests() {
    guard isResting else { return }
    for continuation in resting { continuation.resume() }
    resting = []
  }

  /// Waits for the effect before, as long as that takes.
  func wait(for before: Int) async {
    guard let task = effects.tasks[before] else { return }
    effects.awaited.insert(before)
    endRests()
    await task.value
  }
}
