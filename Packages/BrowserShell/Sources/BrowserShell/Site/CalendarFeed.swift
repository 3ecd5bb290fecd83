import AppShell
import LocalServer

/// The calendar that other programs of this machine read, with the time of its last change.
///
/// A calendar without a change keeps its tag and its time, so that a program that has it gets an
/// answer without a body.
actor CalendarFeed {
  /// A version of the calendar.
  struct Version: Sendable {
    /// The text that differs for each content, in quotes.
    var tag: String
    /// When this content was first seen, as the field `Last-Modified`.
    var changed: String
    /// The calendar file.
    var text: String
  }

  private var tag = ""
  private var since = 0.0

  /// The present version; nil if the calendar cannot be read now.
  func version(of site: LocalSite) async -> Version? {
    guard let content = await site.calendar(made: 0) else { return nil }
    let found = "\"\(Self.fingerprint(content))\""
    if found != tag { (tag, since) = (found, site.now()) }
    let (tag, since) = (tag, since)
    guard let text = await site.calendar(made: since) else { return nil }
    let seconds = Int(min(max(0, since), 253_402_300_799))
    return Version(tag: tag, changed: HTTPDate.text(secondsSince1970: seconds), text: text)
  }

  /// The FNV-1a hash of a text, in hexadecimal digits.
  private static func fingerprint(_ text: String) -> String {
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    for byte in text.utf8 { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3 }
    return String(hash, radix: 16)
  }
}
