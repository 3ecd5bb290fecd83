/// The port to the eater's calendar: EventKit, or a file that a calendar opens.
public struct CalendarPort: Sendable {
  /// Adds an appointment under an id, and answers with the place in words for the eater.
  public var add:
    @Sendable (_ appointment: CookingAppointment, _ entry: CalendarEntry)
      async throws(CalendarError) -> String

  /// Makes a port; what it throws becomes ``CalendarError/init(_:)``.
  public init(
    add:
      @escaping @Sendable (_ appointment: CookingAppointment, _ entry: CalendarEntry)
      async throws -> String
  ) {
    self.add = { appointment, entry async throws(CalendarError) in
      do { return try await add(appointment, entry) } catch { throw CalendarError(error) }
    }
  }

  /// Files in the format of RFC 5545, each put where exports go.
  public static func files(through destination: ExportDestination) -> CalendarPort {
    CalendarPort { appointment, entry in
      try await destination.put(appointment.iCalendar(entry), "\(appointment.meal).ics")
    }
  }

  /// The use of data that has to be allowed first.
  public static let consent = "calendar"
}

/// Why nothing was added to a calendar.
public enum CalendarError: Error, Equatable, Sendable {
  /// The system does not let this app use the calendar.
  case notAllowed
  /// There is none, or it took nothing.
  case unavailable

  /// The error itself where it is of this kind; any other one is ``unavailable``.
  public init(_ error: any Error) { self = error as? Self ?? .unavailable }
}
