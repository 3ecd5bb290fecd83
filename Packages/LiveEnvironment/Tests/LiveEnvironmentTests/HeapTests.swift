import LiveEnvironment
import Testing

@Suite struct HeapTests {
  #if os(Linux)
    @Test func `on Linux the threads can share a heap`() {
      #expect(Heap.shareAmongThreads())
    }
  #endif
}
