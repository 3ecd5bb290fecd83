import BrowserShell
import LiveEnvironment
import LocalServer
import ScreenCommands

extension BrowserApp {
  /// Serves the app until the process is asked to end, and returns an error message if it failed.
  func serve(_ options: ServeOptions) async -> String? {
    let signals = EndSignals()
    do throws(LocalServerError) {
      try await run(
        port: options.port, at: options.route, under: options.settings,
        isStaged: options.isStaged,
        until: signals.wait
      ) { address in
        options.say("The app is open at")
        options.say("")
        options.say("  \(address)")
        options.say("")
        options.say("for browsers of this machine that know the address. Ctrl-C ends it.")
      }
      return nil
    } catch { return error.words }
  }
}
