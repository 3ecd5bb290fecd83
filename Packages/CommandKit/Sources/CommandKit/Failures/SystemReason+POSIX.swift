#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// The system's error codes in words for people, with the remedy, without numbers.
enum SystemReason {
  /// The words for an `errno`.
  static func text(_ code: Int32) -> String {
    switch code {
    case EFBIG:
      "it would be larger than this disk or this account's limit (ulimit -f) allows; "
        + "raise the limit, or use another disk"
    case EIO: "the disk does not answer as it should; use another disk"
    case EMFILE, ENFILE: "too many files are open; close some programs and try again"
    case ENAMETOOLONG: "the name is too long; use a shorter one"
    case EINVAL, EILSEQ: "this disk does not allow such a name; use another one"
    case ENOMEM: "there is no memory left; close some programs and try again"
    case EBUSY, ETXTBSY: "another program uses it; close that program and try again"
    case ESTALE, ENODEV, ENOTCONN: "the disk is gone; connect it and try again"
    default: "\(systemWords(code)); try again, or use another place"
    }
  }

  /// The system's own words, beginning with a small letter.
  private static func systemWords(_ code: Int32) -> String {
    var buffer = [CChar](repeating: 0, count: 200)
    guard strerror_r(code, &buffer, buffer.count) == 0 else { return "the system refused" }
    let bytes = buffer.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }
    let words = String(decoding: bytes, as: UTF8.self)
    return words.prefix(1).lowercased() + words.dropFirst()
  }
}
