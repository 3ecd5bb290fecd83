#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

extension ExportFile {
  /// The real file system: whole on disk or not there, readable by its owner alone.
  public static let live = ExportFile { text, path, replaces throws(ExportError) in
    let target = replaces ? "\(path).\(UInt64.random(in: .min ... .max)).new" : path
    try create(target, text, named: path)
    guard replaces, rename(target, path) != 0 else { return }
    let code = errno
    unlink(target)
    throw ExportError(code, path)
  }
}

private func create(_ target: String, _ text: String, named path: String) throws(ExportError) {
  let descriptor = open(target, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, 0o600)
  guard descriptor >= 0 else { throw ExportError(errno, path) }
  let failure =
    StandardStreams.write(text, to: descriptor) && fsync(descriptor) == 0 ? nil : errno
  close(descriptor)
  guard let failure else { return }
  unlink(target)
  throw ExportError(failure, path)
}

extension ExportError {
  /// What an `errno` says of a path.
  init(_ code: Int32, _ path: String) {
    self =
      switch code {
      case EEXIST, ELOOP, EISDIR: .exists(path)
      case ENOENT, ENOTDIR: .noFolder(path)
      case EACCES, EPERM, EROFS: .noPermission(path)
      case ENOSPC, EDQUOT: .diskFull(path)
      default: .system(path, code: code)
      }
  }
}
