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

  /// Makes small answers leave at once, and a lost client no signal; false when it is lost already.
  func prepare() -> Bool {
    setOption(Int32(IPPROTO_TCP), TCP_NODELAY) && forgoSignals()
  }

  /// Makes a lost client no signal, here and in what a listening socket takes in.
  ///
  /// On Linux every call that sends says so itself.
  @discardableResult func forgoSignals() -> Bool {
    #if canImport(Darwin)
      setOption(SOL_SOCKET, SO_NOSIGPIPE)
    #else
      true
    #endif
  }

  /// Turns an option on; false when the system does not.
  @discardableResult func setOption(_ level: Int32, _ option: Int32) -> Bool {
    var on: Int32 = 1
    return setsockopt(descriptor, level, option, &on, socklen_t(MemoryLayout<Int32>.size)) == 0
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
