#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Moments as text: `2026-05-12T18:30:00.000Z`, UTC, to the millisecond, years 0000 to 9999.
public enum EventTime {
  /// The text of a moment; a moment outside these years is clamped.
  public static func text(_ date: Date) -> String {
    let bounds = Timestamp.allowed
    let stamp =
      Timestamp(date)
      ?? Timestamp(
        milliseconds: date.timeIntervalSince1970 < 0 ? bounds.lowerBound : bounds.upperBound)
    return String(decoding: stamp?.bytes ?? [], as: UTF8.self)
  }

  /// Reads the text; nil for any other format and for impossible days.
  public static func read(_ text: String) -> Date? {
    Array(text.utf8).withUnsafeBytes { Timestamp(bytes: $0)?.date }
  }
}
