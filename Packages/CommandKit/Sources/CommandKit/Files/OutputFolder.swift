/// Writes many files into a folder that a call names.
///
/// The folder must be missing, empty, or written by the same command before; a marker file inside,
/// such as `.mealadvisor-output`, lists the command and its files. No other file is ever replaced
/// or removed.
public struct OutputFolder: Sendable {
  /// Opens a folder for a command, and creates it if it is missing.
  public var open:
    @Sendable (_ path: String, _ command: String) throws(ExportError) -> OutputSession

  /// Creates a folder and its parents, for single files next to other people's files.
  public var make: @Sendable (_ path: String) throws(ExportError) -> Void

  /// Makes a writer; errors of both functions become ``ExportError/init(_:at:)``.
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

  /// Opens a folder, writes all files and finishes.
  public func write(
    _ files: [OutputFile], to path: String, command: String
  ) throws(ExportError) {
    let session = try open(path, command)
    for file in files { try session.write(file) }
    try session.finish()
  }
}

/// A folder that is being written; several tasks may write files.
public struct OutputSession: Sendable {
  /// Writes one file, completely or not at all, with the folders on its path.
  ///
  /// Refuses a path that leaves the folder, and a file that the command did not write itself.
  public var write: @Sendable (_ file: OutputFile) throws(ExportError) -> Void
  /// Removes files of an earlier call that this call did not write, and closes the folder.
  ///
  /// If it is not called, the folder keeps the files written so far and still belongs to the
  /// command.
  public var finish: @Sendable () throws(ExportError) -> Void

  /// Makes a session; errors of both functions become ``ExportError/init(_:at:)``.
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

/// A file to be written into a folder.
public struct OutputFile: Equatable, Sendable {
  /// The path below the folder, such as `screens/home.html`.
  public var path: String
  /// The content of the file.
  public var text: String

  /// Makes a file.
  public init(path: String, text: String) {
    self.path = path
    self.text = text
  }

  /// The names on the path to the file; nil if they leave the folder or are invalid.
  ///
  /// Names that begin with a dot are refused, including `..` and the marker.
  var names: [String]? {
    let names = path.split(separator: "/", omittingEmptySubsequences: false).map(String.init)
    let isPlain = names.allSatisfy { name in
      !name.isEmpty && !name.hasPrefix(".") && name.utf8.count <= 200
        && name.unicodeScalars.allSatisfy { $0.value >= 0x20 && $0.value != 0x7F && $0 != "\\" }
    }
    return isPlain ? names : nil
  }
}
