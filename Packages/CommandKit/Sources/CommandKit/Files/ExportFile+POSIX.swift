#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

extension ExportFile {
  /// The real file system.
  ///
  /// A file is either complete on disk or absent, and only its owner can read it.
  public static let live = onDisk(ExportDisk { StandardStreams.write($0, to: $1) })

  /// The real file system, with a given function that writes the bytes.
  static func onDisk(_ disk: ExportDisk) -> ExportFile {
    ExportFile(
      check: { document, path, replaces throws(ExportError) in
        _ = try FileInTheWay.admitted(document, path, replaces)
      },
      write: { document, path, replaces throws(ExportError) in
        guard let old = try FileInTheWay.admitted(document, path, replaces) else {
          return try disk.create(path, document.bytes, named: path)
        }
        try disk.replace(old, document, path)
      })
  }
}

/// Writes the bytes of exports to files.
struct ExportDisk: Sendable {
  /// Writes all bytes to an open file; false with `errno` set if the disk refuses.
  var write: @Sendable (_ bytes: [UInt8], _ descriptor: Int32) -> Bool

  /// Writes the new file next to the old one, and replaces the old one in one step.
  fileprivate func replace(
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

  /// Writes a new file; removes it if it cannot be written completely.
  fileprivate func create(
    _ target: String, _ bytes: [UInt8], named path: String
  ) throws(ExportError) {
    let descriptor = open(target, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, 0o600)
    guard descriptor >= 0 else { throw ExportError(errno, path) }
    let failure = write(bytes, descriptor) && fsync(descriptor) == 0 ? nil : errno
    close(descriptor)
    guard let failure else { return }
    unlink(target)
    throw ExportError(failure, path)
  }
}

extension ExportError {
  /// Makes the error for an `errno` at a path.
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
