#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// A connection to a port of this machine, kept open for several requests.
final class LoopbackLine: Sendable {
  private let handle: Int32

  /// Connects; throws if no program listens there.
  init(port: UInt16) throws(BenchError) {
    #if canImport(Glibc)
      handle = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    #else
      handle = socket(AF_INET, SOCK_STREAM, 0)
    #endif
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_port = port.bigEndian
    address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
    let connected = withUnsafePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        connect(handle, $0, socklen_t(MemoryLayout<sockaddr_in>.size))
      }
    }
    guard connected == 0 else {
      close(handle)
      throw .wrongResult("no server listens at port \(port)")
    }
    var one: Int32 = 1
    setsockopt(handle, Int32(IPPROTO_TCP), TCP_NODELAY, &one, socklen_t(MemoryLayout<Int32>.size))
  }

  deinit { close(handle) }

  /// Sends a whole text; throws if the other side has closed the connection.
  func send(_ text: String) throws(BenchError) {
    var rest = Array(text.utf8)[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { write(handle, $0.baseAddress, $0.count) }
      guard count > 0 else { throw .wrongResult("the server closed the connection") }
      rest = rest.dropFirst(count)
    }
  }

  /// Waits for the next bytes; throws if none arrive within half a minute.
  func receive() throws(BenchError) -> [UInt8] {
    var waiting = pollfd(fd: handle, events: Int16(POLLIN), revents: 0)
    guard poll(&waiting, 1, 30_000) == 1 else { throw .wrongResult("the server did not answer") }
    var buffer = [UInt8](repeating: 0, count: 65_536)
    let count = buffer.withUnsafeMutableBytes { read(handle, $0.baseAddress, $0.count) }
    guard count > 0 else { throw .wrongResult("the server closed the connection") }
    return Array(buffer.prefix(count))
  }
}
