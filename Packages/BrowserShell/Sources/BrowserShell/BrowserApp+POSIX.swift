import LiveEnvironment
import LocalServer

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

extension BrowserApp {
  /// Serves the app until the process is asked to end, and prints its address.
  ///
  /// When the function returns, every write is done.
  ///
  /// - Parameter port: the port on the loopback interface; nil for the usual one or the next free
  ///   one.
  public func run(port: UInt16? = nil) async throws(LocalServerError) {
    let signals = EndSignals()
    try await run(port: port, until: signals.wait) { address in
      print("The app is open at \(address)")
      print("for browsers of this machine that know the address. Ctrl-C ends it.")
      // The output waits in a buffer if it goes to a pipe or a file.
      fflush(nil)
    }
  }
}
