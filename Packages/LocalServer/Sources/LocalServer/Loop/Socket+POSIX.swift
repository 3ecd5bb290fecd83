#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#endif

/// An open socket or end of a pipe, which closes with its last owner.
final class Socket: Sendable {
  /// What came of reading.
  enum Received: Equatable {
    case bytes(Int)
    case nothingYet
    case end
    case lost
  }

  let descriptor: Int32

  /// Takes over an open descriptor.
  init(owning descriptor: Int32) {
    self.descriptor = descriptor
  }

  deinit {
    _ = close(descriptor)
  }

  /// Reads what is there into a buffer.
  func receive(into buffer: inout [UInt8]) -> Received {
    let count = buffer.withUnsafeMutableBytes { recv(descriptor, $0.baseAddress, $0.count, 0) }
    if count > 0 { return .bytes(count) }
    if count == 0 { return .end }
    return [EAGAIN, EWOULDBLOCK, EINTR].contains(errno) ? .nothingYet : .lost
  }

  /// Sends as much as goes; `nil` when the other side is gone.
  func send(_ bytes: ArraySlice<UInt8>) -> Int? {
    let count = bytes.withUnsafeBytes { systemSend(descriptor, $0) }
    if count >= 0 { return count }
    return [EAGAIN, EWOULDBLOCK, EINTR, ENOBUFS].contains(errno) ? 0 : nil
  }

  /// Tells the other side that no more will come.
  func endOutput() {
    _ = shutdown(descriptor, Int32(SHUT_WR))
  }

  /// Makes small answers leave at once, and a lost client no signal.
  func prepare() {
    setOption(Int32(IPPROTO_TCP), TCP_NODELAY)
    #if canImport(Darwin)
      setOption(SOL_SOCKET, SO_NOSIGPIPE)
    #endif
  }

  func setOption(_ level: Int32, _ option: Int32) {
    var on: Int32 = 1
    _ = setsockopt(descriptor, level, option, &on, socklen_t(MemoryLayout<Int32>.size))
  }

  /// Makes calls return at once, and programs that this one starts not inherit the descriptor.
  func makeNonBlocking() {
    _ = fcntl(descriptor, F_SETFL, fcntl(descriptor, F_GETFL) | O_NONBLOCK)
    _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC)
  }
}

/// A lost client is an error of this call and never a signal that ends the process.
private func systemSend(_ descriptor: Int32, _ bytes: UnsafeRawBufferPointer) -> Int {
  #if canImport(Darwin)
    send(descriptor, bytes.baseAddress, bytes.count, 0)
  #else
    send(descriptor, bytes.baseAddress, bytes.count, Int32(MSG_NOSIGNAL))
  #endif
}
