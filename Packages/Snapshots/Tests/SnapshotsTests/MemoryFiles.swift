import Snapshots
import Synchronization

/// A disk in memory for one test.
final class MemoryFiles: Sendable {
  private let texts: Mutex<[String: String]>

  init(_ texts: [String: String] = [:]) {
    self.texts = Mutex(texts)
  }

  var all: [String: String] { texts.withLock { $0 } }

  var files: SnapshotFiles {
    SnapshotFiles(
      read: { path throws(SnapshotError) in self.all[path] },
      write: { text, path throws(SnapshotError) in self.texts.withLock { $0[path] = text } },
      list: { folder throws(SnapshotError) in
        let start = folder + "/"
        return self.all.keys.filter { $0.hasPrefix(start) }
          .map { String($0.dropFirst(start.count)) }.sorted()
      })
  }
}
