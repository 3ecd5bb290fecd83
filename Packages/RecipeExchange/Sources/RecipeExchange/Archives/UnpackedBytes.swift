/// A buffer that grows at its end up to a limit, and can repeat its earlier bytes.
struct UnpackedBytes: ~Copyable {
  private var memory: UnsafeMutablePointer<UInt8>
  private var capacity: Int
  private(set) var count = 0
  private let limit: Int

  init(expecting size: Int, atMost limit: Int) {
    self.limit = limit
    capacity = max(min(size, limit), 1024)
    memory = .allocate(capacity: capacity)
  }

  deinit { memory.deallocate() }

  /// The bytes as an array.
  var array: [UInt8] { Array(UnsafeBufferPointer(start: memory, count: count)) }

  @inline(__always)
  private mutating func makeRoom(for more: Int) throws(ArchiveError) {
    if count &+ more > capacity { try grow(by: more) }
  }

  private mutating func grow(by more: Int) throws(ArchiveError) {
    guard count + more <= limit else { throw .tooLarge(limit) }
    let larger = min(max(capacity * 2, count + more), max(limit, count + more))
    let fresh = UnsafeMutablePointer<UInt8>.allocate(capacity: larger)
    fresh.update(from: memory, count: count)
    memory.deallocate()
    (memory, capacity) = (fresh, larger)
  }

  @inline(__always)
  mutating func append(_ byte: UInt8) throws(ArchiveError) {
    try makeRoom(for: 1)
    memory[count] = byte
    count &+= 1
  }

  /// Appends bytes from elsewhere; the caller makes sure that they exist.
  mutating func append(_ bytes: UnsafeBufferPointer<UInt8>) throws(ArchiveError) {
    guard let base = bytes.baseAddress else { return }
    try makeRoom(for: bytes.count)
    (memory + count).update(from: base, count: bytes.count)
    count += bytes.count
  }

  /// Repeats bytes from a distance before the end; the source may overlap the copy.
  @inline(__always)
  mutating func repeatBytes(_ length: Int, from distance: Int) throws(ArchiveError) {
    guard distance <= count else { throw .damaged("it repeats bytes that do not exist") }
    try makeRoom(for: length)
    let target = memory + count
    let source = target - distance
    if distance >= length {
      target.update(from: source, count: length)
    } else {
      for offset in 0..<length { target[offset] = source[offset] }
    }
    count &+= length
  }
}
