/// How many files at once reach a folder that a call names.
///
/// A folder is only taken when it is missing, empty, or was written by the same command before;
/// a marker inside, a file such as `.mealadvisor-output`, says which command that was and what it wrote. Other
/// people's files are never replaced and never removed.
public struct OutputFolder: Sendable {
  /// Takes a folder over for a command, making it if it is missing.
  public var open:
    @Sendable (_ path: String, _ command: String) throws(ExportError) -> OutputSession

  /// Makes a folder and those above it, for single files beside those of others.
  public var make: @Sendable (_ path: String) throws(ExportError) -> Void

  /// Makes a way to write folders; what the two throw becomes ``ExportError/init(_:at:)``.
  public init(
    open: @escaping @Sendable (_ path: String, _ command: String) throws -> OutputSession,
    make: @escaping @Sendable (_ path: String) throws -> Void
  ) {
    self.open = { path, command throws(ExportError) in
      do { return try open(path, command) } catch { throw ExportError(error, at: path) }
    }
    self.make = { path throws(ExportError) in
      do { try make(path) } catch { throw ExportError(error, at: path) }
    }
  }

  /// Takes a folder over, writes all of the files and finishes.
  public func write(
    _ files: [OutputFile], to path: String, command: String
  ) throws(ExportError) {
    let session = try open(path, command)
    for file in files { try session.write(file) }
    try session.finish()
  }
}

/// A folder that is being written; files may come from several tasks.
public struct OutputSession: Sendable {
  /// Writes one file: whole under its name or not there, with the folders on its way.
  ///
  /// Refuses a path that leaves the folder, and a file that the command did not write itself.
  public var write: @Sendable (_ file: OutputFile) throws(ExportError) -> Void
  /// Removes what an earlier call wrote and this one did not, and closes the folder.
  ///
  /// Without it the folder stays as far as it was written, and the command's own.
  public var finish: @Sendable () throws(ExportError) -> Void

  /// Makes a session; what the two throw becomes ``ExportError/init(_:at:)``.
  public init(
    write: @escaping @Sendable (_ file: OutputFile) throws -> Void,
    finish: @escaping @Sendable () throws -> Void
  ) {
    self.write = { file throws(ExportError) in
      do { try write(file) } catch { throw ExportError(error, at: file.path) }
    }
    self.finish = { () throws(ExportError) in
      do { try finish() } catch { throw ExportError(error, at: "the folder") }
    }
  }
}

/// A file on its way into a folder.
public struct OutputFile: Equatable, Sendable {
  /// Where it goes, below the folder, such as `screens/home.html`.
  public var path: String
  /// What it holds.
  public var text: String

  /// Makes a file.
  public init(path: String, text: String) {
    self.path = path
    self.text = text
  }

  /// The names on the way to the file; nil when they lead elsewhere or could not be a file's.
  ///
  /// Names that begin with a dot are refused, and with them `..` and the marker.
  var names: [String]? {
    let names = path.split(separator: "/", omittingEmptySubsequences: false).map(String.init)
    let isPlain = names.allSatisfy { name in
      !name.isEmpty && !name.hasPrefix(".") && name.utf8.count <= 200
        && name.unicodeScalars.allSatisfy { $0.value >= 0x20 && $0.value != 0x7F && $0 != "\\" }
    }
    return isPlain ? names : nil
  }
}
