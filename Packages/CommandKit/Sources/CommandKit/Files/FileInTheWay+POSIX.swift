#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// The file that exists at the path of a document.
///
/// It is unequal to other files and to its own earlier states.
struct FileInTheWay: Equatable {
  private let device: dev_t
  private let number: ino_t
  private let size: off_t
  private let seconds: time_t
  private let nanoseconds: Int

  /// The regular file at a path; nil if the path is free.
  ///
  /// Throws if the path has anything else, even a dangling link.
  init?(_ path: String) throws(ExportError) {
    var status = stat()
    guard lstat(path, &status) == 0 else {
      if errno == ENOENT { return nil }
      throw ExportError(errno, path)
    }
    if let obstacle = ExportError.Obstacle(status.st_mode) { throw .notAFile(path, obstacle) }
    self.init(status)
  }

  private init(_ status: stat) {
    #if canImport(Darwin)
      let change = status.st_ctimespec
    #else
      let change = status.st_ctim
    #endif
    (device, number, size) = (status.st_dev, status.st_ino, status.st_size)
    (seconds, nanoseconds) = (change.tv_sec, change.tv_nsec)
  }

  /// Returns the file that a document may replace; nil if the path is free.
  ///
  /// Throws if the path has a file that must stay.
  static func admitted(
    _ document: ExportDocument, _ path: String, _ replaces: Bool
  ) throws(ExportError) -> FileInTheWay? {
    if path.isEmpty || path.contains("\0") { throw .badPath(path) }
    if path.hasSuffix("/") { throw .notAFile(path, .folder) }
    guard let file = try FileInTheWay(path) else { return nil }
    guard replaces else { throw .exists(path) }
    guard try file.begins(with: Array(document.mark.utf8), path) else { throw .notAnExport(path) }
    return file
  }

  /// Whether the path still names this file and the file begins with some bytes.
  private func begins(with mark: [UInt8], _ path: String) throws(ExportError) -> Bool {
    let descriptor = open(path, O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC)
    guard descriptor >= 0 else { throw ExportError(errno, path) }
    defer { close(descriptor) }
    var status = stat()
    guard fstat(descriptor, &status) == 0, FileInTheWay(status) == self else { return false }
    var bytes = [UInt8](repeating: 0, count: mark.count)
    return pread(descriptor, &bytes, mark.count, 0) == mark.count && bytes == mark
  }
}

extension ExportError.Obstacle {
  /// The obstacle for a file's mode; nil for a regular file.
  init?(_ mode: mode_t) {
    switch mode & S_IFMT {
    case S_IFREG: return nil
    case S_IFLNK: self = .symbolicLink
    case S_IFDIR: self = .folder
    case S_IFIFO: self = .pipe
    case S_IFSOCK: self = .socket
    default: self = .device
    }
  }
}
