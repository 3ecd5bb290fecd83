import CommandKit
import Journal
import PrintedText

/// The words for a journal's errors and faults; each message is one line.
public enum JournalWords {
  /// The error that prevents using the data folder, with the remedy.
  public static func text(_ error: JournalError, folder: String) -> String {
    let words =
      switch error {
      case .notAFolder(let name): "'\(name)' is not a folder; name one with --data-dir DIR"
      case .recordsLeft(let names): "\(text(left: names)); nothing was written"
      case .system: "\(CommandError.phrase(of: error)); '--data-dir DIR' names another folder"
      default: CommandError.phrase(of: error)
      }
    return "data folder \(PlainText.quoted(folder, longest: 200)): \(words)"
  }

  /// The message that the journal is missing, with the files that reveal it and the remedy.
  public static func text(left names: [String]) -> String {
    let files = names.map { PlainText.quoted($0) }.joined(separator: ", ")
    return "the journal is missing, and with it every limit, as \(files) "
      + "\(names.count == 1 ? "shows" : "show"); put it back, recover what is left with "
      + "'data restore', or start over with 'data restart'"
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
