import Dispatch

@testable import LocalServer

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#endif

/// A client that sends bytes as they are; each call waits for half a minute at most.
struct Client {
  let socket: Socket

  init?(port: UInt16) {
    #if canImport(Darwin)
      let descriptor = Darwin.socket(AF_INET, SOCK_STREAM, 0)
    #else
      let descriptor = Glibc.socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    #endif
    guard descriptor >= 0 else { return nil }
    socket = Socket(owning: descriptor)
    guard socket.prepare() else { return nil }
    var limit = timeval(tv_sec: 120, tv_usec: 0)
    let size = socklen_t(MemoryLayout<timeval>.size)
    setsockopt(descriptor, SOL_SOCKET, SO_RCVTIMEO, &limit, size)
    setsockopt(descriptor, SOL_SOCKET, SO_SNDTIMEO, &limit, size)
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_port = port.bigEndian
    address.sin_addr.s_addr = in_addr_t(0x7F00_0001).bigEndian
    let status = withUnsafePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        connect(descriptor, $0, socklen_t(MemoryLayout<sockaddr_in>.size))
      }
    }
    guard status == 0 else { return nil }
  }

  /// Sends all bytes; false when the server would not take them.
  @discardableResult func send(_ bytes: [UInt8]) -> Bool {
    var rest = bytes[...]
    while !rest.isEmpty {
      guard let count = socket.send(rest), count > 0 else { return false }
      rest = rest.dropFirst(count)
    }
    return true
  }

  @discardableResult func send(_ text: String) -> Bool { send(Array(text.utf8)) }

  /// The next bytes; `nil` at the end, and when none come in time.
  func read() -> [UInt8]? {
    var buffer = [UInt8](repeating: 0, count: 65_536)
    guard case .bytes(let count) = socket.receive(into: &buffer) else { return nil }
    return Array(buffer[..<count])
  }

  /// Reads until the text ends with, or has, what is waited for, or nothing more comes.
  func read(until isEnough: (String) -> Bool) -> String {
    var bytes: [UInt8] = []
    while !isEnough(String(decoding: bytes, as: UTF8.self)), let more = read() { bytes += more }
    return String(decoding: bytes, as: UTF8.self)
  }

  func readToEnd() -> String { readOut().text }

  /// All that comes, and whether it ended as it should: neither broken off nor too late.
  func readOut() -> (text: String, isWhole: Bool) {
    var bytes: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 65_536)
    while true {
      let received = socket.receive(into: &buffer)
      guard case .bytes(let count) = received else {
        return (String(decoding: bytes, as: UTF8.self), received == .end)
      }
      bytes += buffer[..<count]
    }
  }

  /// Sends a request and reads until the answer ends with some text.
  func ask(_ text: String, until end: String) -> String {
    send(text)
    return read { $0.hasSuffix(end) }
  }

  func endOutput() { socket.endOutput() }

  /// Makes closing a reset.
  func resetOnClose() {
    var linger = linger(l_onoff: 1, l_linger: 0)
    let size = socklen_t(MemoryLayout.size(ofValue: linger))
    setsockopt(socket.descriptor, SOL_SOCKET, SO_LINGER, &linger, size)
  }
}

/// Runs what waits for sockets away from the threads that handlers need.
func waiting<Value: Sendable, Failure: Error>(
  _ work: @escaping @Sendable () throws(Failure) -> Value
) async throws(Failure) -> Value {
  let result = await withCheckedContinuation { continuation in
    DispatchQueue(label: "client").async {
      continuation.resume(returning: Result { () throws(Failure) in try work() })
    }
  }
  return try result.get()
}

/// Lets a moment pass without a sound.
func pause(milliseconds: UInt32) { usleep(milliseconds * 1_000) }
