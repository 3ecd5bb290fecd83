import AppShell
import Journal
import Presentation
import ScreenParts

extension AccountFeature {
  func perform(_ effect: Effect, _ environment: Environment) -> AsyncStream<Action> {
    .reporting { report in
      switch effect {
      case .read: report(await read() ?? .unread)
      case .ask(let name, let world): await ask(name, world, report)
      case .write(let event, let step, let world):
        await record(event, step, world, report)
      case .delete:
        let isDone = (try? await clients.stores.deleteAccount()) != nil
        report(isDone ? .recorded(.deleted) : .failed)
      case .rest:
        guard (try? await environment.sleep(ScreenToast.seconds)) != nil else { return }
        report(.toastExpired)
      }
    }
  }

  /// Who is stored, which may be nobody; nil when that cannot be read.
  private func read() async -> Action? {
    do throws(JournalError) { return .stored(try await clients.stores.account.state()) } catch {
      return nil
    }
  }

  private func ask(_ name: String?, _ world: World, _ report: (Action) -> Void) async {
    let provider = name == nil ? clients.accounts : .onDevice
    do throws(AccountError) {
      let identity = try await provider.signIn(name ?? "")
      await record(.signedIn(identity), .signedIn, world, report)
    } catch {
      report(.refused(error))
    }
  }

  private func record(
    _ event: AccountEvent, _ step: Step, _ world: World, _ report: (Action) -> Void
  ) async {
    do throws(JournalError) {
      try await clients.stores.account.record([event], at: world.date)
      report(.recorded(step))
    } catch {
      report(.failed)
    }
  }
}
