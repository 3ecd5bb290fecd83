import Snapshots
import Testing

/// What the path of a test file says about its snapshots.
struct TestFile {
  private let path: Substring

  init(_ location: SourceLocation) {
    path = location.filePath[...]
  }

  /// The file's name up to the first dot or plus: `HomeTests+Dark.swift` belongs to `HomeTests`.
  var suite: String {
    String(fileName.prefix { $0 != "." && $0 != "+" })
  }

  /// The snapshots beside the file; failures of different test targets do not mix.
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
