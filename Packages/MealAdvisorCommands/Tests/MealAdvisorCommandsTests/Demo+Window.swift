import AppShell
import CommandKit
import MealAdvisorFeatureParts
import ScreenCommands
import Synchronization
import TerminalShell

extension Demo {
  /// Opens an app as its program does, in a window of a terminal, and lives in it until the
  /// story ends; throws what the story throws, and where the visit or the program ends badly.
  ///
  /// - Parameter seed: chance, another one each time that the app is opened, as ids are made of it.
  func live(
    atWindow size: WindowSize, in app: DemoApp = .suggestions, seed: UInt64 = 42,
    _ story: @escaping @Sendable (TerminalWindow) async throws -> Void
  ) async throws {
    let result = Mutex<Result<TerminalApp.Ending, any Error>?>(nil)
    var demo = self
    demo.world = Self.lived(seed: seed)
    let shells = AppShells(stay: { app in
      do {
        let ending = try await TerminalWindow(of: app, size).visit(story)
        result.withLock { $0 = .success(ending) }
      } catch { result.withLock { $0 = .failure(error) } }
      return nil
    })
    var context = demo.appContext
    context.environment = context.environment.shown(on: TerminalStyle())
    let outcome = await demo.program("demo", of: app, shells, in: context)
      .run([], in: demo.context)
    let ending = try result.withLock(\.self)?.get()
    guard ending == .closed, outcome.exitCode == 0 else {
      throw Refused(text: "\(String(describing: ending)): \(outcome.standardError)")
    }
  }
}
