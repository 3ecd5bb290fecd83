import Synchronization

/// Files that the user handed to the app through a shell, such as a browser, and that no feature
/// has taken yet.
///
/// They are only in memory, within a bound: the oldest ones make room for a new one.
public final class ReceivedFiles: Sendable {
  /// A received file.
  public struct File: Equatable, Sendable {
    /// The name that the user gave it, without folders.
    public var name: String
    /// The address of the page that it is; empty for a file.
    public var address: String
    /// Its content.
    public var bytes: [UInt8]

    /// Makes a file.
    public init(_ name: String, at address: String = "", _ bytes: [UInt8] = []) {
      (self.name, self.address, self.bytes) = (name, address, bytes)
    }
  }

  private struct Entry {
    var file: File
    var expected: Int
    var isWhole: Bool { file.bytes.count == expected }
  }

  private struct Kept {
    var entries: [(ticket: String, entry: Entry)] = []
    var bytes: Int { entries.reduce(0) { $0 + $1.entry.expected } }
  }

  /// The most bytes of one file, and of all files together.
  public let mostBytes: Int
  /// The most files.
  public let mostFiles: Int
  private let kept = Mutex(Kept())

  /// Makes an empty collection.
  public init(mostBytes: Int, mostFiles: Int) {
    (self.mostBytes, self.mostFiles) = (mostBytes, mostFiles)
  }

  /// Begins a file; false if it is larger than the bound, or empty.
  ///
  /// - Parameters:
  ///   - ticket: an unguessable name by which its parts arrive and a feature takes it.
  ///   - expected: its size in bytes.
  public func begin(_ ticket: String, _ file: File, of expected: Int) -> Bool {
    guard 1...max(1, mostBytes) ~= expected, file.bytes.isEmpty else { return false }
    kept.withLock { kept in
      while !kept.entries.isEmpty,
        kept.bytes + expected > mostBytes || kept.entries.count >= mostFiles
      {
        kept.entries.removeFirst()
      }
      kept.entries.append((ticket, Entry(file: file, expected: expected)))
    }
    return true
  }

  /// Adds the next bytes of a file; false if they do not continue it, or are too many.
  public func add(_ bytes: [UInt8], to ticket: String, at offset: Int) -> Bool {
    kept.withLock { kept in
      guard let place = kept.entries.firstIndex(where: { $0.ticket == ticket }) else {
        return false
      }
      let entry = kept.entries[place].entry
      guard entry.file.bytes.count == offset, bytes.count <= entry.expected - offset else {
        return false
      }
      kept.entries[place].entry.file.bytes += bytes
      return true
    }
  }

  /// A file that arrived whole, without its removal; nil if there is none of that name.
  public func file(_ ticket: String) -> File? {
    kept.withLock { kept in
      kept.entries.first { $0.ticket == ticket && $0.entry.isWhole }?.entry.file
    }
  }

  /// Removes a file and returns it; nil if it did not arrive whole.
  public func take(_ ticket: String) -> File? {
    kept.withLock { kept in
      guard let place = kept.entries.firstIndex(where: { $0.ticket == ticket }) else { return nil }
      let entry = kept.entries.remove(at: place).entry
      return entry.isWhole ? entry.file : nil
    }
  }
}
