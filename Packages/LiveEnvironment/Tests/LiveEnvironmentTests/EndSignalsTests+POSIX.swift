import LiveEnvironment
import Testing

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

@Suite struct EndSignalsTests {
  @Test func `a signal that comes before anybody waits is not lost`() async {
    let signals = EndSignals()
    kill(getpid(), SIGHUP)
    await signals.wait()
  }
}
