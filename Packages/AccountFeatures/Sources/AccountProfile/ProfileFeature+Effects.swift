import AppShell
import AppRecord

extension ProfileFeature {
  func perform(_ effect: Effect, _ context: EffectContext<Account?>) -> AsyncStream<Action> {
    .reporting { report in
      switch effect {
      case .ask(let name, let world):
        await ask(name, world: world, context: context, report: report)
      case .write(let event, let step, let world):
        report(await record(event, step: step, world: world, context: context))
      case .delete:
        let isDone = await context.isWritten { try await clients.record.deleteAccount() }
        report(isDone ? .recorded(.deleted) : .failed)
      }
    }
  }

  private func ask(
    _ name: String?, world: World, context: EffectContext<Account?>, report: (Action) -> Void
  ) async {
    let provider = name == nil ? clients.accounts : .onDevice
    do throws(AccountError) {
      let identity = try await provider.signIn(name ?? "")
      report(await record(.signedIn(identity), step: .signedIn, world: world, context: context))
    } catch {
      report(.refused(error))
    }
  }

  private func record(
    _ event: AccountEvent, step: Step, world: World, context: EffectContext<Account?>
  ) async -> Action {
    let isStored = await context.isWritten {
      try await clients.record.account.record([event], at: world.date)
    }
    return isStored ? .recorded(step) : .failed
  }
}
