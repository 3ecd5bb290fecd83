/// At which port a server listens.
public enum PortChoice: Equatable, Sendable {
  /// At this one; 0 is one that the system picks.
  case exactly(UInt16)
  /// At the first of these that nobody listens at.
  case firstFree(from: UInt16, tries: Int = 20)
}
