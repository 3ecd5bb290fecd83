import Journal
import PrintedText

/// The words for a journal's errors and faults; each message is one line.
public enum JournalWords {
  /// The error that prevents using the data folder, with the remedy.
  public static func text(_ error: JournalError, folder: String) -> String {
    let folder = PlainText.quoted(folder, longest: 200)
    switch error {
    case .notAFolder(let name):
      return "data folder \(folder): '\(name)' is not a folder; name one with --data-dir DIR"
    case .notAFile(let name):
      return "data folder \(folder): '\(name)' is not a file; move it away, or name another folder"
    case .symbolicLink(let name):
      return "data folder \(folder): '\(name)' is a symbolic link, which is never followed; "
        + "put the file itself there"
    case .noPermission(let name):
      return "data folder \(folder): no permission for '\(name)'; make it yours to read and write"
    case .recordsMissing(let name):
      return "data folder \(folder): '\(name)' was moved, deleted or replaced meanwhile; "
        + "nothing was written; put it back, or try again to use what is there"
    case .recordsLeft(let names):
      return "data folder \(folder): \(text(left: names)); nothing was written"
    case .notAJournal(let name):
      return "data folder \(folder): '\(name)' is not a journal; it was not changed; "
        + "move it away, or name another folder"
    case .newerFormat(let found, let supported):
      return "data folder \(folder): the journal has format \(found), and this version reads "
        + "up to \(supported); it was not changed; use the newer version"
    case .fileTooLarge(let name, let bytes, let limit):
      return "data folder \(folder): '\(name)' has or would have \(bytes) bytes, but only "
        + "\(limit) can be read; nothing was changed; move it to another folder to keep it "
        + "and start over, or put an earlier copy in its place"
    case .diskFull: return "data folder \(folder): the disk is full; nothing was changed; make room"
    case .system(let operation, let name, let code):
      return "data folder \(folder): '\(name)' could not be \(participle(of: operation)): "
        + remedy(code)
    case .invalidStream, .invalidIdentifier, .invalidVersion, .invalidTime, .invalidPayload,
      .eventTooLarge:
      return "data folder \(folder): what happened cannot be stored; nothing was changed"
    }
  }

  /// The message that the journal is missing, with the files that reveal it and the remedy.
  public static func text(left names: [String]) -> String {
    let files = names.map { PlainText.quoted($0) }.joined(separator: ", ")
    return "the journal is missing, and with it every limit, as \(files) "
      + "\(names.count == 1 ? "shows" : "show"); put it back, recover what is left with "
      + "'data restore', or start over with 'data restart'"
  }

  private static func participle(of operation: FileOperation) -> String {
    switch operation {
    case .open: "opened"
    case .inspect: "inspected"
    case .read: "read"
    case .write: "written"
    case .truncate: "shortened"
    case .sync: "saved to disk"
    case .lock: "locked"
    case .rename: "put in place"
    case .remove: "removed"
    case .makeFolder: "created"
    case .list: "listed"
    }
  }

  /// The faults that were found when the journal was read; nil if there were none.
  public static func text(_ report: RecoveryReport, folder: String) -> String? {
    guard !report.isClean else { return nil }
    var parts: [String] = []
    if report.tornTail != nil {
      parts.append(
        "skipped \(count(report.droppedBytes, "byte")) at its end, of a change that was not "
          + "finished or whose end was cut off")
    }
    if report.damagedLines > 0 {
      parts.append("skipped \(count(report.damagedLines, "line")) that cannot be read")
    }
    if report.missingLines > 0 { parts.append("\(count(report.missingLines, "line")) missing") }
    if report.misplaced > 0 {
      parts.append("put \(count(report.misplaced, "line")) back in order")
    }
    if report.unended > 0 {
      parts.append("read \(count(report.unended, "line")) without a line break")
    }
    let folder = PlainText.quoted(folder, longest: 200)
    let what = report.isDamaged ? "was damaged" : "was not finished"
    let place = report.setAside.map { "; a copy is in '\($0)'" } ?? ""
    return "the journal in \(folder) \(what): \(parts.joined(separator: ", and "))\(place)"
  }

  private static func count(_ number: Int, _ noun: String) -> String {
    "\(number) \(noun)\(number == 1 ? "" : "s")"
  }
}
