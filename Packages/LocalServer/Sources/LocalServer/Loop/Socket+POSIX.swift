#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#endif

/// An open socket or end of a pipe, which closes with its last owner.
final class Socket: Sendable {
  /// The result of reading.
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

  /// Reads the available bytes into a buffer.
  func receive(into buffer: inout [UInt8]) -> Received {
    let count = buffer.withUnsafeMutableBytes { recv(descriptor, $0.baseAddress, $0.count, 0) }
    if count > 0 { return .bytes(count) }
    if count == 0 { return .end }
    return [EAGAIN, EWOULDBLOCK, EINTR].contains(errno) ? .nothingYet : .lost
  }

  /// Sends as much as possible; nil if the other side has disconnected.
  func send(_ bytes: ArraySlice<UInt8>) -> Int? {
    let count = bytes.withUnsafeBytes { systemSend(descriptor, $0) }
    if count >= 0 { return count }
    return [EAGAIN, EWOULDBLOCK, EINTR, ENOBUFS].contains(errno) ? 0 : nil
  }

  /// Tells the other side that the output ends.
  func endOutput() {
    _ = shutdown(descriptor, Int32(SHUT_WR))
  }

  /// Turns off delays of small answers, and the signal for a lost client; false if the client is
  /// already lost.
  func prepare() -> Bool {
    setOption(Int32(IPPROTO_TCP), TCP_NODELAY) && forgoSignals()
  }

  /// Turns off the signal for a lost client, also for accepted ones.
  ///
  /// On Linux every sending call turns it off itself.
  @discardableResult func forgoSignals() -> Bool {
    #if canImport(Darwin)
      setOption(SOL_SOCKET, SO_NOSIGPIPE)
    #else
      true
    #endif
  }

  /// Turns an option on; false if the system refuses.
  @discardableResult func setOption(_ level: Int32, _ option: Int32) -> Bool {
    var on: Int32 = 1
    return setsockopt(descriptor, level, option, &on, socklen_t(MemoryLayout<Int32>.size)) == 0
  }

  /// Makes calls return at once, and keeps the descriptor from programs that this one starts.
  func makeNonBlocking() {
    _ = fcntl(descriptor, F_SETFL, fcntl(descriptor, F_GETFL) | O_NONBLOCK)
    _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC)
  }
}

/// A lost client is an error of this call, not a signal that ends the process.
private func systemSend(_ descriptor: Int32, _ bytes: UnsafeRawBufferPointer) -> Int {
  #if canImport(Darwin)
    send(descriptor, bytes.baseAddress, bytes.count, 0)
  #else
    send(descriptor, bytes.baseAddress, bytes.count, Int32(MSG_NOSIGNAL))
  #endif
}
