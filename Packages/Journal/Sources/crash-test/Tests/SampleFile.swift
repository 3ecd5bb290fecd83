#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif
import Journal

/// A journal of 64 KB that ends with a batch of three, with its records.
struct SampleFile: Sendable {
  static let size = 64 << 10
  static let lastBatch = 3
  static let streams = [Load.shelf.name, Load.tally.name] + Load.plain
  private static let padding = 256

  /// The bytes of the file, with a part of its padding.
  let bytes: [UInt8]
  let records: [Record]
  /// The number of complete records if the file ends after each line, including the first line.
  let wholeAtLine: [Int]
  /// The offset of each line feed.
  let feeds: [Int]

  init() async throws(JournalError) {
    let disk = CrashDisk()
    let journal = try EventJournal(directory: Script.folder, fileSystem: disk.fileSystem)
    var (whole, number, size) = ([0], 1, 0)
    repeat {
      let events = Load.batch(number, plain: 3)
      let isLast = size >= Self.size - 300
      let batch = isLast ? Array((events + Load.batch(number + 1, plain: 3)).prefix(3)) : events
      guard !isLast || batch.count == Self.lastBatch else {
        number += 1
        continue
      }
      let count = whole.last ?? 0
      whole += repeatElement(count, count: batch.count - 1) + [count + batch.count]
      try await journal.append(batch.map(\.event))
      size = Self.end(of: disk)
      if isLast { break }
      number += 1
    } while true
    let file = disk.contents[Script.path] ?? []
    bytes = Array(file.prefix(size + Self.padding))
    records = try await journal.records()
    wholeAtLine = whole
    feeds = bytes.indices.filter { file[$0] == 0x0A }
  }

  private static func end(of disk: CrashDisk) -> Int {
    let file = disk.contents[Script.path] ?? []
    return (file.lastIndex(of: 0x0A) ?? -1) + 1
  }
}

extension SampleFile {
  /// The number of lines that end before a byte.
  func lines(before place: Int) -> Int {
    var (low, high) = (0, feeds.count)
    while low < high {
      let middle = (low + high) / 2
      if feeds[middle] < place { low = middle + 1 } else { high = middle }
    }
    return low
  }

  /// The number of records that must remain if the file is cut at a byte after its first line.
  ///
  /// A line that lacks only its line feed is complete.
  func whole(before cut: Int) -> Int { wholeAtLine[lines(before: cut + 1) - 1] }

  /// The record that may be lost if a byte is changed: that of its line, or no record for a line
  /// feed.
  func mayLose(at place: Int) -> Range<Int> {
    let line = lines(before: place)
    guard line > 0, line < feeds.count, feeds[line] != place else { return 0..<0 }
    return (line - 1)..<line
  }
}
