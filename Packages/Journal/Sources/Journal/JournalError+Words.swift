#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

extension JournalError: LocalizedError, CustomStringConvertible {
  /// The same words, for `localizedDescription`.
  public var errorDescription: String? { description }

  /// The file or stream, the error and the remedy.
  public var description: String {
    switch self {
    case .notAFolder(let name): "'\(name)' is a file, not a folder; name another folder."
    case .notAFile(let name): "'\(name)' is not a file; move it away, or name another folder."
    case .symbolicLink(let name):
      "'\(name)' is a symbolic link, which is never followed; put the file itself there."
    case .noPermission(let name): "No permission for '\(name)'; make it yours to read and write."
    case .recordsMissing(let name):
      "'\(name)' was moved, deleted or replaced meanwhile; nothing was written. Put it back, or "
        + "try again to use the records that are there."
    case .recordsLeft(let names):
      "The journal is missing, as \(Self.quoted(names)) \(names.count == 1 ? "shows" : "show"); "
        + "nothing was written. Put it back, or start a new one."
    case .notAJournal(let name):
      "'\(name)' is not a journal; it was not changed; move it away, or name another folder."
    case .newerFormat(let found, let supported):
      "The journal has format \(found), and this version reads up to \(supported); it was not "
        + "changed; use the newer version."
    case .fileTooLarge(let name, let bytes, let limit):
      "'\(name)' has or would have \(bytes) bytes, but only \(limit) can be read; nothing was "
        + "changed. Move it to another folder to keep it and start over, or put an earlier copy "
        + "in its place."
    case .diskFull: "The disk is full; nothing was changed; make room."
    case .system(let operation, let name, let code):
      "'\(name)' could not be \(operation.participle): \(operation.remedy(code))."
    case .invalidStream(let name):
      "'\(name)' is not the name of a stream; write 1 to 64 lower-case letters, digits and single "
        + "hyphens, beginning with a letter."
    case .invalidIdentifier(let id):
      "'\(id)' is not the id of a stored event, device or file; use an id that the journal gave."
    case .invalidVersion(let stream, let version):
      "An event of '\(stream)' has version \(version); give 1 to \(Event.maximumVersion)."
    case .invalidTime(let stream):
      "An event of '\(stream)' is dated outside of the years 0000 to 9999; correct its time."
    case .invalidPayload(let stream):
      "The payload of an event of '\(stream)' is not JSON on one line; encode its content as "
        + "JSON."
    case .eventTooLarge(let stream, let bytes, let limit):
      "An event of '\(stream)' has \(bytes) bytes, and the limit is \(limit); split it, or keep "
        + "large data in a file."
    }
  }

  private static func quoted(_ names: [String]) -> String {
    names.map { "'\($0)'" }.joined(separator: ", ")
  }
}
