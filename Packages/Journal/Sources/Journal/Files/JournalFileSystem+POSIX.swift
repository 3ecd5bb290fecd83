#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

extension JournalFileSystem {
  /// The files of this machine.
  ///
  /// Interrupted calls are repeated, and short writes are continued. A symbolic link in place of a
  /// file is not followed. `sync` is a full flush to the medium on Apple systems.
  public static let live = JournalFileSystem(
    open: { path, access throws(JournalError) in try openFile(path, access) },
    identity: { path throws(JournalError) in try identify(path) },
    stamp: { folder in folderStamp(folder) },
    rename: { path, target throws(JournalError) in
      try attempt(.rename, target) { systemRename(path, target) }
    },
    remove: { path throws(JournalError) in try removeFile(path) },
    list: { folder throws(JournalError) in try listFolder(folder) },
    makeFolder: { folder throws(JournalError) in try makeFolders(folder) },
    syncFolder: { folder throws(JournalError) in try syncNames(in: folder) }
  )
}

// MARK: - Files

private func openFile(
  _ path: String, _ access: JournalFileSystem.Access
) throws(JournalError) -> JournalFile? {
  let careful = O_CLOEXEC | O_NOFOLLOW | O_NONBLOCK
  let flags =
    switch access {
    case .read: O_RDONLY | careful
    case .write: O_RDWR | careful
    case .create: O_RDWR | O_CREAT | O_EXCL | careful
    case .lock: O_RDWR | O_CREAT | careful
    }
  let descriptor = repeatInterrupted { open(path, flags, 0o600) }
  guard descriptor >= 0 else {
    if errno == (access == .create ? EEXIST : ENOENT) { return nil }
    throw JournalError(errno, .open, path)
  }
  do {
    var status = stat()
    try attempt(.inspect, path) { fstat(descriptor, &status) }
    return journalFile(descriptor, path, try FileIdentity(status, path))
  } catch {
    _ = close(descriptor)
    throw error
  }
}

private func identify(_ path: String) throws(JournalError) -> FileIdentity? {
  var status = stat()
  guard repeatInterrupted({ lstat(path, &status) }) == 0 else {
    if errno == ENOENT { return nil }
    throw JournalError(errno, .inspect, path)
  }
  return try FileIdentity(status, path)
}

extension FileIdentity {
  fileprivate init(_ status: stat, _ path: String) throws(JournalError) {
    switch status.st_mode & S_IFMT {
    case S_IFREG: break
    case S_IFLNK: throw .symbolicLink(path.lastComponent)
    default: throw .notAFile(path.lastComponent)
    }
    self.init(
      device: UInt64(truncatingIfNeeded: status.st_dev),
      number: UInt64(truncatingIfNeeded: status.st_ino))
  }
}

private func folderStamp(_ folder: String) -> FolderStamp? {
  var status = stat()
  var now = timespec()
  guard stat(folder, &status) == 0, clock_gettime(CLOCK_REALTIME, &now) == 0 else { return nil }
  #if canImport(Darwin)
    let change = status.st_ctimespec
  #else
    let change = status.st_ctim
  #endif
  // Disks store times in steps of up to two seconds, so a recent change may hide the next one.
  let age = now.nanoseconds - change.nanoseconds
  guard age > 2_100_000_000 else { return nil }
  return FolderStamp(
    folder: FileIdentity(
      device: UInt64(truncatingIfNeeded: status.st_dev),
      number: UInt64(truncatingIfNeeded: status.st_ino)), change: change.nanoseconds)
}

extension timespec {
  fileprivate var nanoseconds: Int64 {
    Int64(tv_sec) &* 1_000_000_000 &+ Int64(tv_nsec)
  }
}

private func journalFile(
  _ descriptor: Int32, _ path: String, _ identity: FileIdentity
) -> JournalFile {
  JournalFile(
    identity: identity,
    size: { () throws(JournalError) in
      var status = stat()
      try attempt(.inspect, path) { fstat(descriptor, &status) }
      return Int(status.st_size)
    },
    read: { offset, count throws(JournalError) in
      try readAll(descriptor, path: path, offset: offset, count: count)
    },
    write: { bytes, offset throws(JournalError) in
      try writeAll(descriptor, path: path, bytes: bytes, offset: offset)
    },
    truncate: { size throws(JournalError) in
      try attempt(.truncate, path) { ftruncate(descriptor, off_t(size)) }
    },
    sync: { () throws(JournalError) in
      try attempt(.sync, path) { flush(descriptor) }
    },
    whileLocked: { lock, body throws(JournalError) in
      try attempt(.lock, path) { flock(descriptor, lock == .exclusive ? LOCK_EX : LOCK_SH) }
      defer { _ = flock(descriptor, LOCK_UN) }
      try body()
    },
    close: { _ = close(descriptor) }
  )
}

private func readAll(
  _ descriptor: Int32, path: String, offset: Int, count: Int
) throws(JournalError) -> [UInt8] {
  var failure: Int32?
  let bytes = [UInt8](unsafeUninitializedCapacity: count) { buffer, filled in
    while filled < count, let start = buffer.baseAddress {
      let got = repeatInterrupted {
        pread(descriptor, start + filled, count - filled, off_t(offset + filled))
      }
      if got < 0 { failure = errno }
      guard got > 0 else { return }
      filled += got
    }
  }
  if let failure { throw JournalError(failure, .read, path) }
  return bytes
}

private func writeAll(
  _ descriptor: Int32, path: String, bytes: [UInt8], offset: Int
) throws(JournalError) {
  var done = 0
  while done < bytes.count {
    let written = bytes.withUnsafeBytes { buffer in
      let rest = UnsafeRawBufferPointer(rebasing: buffer[done...])
      return repeatInterrupted {
        pwrite(descriptor, rest.baseAddress, rest.count, off_t(offset + done))
      }
    }
    guard written >= 0 else { throw JournalError(errno, .write, path) }
    guard written > 0 else { throw .system(.write, path.lastComponent, code: EIO) }
    done += written
  }
}

private func flush(_ descriptor: Int32) -> Int32 {
  #if canImport(Darwin)
    let result = fcntl(descriptor, F_FULLFSYNC)
    return result == -1 && errno != EINTR ? fsync(descriptor) : result
  #else
    return fdatasync(descriptor)
  #endif
}

private func removeFile(_ path: String) throws(JournalError) {
  guard unlink(path) != 0, errno != ENOENT else { return }
  throw JournalError(errno, .remove, path)
}

// MARK: - Folders

private func listFolder(_ folder: String) throws(JournalError) -> [String]? {
  guard let stream = opendir(folder) else {
    if errno == ENOENT { return nil }
    throw errno == ENOTDIR ? .notAFolder(fileName(in: folder)) : JournalError(errno, .list, folder)
  }
  defer { closedir(stream) }
  var names: [String] = []
  while let entry = readdir(stream) {
    let name = withUnsafeBytes(of: &entry.pointee.d_name) { bytes in
      String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
    }
    names.append(name)
  }
  return names
}

private func makeFolders(_ folder: String) throws(JournalError) {
  if isFolder(folder) { return }
  if mkdir(folder, 0o700) == 0 { return try syncNames(in: folder.splitAtLastSlash.folder) }
  switch errno {
  case EEXIST:
    guard isFolder(folder) else { throw .notAFolder(folder.lastComponent) }
  case ENOENT where !isFolder(folder.splitAtLastSlash.folder):
    guard !folder.splitAtLastSlash.folder.isEmpty else {
      throw JournalError(ENOENT, .makeFolder, folder)
    }
    try makeFolders(folder.splitAtLastSlash.folder)
    try makeFolders(folder)
  case let code:
    throw JournalError(code, .makeFolder, folder)
  }
}

private func isFolder(_ path: String) -> Bool {
  var status = stat()
  return stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
}

/// The name of the first part of a path that is not a folder.
private func fileName(in folder: String) -> String {
  let (parent, name) = folder.splitAtLastSlash
  return parent.isEmpty || isFolder(parent) ? name : fileName(in: parent)
}

private func syncNames(in folder: String) throws(JournalError) {
  let path = folder.isEmpty ? "/" : folder
  let descriptor = repeatInterrupted { open(path, O_RDONLY | O_CLOEXEC) }
  guard descriptor >= 0 else { throw JournalError(errno, .open, path) }
  defer { _ = close(descriptor) }
  try attempt(.sync, path) { fsync(descriptor) }
}

// MARK: - Calls and their errors

private func systemRename(_ path: String, _ target: String) -> Int32 {
  rename(path, target)
}

private func repeatInterrupted<Result: FixedWidthInteger>(_ call: () -> Result) -> Result {
  while true {
    let result = call()
    if result != -1 || errno != EINTR { return result }
  }
}

private func attempt(
  _ operation: FileOperation, _ path: String, _ call: () -> Int32
) throws(JournalError) {
  guard repeatInterrupted(call) != -1 else { throw JournalError(errno, operation, path) }
}

extension JournalError {
  fileprivate init(_ code: Int32, _ operation: FileOperation, _ path: String) {
    let (folder, name) = path.splitAtLastSlash
    self =
      switch code {
      case EACCES, EPERM, EROFS: .noPermission(name)
      case ENOSPC, EDQUOT: .diskFull(name)
      case ENOTDIR: .notAFolder(fileName(in: folder))
      case EISDIR: .notAFile(name)
      case ELOOP: .symbolicLink(name)
      default: .system(operation, name, code: code)
      }
  }
}
