import AppRecord
import MealPlan

/// The eater's calendar: EventKit, or a file that a calendar app opens.
public struct CalendarPort: Sendable {
  /// Adds an appointment under an id, and returns its location in words for the eater.
  public var add:
    @Sendable (_ appointment: CookingAppointment, _ entry: CalendarEntry)
      async throws(CalendarError) -> String

  /// Makes a port; an error that it throws becomes a ``CalendarError/init(_:)``.
  public init(
    add:
      @escaping @Sendable (_ appointment: CookingAppointment, _ entry: CalendarEntry)
      async throws -> String
  ) {
    self.add = { appointment, entry async throws(CalendarError) in
      do { return try await add(appointment, entry) } catch { throw CalendarError(error) }
    }
  }

  /// Files in the format of RFC 5545, each sent to the export destination.
  public static func files(through destination: ExportDestination) -> CalendarPort {
    CalendarPort { appointment, entry in
      try await destination.put(appointment.iCalendar(entry), "\(appointment.meal).ics")
    }
  }

  /// The id of the required consent.
  public static let consent = "calendar"
}

/// Why an appointment was not added.
public enum CalendarError: Error, Equatable, Sendable {
  /// The system does not let this app use the calendar.
  case notAllowed
  /// There is no calendar, or the calendar did not accept the appointment.
  case unavailable

  /// Keeps a `CalendarError`; turns any other error into ``unavailable``.
  public init(_ error: any Error) { self = error as? Self ?? .unavailable }
}
