#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif
import Codecs
import Synchronization

/// A hybrid logical clock: the time of this device, but never before a stamp that it has seen.
///
/// An event that is made after another one was seen therefore has the later stamp, on any device,
/// even if a clock is wrong. A stamp of another device that is more than a day ahead is ignored,
/// because otherwise one wrong clock would advance all others permanently. Source: Kulkarni et al.,
/// "Logical Physical Clocks", 2014.
public final class HybridClock: Sendable {
  /// A moment of a hybrid clock.
  public struct Stamp: Hashable, Sendable, Comparable {
    /// Milliseconds since 1970.
    public let milliseconds: Int64
    /// Its position among the stamps of the same millisecond, 0 to 4,095.
    public let count: Int

    /// Makes a stamp.
    public init(milliseconds: Int64, count: Int) {
      (self.milliseconds, self.count) = (milliseconds, count)
    }

    /// Orders stamps by time, then by position.
    public static func < (one: Stamp, other: Stamp) -> Bool {
      (one.milliseconds, one.count) < (other.milliseconds, other.count)
    }
  }

  /// How far ahead an accepted stamp of another device may be, in milliseconds: a day.
  static let furthest: Int64 = 86_400_000

  /// The time of the device's clock.
  public let now: @Sendable () -> Date
  private let last = Mutex(Stamp(milliseconds: 0, count: 0))

  /// Makes a hybrid clock from the device's clock.
  public init(now: @escaping @Sendable () -> Date) { self.now = now }

  /// The next stamp, which is later than all stamps that were made or seen.
  public func stamp() -> Stamp {
    let time = milliseconds
    return last.withLock { last in
      if time > last.milliseconds {
        last = Stamp(milliseconds: time, count: 0)
      } else if last.count < 0xFFF {
        last = Stamp(milliseconds: last.milliseconds, count: last.count + 1)
      } else {
        last = Stamp(milliseconds: last.milliseconds + 1, count: 0)
      }
      return last
    }
  }

  /// Notes the stamp of an event from another device or an earlier run of the program.
  public func see(_ id: EventID) {
    guard let stamp = id.stamp, stamp.milliseconds <= milliseconds + Self.furthest else { return }
    last.withLock { $0 = max($0, stamp) }
  }

  /// A different id at every call, which carries the next stamp.
  ///
  /// It is a UUID of version 7 (RFC 9562, section 5.7) in lower case, with the position in the
  /// millisecond in place of some random bits of the RFC.
  public func makeID() -> EventID {
    var generator = SystemRandomNumberGenerator()
    return EventID(stamp(), chance: generator.next())
  }

  /// A text with the next stamp in it if it is a UUID; any other text, such as a test's id, is
  /// unchanged.
  public func stamped(_ text: String) -> String {
    let digits = text.utf8.filter { $0 != UInt8(ascii: "-") }
    guard text.utf8.count == 36, digits.count == 32,
      let low = UInt64(String(decoding: digits.suffix(16), as: UTF8.self), radix: 16)
    else { return text }
    return EventID(stamp(), chance: low).rawValue
  }

  private var milliseconds: Int64 {
    Int64(min(max(0, now().timeIntervalSince1970 * 1000), 281_474_976_710_000))
  }
}

extension EventID {
  /// Makes an id from a stamp; the lower 62 bits of `chance` distinguish it from ids of other
  /// devices.
  init(_ stamp: HybridClock.Stamp, chance: UInt64) {
    let high = UInt64(stamp.milliseconds) << 16 | 0x7000 | UInt64(stamp.count)
    self.init(words: high, chance & 0x3FFF_FFFF_FFFF_FFFF | 0x8000_0000_0000_0000)
  }

  /// When the event was made, by the hybrid clock of its device; nil if the id contains no stamp.
  public var stamp: HybridClock.Stamp? {
    guard rawValue.utf8.dropFirst(14).first == UInt8(ascii: "7") else { return nil }
    var high: UInt64 = 0
    var digits = 0
    for byte in rawValue.utf8.prefix(36) where byte != UInt8(ascii: "-") {
      digits += 1
      guard digits <= 16 else { continue }
      guard let digit = byte.hexadecimalValue else { return nil }
      high = high << 4 | UInt64(digit)
    }
    guard digits == 32 else { return nil }
    return HybridClock.Stamp(milliseconds: Int64(high >> 16), count: Int(high & 0xFFF))
  }
}
