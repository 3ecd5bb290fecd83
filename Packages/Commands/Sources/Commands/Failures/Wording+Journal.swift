import Journal

extension Wording {
  /// What keeps the data folder from being used, with what to do.
  static func text(_ error: JournalError, folder: String) -> String {
    let folder = SafeText.quoted(folder, longest: 200)
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
      return "data folder \(folder): '\(name)' was there a moment ago and is gone or replaced; "
        + "nothing was written; put it back, or try again to use what is there"
    case .notAJournal(let name):
      return "data folder \(folder): '\(name)' is not a journal; it was left as it was; "
        + "move it away, or name another folder"
    case .newerFormat(let found, let supported):
      return "data folder \(folder): the journal has format \(found), and this version reads "
        + "up to \(supported); it was left as it was; use the newer version"
    case .fileTooLarge(let name, let bytes, let limit):
      return "data folder \(folder): '\(name)' has \(bytes) bytes, more than \(limit); "
        + "move it away"
    case .diskFull: return "data folder \(folder): the disk is full; nothing was changed; make room"
    case .system(let operation, let name, let code):
      return "data folder \(folder): could not \(operation.rawValue) '\(name)' (error \(code))"
    case .invalidStream, .invalidIdentifier, .invalidVersion, .invalidTime, .invalidPayload,
      .eventTooLarge:
      return "data folder \(folder): what happened cannot be stored; nothing was changed"
    }
  }

  /// What was not as it should be when the journal was read; nil when all was well.
  static func text(_ report: RecoveryReport, folder: String) -> String? {
    guard !report.isClean else { return nil }
    var parts: [String] = []
    if report.tornTail != nil {
      let bytes = report.droppedBytes == 1 ? "1 byte" : "\(report.droppedBytes) bytes"
      let verb = report.droppedBytes == 1 ? "was" : "were"
      parts.append("dropped \(bytes) at its end that \(verb) never acknowledged")
    }
    if !report.damaged.isEmpty {
      let lines = report.damaged.count == 1 ? "1 line" : "\(report.damaged.count) lines"
      let place = report.setAside.map { "; a copy is in '\($0)'" } ?? ""
      parts.append("passed over \(lines) that cannot be read\(place)")
    }
    let folder = SafeText.quoted(folder, longest: 200)
    let what = report.damaged.isEmpty ? "was not finished" : "was damaged"
    return "the journal in \(folder) \(what): \(parts.joined(separator: ", and "))"
  }
}
