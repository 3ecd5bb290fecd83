#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

extension ExportFile {
  /// The real file system: whole on disk or not there, readable by its owner alone.
  public static let live = ExportFile(
    check: { document, path, replaces throws(ExportError) in
      _ = try FileInTheWay.admitted(document, path, replaces)
    },
    write: { document, path, replaces throws(ExportError) in
      guard let old = try FileInTheWay.admitted(document, path, replaces) else {
        return try create(path, document.bytes, named: path)
      }
      try replace(old, document, path)
    })
}

/// Writes the new file beside the old one, and puts it in its place in one step.
private func replace(
  _ old: FileInTheWay, _ document: ExportDocument, _ path: String
) throws(ExportError) {
  let folder = path.lastIndex(of: "/").map { path[...$0] } ?? ""
  let draft = "\(folder).\(UInt64.random(in: .min ... .max)).new"
  try create(draft, document.bytes, named: path)
  do throws(ExportError) {
    guard try FileInTheWay(path) == old else { throw .notAnExport(path) }
    guard rename(draft, path) == 0 else { throw ExportError(errno, path) }
  } catch {
    unlink(draft)
    throw error
  }
}

private func create(_ target: String, _ bytes: [UInt8], named path: String) throws(ExportError) {
  let descriptor = open(target, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, 0o600)
  guard descriptor >= 0 else { throw ExportError(errno, path) }
  let failure =
    StandardStreams.write(bytes, to: descriptor) && fsync(descriptor) == 0 ? nil : errno
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
      case EEXIST: .exists(path)
      case ELOOP: .notAFile(path, .symbolicLink)
      case EISDIR: .notAFile(path, .folder)
      case ENXIO: .notAFile(path, .pipe)
      case ENOENT: .noFolder(path)
      case ENOTDIR: .notAFolder(path)
      case EACCES, EPERM, EROFS: .noPermission(path)
      case ENOSPC, EDQUOT: .diskFull(path)
      default: .system(path, code: code)
      }
  }
}
