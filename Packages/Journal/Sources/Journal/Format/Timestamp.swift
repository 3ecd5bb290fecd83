#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// A moment in the form of a journal file, `2026-05-12T18:30:00.000Z`: UTC, to the millisecond.
struct Timestamp: Equatable, Sendable {
  /// The length of the text.
  static let length = 24
  /// The years 0000 to 9999, in milliseconds.
  static let allowed = -62_167_219_200_000...253_402_300_799_999

  /// Milliseconds since 1970, without leap seconds.
  let milliseconds: Int

  init?(milliseconds: Int) {
    guard Self.allowed ~= milliseconds else { return nil }
    self.milliseconds = milliseconds
  }

  init?(_ date: Date) {
    let exact = (date.timeIntervalSince1970 * 1000).rounded()
    guard Double(Self.allowed.lowerBound)...Double(Self.allowed.upperBound) ~= exact else {
      return nil
    }
    milliseconds = Int(exact)
  }

  var date: Date { Date(timeIntervalSince1970: Double(milliseconds) / 1000) }
}

extension Timestamp {
  private static let day = 86_400_000

  /// Reads the text; nil for any other format and for impossible days.
  init?(bytes: UnsafeRawBufferPointer) {
    guard bytes.count == Self.length else { return nil }
    var number = DigitReader(bytes)
    let year = number.next(4, then: "-")
    let month = number.next(2, then: "-")
    let dayOfMonth = number.next(2, then: "T")
    let hour = number.next(2, then: ":")
    let minute = number.next(2, then: ":")
    let second = number.next(2, then: ".")
    let rest = number.next(3, then: "Z")
    guard number.isFine, hour < 24, minute < 60, second < 60 else { return nil }
    let days = Self.days(year, month, dayOfMonth)
    guard Self.civil(days) == (year, month, dayOfMonth) else { return nil }
    let seconds = (hour * 60 + minute) * 60 + second
    milliseconds = days * Self.day + seconds * 1000 + rest
  }

  /// The text as bytes.
  var bytes: [UInt8] {
    let rest = (milliseconds % Self.day + Self.day) % Self.day
    let (year, month, dayOfMonth) = Self.civil((milliseconds - rest) / Self.day)
    var text: [UInt8] = []
    text.reserveCapacity(Self.length)
    func add(_ value: Int, _ digits: Int, _ mark: Unicode.Scalar) {
      var unit = 1
      for _ in 1..<digits { unit *= 10 }
      while unit > 0 {
        text.append(UInt8(ascii: "0") + UInt8(value / unit % 10))
        unit /= 10
      }
      text.append(UInt8(ascii: mark))
    }
    add(year, 4, "-")
    add(month, 2, "-")
    add(dayOfMonth, 2, "T")
    add(rest / 3_600_000, 2, ":")
    add(rest / 60_000 % 60, 2, ":")
    add(rest / 1000 % 60, 2, ".")
    add(rest % 1000, 3, "Z")
    return text
  }

  /// The days from 1970-01-01 to a date of the Gregorian calendar.
  ///
  /// Years are counted from March, so that a leap day is the last day of its year.
  private static func days(_ year: Int, _ month: Int, _ day: Int) -> Int {
    let marchYear = month > 2 ? year : year - 1
    let era = (marchYear >= 0 ? marchYear : marchYear - 399) / 400
    let yearOfEra = marchYear - era * 400
    let dayOfYear = (153 * (month + (month > 2 ? -3 : 9)) + 2) / 5 + day - 1
    return era * 146_097 + yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear - 719_468
  }

  /// The inverse of `days`.
  private static func civil(_ days: Int) -> (year: Int, month: Int, day: Int) {
    let shifted = days + 719_468
    let era = (shifted >= 0 ? shifted : shifted - 146_096) / 146_097
    let dayOfEra = shifted - era * 146_097
    let leaps = dayOfEra / 1_460 - dayOfEra / 36_524 + dayOfEra / 146_096
    let yearOfEra = (dayOfEra - leaps) / 365
    let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
    let marchMonth = (5 * dayOfYear + 2) / 153
    let month = marchMonth < 10 ? marchMonth + 3 : marchMonth - 9
    let year = yearOfEra + era * 400 + (month <= 2 ? 1 : 0)
    return (year, month, dayOfYear - (153 * marchMonth + 2) / 5 + 1)
  }
}

/// Reads groups of digits, each followed by a mark, and remembers whether all were as expected.
private struct DigitReader {
  private let bytes: UnsafeRawBufferPointer
  private var place = 0
  private(set) var isFine = true

  init(_ bytes: UnsafeRawBufferPointer) {
    self.bytes = bytes
  }

  mutating func next(_ digits: Int, then mark: Unicode.Scalar) -> Int {
    var value = 0
    for byte in bytes[place..<(place + digits)] {
      isFine = isFine && 0x30...0x39 ~= byte
      value = value * 10 + Int(byte) - 0x30
    }
    isFine = isFine && bytes[place + digits] == UInt8(ascii: mark)
    place += digits + 1
    return value
  }
}
