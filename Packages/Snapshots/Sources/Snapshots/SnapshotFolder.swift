/// A `__Snapshots__` folder of reference files and how this run treats it.
public struct SnapshotFolder: Sendable {
  /// The path of the folder.
  public let path: String
  /// The record mode and the folder for failures.
  public let settings: SnapshotSettings
  /// The access to the files.
  public let files: SnapshotFiles

  /// Makes a value for a folder that need not exist yet.
  public init(path: String, settings: SnapshotSettings, files: SnapshotFiles = .disk) {
    self.path = path
    self.settings = settings
    self.files = files
  }

  /// Compares a text with its reference file and writes the files that the mode allows.
  ///
  /// If there is an artifacts folder, it also writes the text of every failure there. Throws if a
  /// file cannot be read or written.
  public func verify(
    _ actual: String, named name: SnapshotName
  ) throws(SnapshotError) -> SnapshotReport {
    let reference = "\(path)/\(name.path)"
    let outcome = SnapshotOutcome.verify(
      actual, against: try files.read(reference), mode: settings.mode)
    let text = SnapshotFolder.ended(actual)
    if case .recorded = outcome { try files.write(text, reference) }
    var artifact: String?
    if let folder = settings.artifacts, !outcome.passes {
      let copy = "\(folder)/\(name.path)"
      try files.write(text, copy)
      artifact = copy
    }
    return SnapshotReport(name: name, outcome: outcome, reference: reference, artifact: artifact)
  }

  /// The text with a line break at its end, unless it is empty.
  private static func ended(_ text: String) -> String {
    text.isEmpty || text.utf8.last == UInt8(ascii: "\n") ? text : text + "\n"
  }

  /// The files of one suite that no test of a full run asserted, as sorted paths in the folder.
  public func orphans(
    ofSuite suite: String, asserted: Set<SnapshotName>
  ) throws(SnapshotError) -> [String] {
    let paths = Set(asserted.map(\.path))
    return try files.list("\(path)/\(suite)").map { "\(suite)/\($0)" }
      .filter { !paths.contains($0) }
  }
}
