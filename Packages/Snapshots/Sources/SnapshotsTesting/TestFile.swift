import Snapshots
import Testing

/// The locations of a test file's snapshots, derived from its path.
struct TestFile {
  private let path: Substring

  init(_ location: SourceLocation) {
    path = location.filePath[...]
  }

  /// The file's name up to the first dot or plus: `HomeTests+Dark.swift` belongs to `HomeTests`.
  var suite: String {
    String(fileName.prefix { $0 != "." && $0 != "+" })
  }

  /// The snapshots next to the file; each test target has a separate folder for failures.
  func folder(_ settings: SnapshotSettings) -> SnapshotFolder {
    var settings = settings
    settings.artifacts = settings.artifacts.map { "\($0)/\(target)" }
    return SnapshotFolder(path: "\(parent)/__Snapshots__", settings: settings)
  }

  private var fileName: Substring { path.suffix(while: { $0 != "/" }) }
  private var parent: Substring { path.dropLast(fileName.count + 1) }
  private var target: Substring { parent.suffix(while: { $0 != "/" }) }
}

extension Substring {
  fileprivate func suffix(while holds: (Character) -> Bool) -> Substring {
    self[(lastIndex { !holds($0) }.map(index(after:)) ?? startIndex)...]
  }
}
