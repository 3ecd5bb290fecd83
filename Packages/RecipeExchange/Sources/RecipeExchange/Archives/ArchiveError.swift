/// Why an archive, or a file of one, is not read.
enum ArchiveError: Error, Equatable, Sendable {
  /// It ends before it should.
  case cutShort
  /// Its bytes are damaged.
  case damaged(String)
  /// The content does not match its checksum.
  case checksum
  /// It unpacks to more than is allowed.
  case tooLarge(Int)
  /// It unpacks to many times its size, as only bombs do.
  case bomb
  /// It needs a password.
  case encrypted
  /// It is packed by a method that is not supported.
  case method(Int)
  /// It is larger than four gigabytes, or claims to be.
  case zip64

  /// The error and the correct form, as the end of a sentence that names the file.
  var reason: String {
    switch self {
    case .cutShort: "is cut off; export or download it again"
    case .damaged(let what): "is damaged: \(what); export or download it again"
    case .checksum: "is damaged: its checksum is wrong; export or download it again"
    case .tooLarge(let limit):
      "unpacks to more than \(limit / 1_000_000) MB; export the recipes in smaller parts"
    case .bomb: "unpacks to over a thousand times its size, which no recipes do; it is not opened"
    case .encrypted: "is locked with a password; export it without one"
    case .method(let method):
      "is packed by an unknown method (\(method)); pack it again as an ordinary zip"
    case .zip64: "is in the zip format for huge archives; export the recipes in smaller parts"
    }
  }
}
