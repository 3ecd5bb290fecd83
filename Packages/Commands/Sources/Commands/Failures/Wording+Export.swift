extension Wording {
  /// What keeps an export from being written, with what to do.
  static func text(_ error: ExportError) -> String {
    switch error {
    case .exists(let path):
      "\(SafeText.quoted(path, longest: 200)) is there already; name another file, "
        + "or add --force to replace it"
    case .inDataFolder(let path):
      "\(SafeText.quoted(path, longest: 200)) lies in the data folder; name a file elsewhere"
    case .noFolder(let path):
      "\(SafeText.quoted(path, longest: 200)): there is no such folder"
    case .notAFolder(let path): "\(SafeText.quoted(path, longest: 200)) is not a folder"
    case .foreignFile(let path):
      "\(SafeText.quoted(path, longest: 200)) is in the way and was not written by this command; "
        + "move it away"
    case .notOurs(let path):
      "\(SafeText.quoted(path, longest: 200)) holds other files; name a new or an empty folder"
    case .badPath(let path):
      "\(SafeText.quoted(path, longest: 200)) is not a path below the folder"
    case .noPermission(let path):
      "\(SafeText.quoted(path, longest: 200)): no permission to write there"
    case .diskFull(let path): "\(SafeText.quoted(path, longest: 200)): the disk is full"
    case .system(let path, let code):
      "\(SafeText.quoted(path, longest: 200)) could not be written (error \(code))"
    }
  }
}
