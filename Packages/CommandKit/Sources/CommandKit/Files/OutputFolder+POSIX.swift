import Synchronization

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

extension OutputFolder {
  /// The real file system.
  ///
  /// Each file is put in place by one rename, and everyone can read it. Symbolic links inside the
  /// folder are not followed.
  ///
  /// - Parameter maker: the program's name in files, such as `mealadvisor`.
  public static func live(maker: String) -> OutputFolder {
    OutputFolder(
      open: { path, command throws(ExportError) in
        try makeFolders(path)
        let folder = try OpenFolder(path, OutputMarker(maker: maker, command: command))
        return OutputSession(
          write: { file throws(ExportError) in try folder.write(file) },
          finish: { () throws(ExportError) in try folder.finish() })
      },
      make: { path throws(ExportError) in try makeFolders(path) })
  }

  private static func makeFolders(_ path: String) throws(ExportError) {
    if isFolder(path) || mkdir(path, 0o777) == 0 { return }
    let code = errno
    if code == EEXIST || code == ENOTDIR { throw .notAFolder(path) }
    let parent = path.split(separator: "/", omittingEmptySubsequences: false).dropLast()
      .joined(separator: "/")
    guard code == ENOENT, !parent.isEmpty, !isFolder(parent) else {
      throw ExportError(code, path)
    }
    try makeFolders(parent)
    guard mkdir(path, 0o777) == 0 || isFolder(path) else { throw ExportError(errno, path) }
  }
}

/// A folder that this process keeps open.
private final class OpenFolder: Sendable {
  private struct State {
    var earlier: Set<String>
    var written: Set<String> = []
  }

  private let path: String
  private let marker: OutputMarker
  private let root: Descriptor
  private let log: Descriptor
  private let state: Mutex<State>

  /// - Parameter marker: the folder's marker while it contains no files.
  init(_ path: String, _ marker: OutputMarker) throws(ExportError) {
    self.path = path
    self.marker = marker
    root = try Descriptor(open(path, O_RDONLY | O_DIRECTORY | O_CLOEXEC), path)
    let earlier = try Self.earlier(marker, in: root, path)
    if earlier == nil {
      try Self.create(marker.name, marker.text, in: root, path)
    }
    log = try Descriptor(
      openat(root.number, marker.name, O_WRONLY | O_APPEND | O_NOFOLLOW | O_CLOEXEC),
      path)
    state = Mutex(State(earlier: earlier?.paths ?? []))
  }

  /// The marker of an earlier call; nil for an empty folder.
  private static func earlier(
    _ marker: OutputMarker, in root: borrowing Descriptor, _ path: String
  ) throws(ExportError) -> OutputMarker? {
    let names = try root.names(path)
    guard !names.isEmpty else { return nil }
    guard names.contains(marker.name) else { throw .notOurs(path) }
    guard
      root.canReplace(marker.name),
      let text = try? InputFile.live.read("\(path)/\(marker.name)"),
      let earlier = OutputMarker(text: text, maker: marker.maker),
      earlier.command == marker.command
    else { throw .notOurs(path) }
    return earlier
  }

  func write(_ file: OutputFile) throws(ExportError) {
    guard let names = file.names, let name = names.last else { throw .badPath(file.path) }
    let full = "\(path)/\(file.path)"
    let folder = try descend(names.dropLast(), full)
    let isOurs = state.withLock { $0.earlier.contains(file.path) || $0.written.contains(file.path) }
    if !isOurs {
      guard !folder.holds(name) else { throw .foreignFile(full) }
      // The marker lists a file before the file exists, so that every file is listed.
      guard StandardStreams.write("\(file.path)\n", to: log.number) else {
        throw ExportError(errno, path)
      }
    }
    guard folder.canReplace(name) else { throw .foreignFile(full) }
    try Self.create(name, file.text, in: folder, full)
    state.withLock { _ = $0.written.insert(file.path) }
  }

  func finish() throws(ExportError) {
    let (stale, written) = state.withLock { state in
      (state.earlier.subtracting(state.written).sorted(), state.written)
    }
    for path in stale { remove(path) }
    var marker = marker
    marker.paths = written
    guard root.canReplace(marker.name) else { throw .foreignFile("\(path)/\(marker.name)") }
    try Self.create(marker.name, marker.text, in: root, path)
  }

  /// Removes a file of an earlier call, and the folders that become empty.
  private func remove(_ stale: String) {
    guard var names = OutputFile(path: stale, text: "").names else { return }
    var flags: Int32 = 0
    while let name = names.popLast() {
      guard let folder = try? descend(names[...], stale, makes: false) else { return }
      guard flags != 0 || folder.canReplace(name) else { return }
      guard unlinkat(folder.number, name, flags) == 0 || errno == ENOENT else { return }
      flags = AT_REMOVEDIR
    }
  }

  /// Opens the folder at the end of a list of names, step by step.
  private func descend(
    _ names: ArraySlice<String>, _ full: String, makes: Bool = true
  ) throws(ExportError) -> Descriptor {
    let flags = O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC
    var folder = try Descriptor(openat(root.number, ".", flags), full)
    for name in names {
      if makes, mkdirat(folder.number, name, 0o777) != 0, errno != EEXIST {
        throw ExportError(errno, full)
      }
      folder = try Descriptor(openat(folder.number, name, flags), full)
    }
    return folder
  }

  /// Writes a text to a name, completely or not at all.
  private static func create(
    _ name: String, _ text: String, in folder: borrowing Descriptor, _ full: String
  ) throws(ExportError) {
    let draft = ".\(UInt64.random(in: .min ... .max)).new"
    do throws(ExportError) {
      let file = try Descriptor(
        openat(folder.number, draft, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, 0o666),
        full)
      guard StandardStreams.write(text, to: file.number) else { throw ExportError(errno, full) }
    } catch {
      unlinkat(folder.number, draft, 0)
      throw error
    }
    guard renameat(folder.number, draft, folder.number, name) != 0 else { return }
    let code = errno
    unlinkat(folder.number, draft, 0)
    throw ExportError(code, full)
  }
}

/// An open file or folder that closes itself.
private struct Descriptor: ~Copyable {
  let number: Int32

  init(_ number: Int32, _ path: String) throws(ExportError) {
    guard number >= 0 else { throw ExportError(errno, path) }
    self.number = number
  }

  deinit { close(number) }

  /// Whether the folder has an entry with a name.
  func holds(_ name: String) -> Bool {
    var status = stat()
    return fstatat(number, name, &status, AT_SYMLINK_NOFOLLOW) == 0
  }

  /// Whether a name is free or belongs to a regular file.
  ///
  /// Links, folders, pipes and devices are never replaced.
  func canReplace(_ name: String) -> Bool {
    var status = stat()
    guard fstatat(number, name, &status, AT_SYMLINK_NOFOLLOW) == 0 else { return errno == ENOENT }
    return ExportError.Obstacle(status.st_mode) == nil
  }

  /// The names in the folder, except the files that file managers put everywhere.
  func names(_ path: String) throws(ExportError) -> [String] {
    let copy = dup(number)
    guard copy >= 0, let stream = fdopendir(copy) else { throw ExportError(errno, path) }
    defer { closedir(stream) }
    var names: [String] = []
    while let entry = readdir(stream) {
      names.append(
        withUnsafeBytes(of: &entry.pointee.d_name) { bytes in
          String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
        })
    }
    return names.filter { ![".", "..", ".DS_Store"].contains($0) }
  }
}

private func isFolder(_ path: String) -> Bool {
  var status = stat()
  return stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
}
