import AppShell

extension AppOwner {
  /// The former name of `outgoingEvents`.
  @available(*, deprecated, renamed: "outgoingEvents")
  public var news: [OutgoingEvent] {
    outgoingEvents
  }

  /// The former name of `takeOutgoingEvents(…)`.
  @available(*, deprecated, renamed: "takeOutgoingEvents")
  public func takeNews() -> [OutgoingEvent] {
    takeOutgoingEvents()
  }
}
