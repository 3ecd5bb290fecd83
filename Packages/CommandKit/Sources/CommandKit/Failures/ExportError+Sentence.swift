import PrintedText

extension ExportError {
  /// The error that prevents an export, with the remedy.
  public var sentence: String {
    switch self {
    case .exists(let path):
      "\(quoted(path)) already exists; name another file, or add --force to replace it"
    case .notAFile(let path, let obstacle): obstacle.sentence(at: path)
    case .notAnExport(let path):
      "\(quoted(path)) was not written by this command, or is being changed, so it is kept; "
        + "name another file, or move it away"
    case .inDataFolder(let path): "\(quoted(path)) is in the data folder; name a file elsewhere"
    case .noFolder(let path): "\(quoted(path)): there is no such folder; make it, or name another"
    case .notAFolder(let path): "\(quoted(path)) is not a folder; name another one"
    case .foreignFile(let path):
      "\(quoted(path)) is in the way and was not written by this command; move it away"
    case .notOurs(let path):
      "\(quoted(path)) holds other files; name a new or an empty folder"
    case .badPath(let path): "\(quoted(path)) is not a path below the folder; name a file inside it"
    case .noPermission(let path):
      "\(quoted(path)): no permission to write there; name a folder that you may write to"
    case .diskFull(let path):
      "\(quoted(path)): the disk is full; nothing was replaced; make room, or name another disk"
    case .system(let path, let code):
      "\(quoted(path)) could not be written: \(SystemReason.text(code))"
    }
  }
}

extension ExportError.Obstacle {
  fileprivate func sentence(at path: String) -> String {
    let what = "\(quoted(path)) is \(rawValue), which is never replaced"
    return switch self {
    case .folder: "\(what); name a file in it"
    case .symbolicLink: "\(what); name the file itself, or '-' to print"
    case .device, .pipe, .socket: "\(what); name a file, or '-' to print"
    }
  }
}

private func quoted(_ path: String) -> String { PlainText.quoted(path, longest: 200) }
