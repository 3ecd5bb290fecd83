/// At which port a server listens.
public enum PortChoice: Equatable, Sendable {
  /// At this one; 0 is one that the system picks.
  case exactly(UInt16)
  /// At the first of these that nobody listens at.
  case firstFree(from: UInt16, tries: Int = 20)

  /// What is opened at the first port of the choice where that is possible.
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

  /// What is opened at the first of several ports; where none of them is allowed, that is the error.
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
