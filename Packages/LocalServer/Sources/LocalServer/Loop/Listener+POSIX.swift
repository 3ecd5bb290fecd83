#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#endif

/// Accepts clients of this machine at one port of 127.0.0.1.
struct Listener {
  /// The result of asking for the next client.
  enum Accepted {
    case client(Socket)
    case nobody
    /// The process has no free descriptor, or the system no free socket.
    case noRoom
  }

  let socket: Socket
  let port: UInt16

  /// Listens at the first free port of a choice.
  static func open(_ choice: PortChoice) throws(LocalServerError) -> Listener {
    try choice.opened(Listener.init(port:))
  }

  private init(port: UInt16) throws(LocalServerError) {
    #if canImport(Darwin)
      try Self.checkFree(port)
    #endif
    socket = try Self.bound(to: port, INADDR_LOOPBACK)
    guard listen(socket.descriptor, SOMAXCONN) == 0 else {
      throw errno == EADDRINUSE ? .portInUse(port) : .system(call: "listen", code: errno)
    }
    self.port = try Self.port(of: socket)
  }

  private static func bound(
    to port: UInt16, _ host: some BinaryInteger
  ) throws(LocalServerError) -> Socket {
    let descriptor = systemSocket()
    guard descriptor >= 0 else { throw .system(call: "socket", code: errno) }
    let socket = Socket(owning: descriptor)
    socket.makeNonBlocking()
    // Accepted sockets inherit the setting; setting it later fails if the client has already
    // disconnected.
    socket.forgoSignals()
    // A recently used port is free; a port with a listener is not.
    socket.setOption(SOL_SOCKET, SO_REUSEADDR)
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_port = port.bigEndian
    address.sin_addr.s_addr = in_addr_t(truncatingIfNeeded: host).bigEndian
    let status = withUnsafePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        bind(descriptor, $0, socklen_t(MemoryLayout<sockaddr_in>.size))
      }
    }
    guard status != 0 else { return socket }
    switch errno {
    case EADDRINUSE: throw .portInUse(port)
    case EACCES, EPERM: throw .portNotAllowed(port)
    default: throw .system(call: "bind", code: errno)
    }
  }

  #if canImport(Darwin)
    /// Throws if a listener at all addresses uses the port.
    ///
    /// This system allows listening at 127.0.0.1 in spite of such a listener. So the port is first
    /// bound at all addresses, without listening, and released.
    private static func checkFree(_ port: UInt16) throws(LocalServerError) {
      if port != 0 { _ = try bound(to: port, INADDR_ANY) }
    }
  #endif

  private static func port(of socket: Socket) throws(LocalServerError) -> UInt16 {
    var address = sockaddr_in()
    var size = socklen_t(MemoryLayout<sockaddr_in>.size)
    let status = withUnsafeMutablePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        getsockname(socket.descriptor, $0, &size)
      }
    }
    guard status == 0 else { throw .system(call: "getsockname", code: errno) }
    return UInt16(bigEndian: address.sin_port)
  }

  /// The next waiting client.
  func next() -> Accepted {
    while true {
      let descriptor = accept(socket.descriptor, nil, nil)
      if descriptor >= 0 {
        let client = Socket(owning: descriptor)
        client.makeNonBlocking()
        guard client.prepare() else { continue }
        return .client(client)
      }
      switch errno {
      case EINTR, ECONNABORTED: continue
      case EMFILE, ENFILE, ENOBUFS, ENOMEM: return .noRoom
      default: return .nobody
      }
    }
  }
}

private func systemSocket() -> Int32 {
  #if canImport(Darwin)
    socket(AF_INET, SOCK_STREAM, 0)
  #else
    socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
  #endif
}
