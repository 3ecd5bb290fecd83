import LiveEnvironment
import Testing

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

@Suite(.serialized) struct EndSignalsTests {
  @Test func `a signal before the first wait ends that wait only`() async {
    let signals = EndSignals()
    kill(getpid(), SIGHUP)
    await signals.wait()
    #expect(Self.isDefault(SIGHUP), "another one ends the process")
    let next = Task {
      await EndSignals().wait()
      return Task.isCancelled
    }
    for _ in 0..<1_000 { await Task.yield() }
    next.cancel()
    #expect(await next.value, "it was waiting for another signal")
  }

  @Test func `a process that is to outlive its terminal does, and ends when it is asked to`()
    async
  {
    signal(SIGHUP, SIG_IGN)
    signal(SIGINT, SIG_IGN)
    let signals = EndSignals()
    kill(getpid(), SIGHUP)
    kill(getpid(), SIGINT)
    await signals.wait()
    #expect(!Self.isDefault(SIGHUP))
    kill(getpid(), SIGHUP)
    signal(SIGHUP, SIG_DFL)
  }

  /// Whether a signal does to this process what signals do unless told otherwise.
  private static func isDefault(_ number: Int32) -> Bool {
    let before = signal(number, SIG_DFL)
    signal(number, before)
    return unsafeBitCast(before, to: Int.self) == unsafeBitCast(SIG_DFL, to: Int.self)
  }
}
