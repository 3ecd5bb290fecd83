/// The former name of ``OutgoingEvent``.
@available(*, deprecated, renamed: "OutgoingEvent")
public typealias News = OutgoingEvent

/// The former name of ``ScreenState``.
@available(*, deprecated, renamed: "ScreenState")
public typealias Showing = ScreenState

extension AppRuntime {
  /// The former name of `takeOutgoingEvents(…)`.
  @available(*, deprecated, renamed: "takeOutgoingEvents")
  public func takeNews() -> [OutgoingEvent] {
    takeOutgoingEvents()
  }
}
