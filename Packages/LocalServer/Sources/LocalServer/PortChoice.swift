/// The port at which a server should listen.
public enum PortChoice: Equatable, Sendable {
  /// This port; 0 lets the system choose.
  case exactly(UInt16)
  /// The first of these ports that is free.
  case firstFree(from: UInt16, tries: Int = 20)

  /// Opens the first port of the choice that can be opened.
  func opened<Opened>(
    _ open: (UInt16) throws(LocalServerError) -> Opened
  ) throws(LocalServerError) -> Opened {
    switch self {
    case .exactly(let port): try open(port)
    case .firstFree(let first, let tries):
      try Self.firstOpened(first...Self.last(from: first, tries: tries), open)
    }
  }

  private static func last(from first: UInt16, tries: Int) -> UInt16 {
    first + min(.max - first, UInt16(clamping: max(1, tries) - 1))
  }

  /// Opens the first port that can be opened; if no port is allowed, throws `.portNotAllowed`.
  private static func firstOpened<Opened>(
    _ ports: ClosedRange<UInt16>, _ open: (UInt16) throws(LocalServerError) -> Opened
  ) throws(LocalServerError) -> Opened {
    var isOneInUse = false
    for port in ports {
      do {
        return try open(port)
      } catch .portInUse {
        isOneInUse = true
      } catch .portNotAllowed {
        continue
      }
    }
    throw isOneInUse
      ? .noFreePort(from: ports.lowerBound, tries: ports.count) : .portNotAllowed(ports.lowerBound)
  }
}
