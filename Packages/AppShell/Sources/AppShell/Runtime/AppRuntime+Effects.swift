extension AppRuntime {
  /// The owner number of effects of the shell itself.
  private static let shell = -1

  /// Starts an effect of a feature.
  func run(_ effect: ErasedEffect, _ id: EffectID?, for owner: Int) {
    start(effect, id, for: owner) { self.receive($0, for: owner) }
  }

  /// Starts the timer that ends a notice.
  func runForShell(_ effect: ErasedEffect, until expiry: NoticeExpiry) {
    let id = EffectID("notice on \(expiry.route)")
    start(effect, id, for: Self.shell) { report in
      if let expiry = report as? NoticeExpiry { self.receive(expiry) }
    }
  }

  private func start(
    _ effect: ErasedEffect, _ id: EffectID?, for owner: Int,
    receive: @escaping (any Sendable) -> Void
  ) {
    let (number, before) = effects.enter(id, of: owner)
    let task = Task {
      if let before { await wait(for: before) }
      let work = TrackedTasks()
      let reports = work.collect {
        effect.perform(environment) { () throws(StoredDataError) in
          try await self.latest(for: owner)
        }
      }
      for await report in reports {
        // Reading the next report cancels the work of the stream; leaving the loop would not.
        if Task.isCancelled { continue }
        receive(report)
      }
      await work.finish()
      self.finish(number)
    }
    effects.begin(number, task)
  }

  private func receive(_ action: any Sendable, for owner: Int) {
    change(owner) { $0.receive(action, $1) }
  }

  private func finish(_ number: Int) {
    effects.finish(number)
    endRests()
  }
}
