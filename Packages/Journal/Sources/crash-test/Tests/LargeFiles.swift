#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif
import Journal

/// Opens, reads and repairs large damaged files of two sizes.
///
/// Four times the size may take at most six times as long. The best of a few runs is used, because
/// other work on the machine can only make a run slower.
struct LargeFiles {
  private static let bound = 6.0
  private static let mostRuns = 5
  private static let sizes = [10 << 20, 40 << 20]

  private let extent: Extent

  init(_ extent: Extent) {
    self.extent = extent
  }

  func run() async -> [Row] {
    let kinds: [(String, @Sendable (Int) -> [UInt8])] = [
      ("every third line damaged", Self.damaged), ("one line", Self.oneLine),
      ("line feeds", { Self.filled($0, 0x0A) }), ("zeros", { Self.filled($0, 0) }),
      ("marks of undo", Self.marks),
    ]
    var rows: [Row] = []
    for (name, make) in kinds {
      rows.append(await Row.measured("large: \(name), 10 and 40 MiB") { await compare(make) })
    }
    return rows
  }

  private func compare(_ make: @Sendable (Int) -> [UInt8]) async -> Tally {
    let files = Self.sizes.map { make(extent.either($0 / 4, $0)) }
    var tally = Tally()
    var best = Double.infinity
    for run in 0..<Self.mostRuns where best > Self.bound {
      let rows = [await measured(files[0]), await measured(files[1])]
      if run == 0 { for row in rows { tally.add(row.tally) } }
      best = min(best, rows[1].seconds / max(rows[0].seconds, 0.05))
    }
    if best > Self.bound { tally.note("four times the size takes \(best) times as long") }
    return tally
  }

  private func measured(_ bytes: [UInt8]) async -> Row {
    await Row.measured("") { await Self.open(bytes) }
  }

  /// Reads the file like an app at its start, and writes once.
  private static func open(_ bytes: [UInt8]) async -> Tally {
    var tally = Tally()
    tally.points = 1
    let disk = JournalFileSystem.inMemory()
    do {
      try disk.makeFolder("/data")
      try disk.open(Script.path, .create)?.write(bytes, 0)
      let journal = try EventJournal(directory: Script.folder, fileSystem: disk)
      for _ in 0..<20 { _ = try await Store(Load.shelf, in: journal).state() }
      try await journal.append([Load.large(1).event])
    } catch {
      tally.note("\(error)")
    }
    return tally
  }

  private static func filled(_ size: Int, _ byte: UInt8) -> [UInt8] {
    start() + [UInt8](repeating: byte, count: size)
  }

  private static func oneLine(_ size: Int) -> [UInt8] {
    start() + [UInt8](repeating: UInt8(ascii: "x"), count: size) + [0x0A]
  }

  private static func damaged(_ size: Int) -> [UInt8] {
    var bytes = start()
    var number = 1
    while bytes.count < size {
      let payload = #"{"ends":false,"number":\#(number),"item":"item-\#(number % 99)"}"#
      bytes += line("\(number) id-\(number) d \(time) 1/1 shelf/item-\(number % 99) 1 \(payload)")
      if number % 3 == 0 { bytes[bytes.count - 9] ^= 4 }
      number += 1
    }
    return bytes
  }

  private static func marks(_ size: Int) -> [UInt8] {
    var bytes = start()
    var number = 1
    while bytes.count < size {
      let ids = (0..<20).map { #""0d3b6c1a-5f7e-4a80-9c2b-\#(100_000_000 + number * 20 + $0)""# }
      let payload = #"{"undoes":[\#(ids.joined(separator: ","))]}"#
      bytes += line("\(number) id-\(number) d \(time) 1/1 shelf 0 \(payload)")
      number += 1
    }
    return bytes
  }

  private static let time = "2026-05-12T18:30:00.000Z"

  private static func start() -> [UInt8] {
    let fields = "event-journal 2 large 0"
    return Array("\(fields) \(VersionOneFile.checksum(of: fields))\n".utf8)
  }

  private static func line(_ fields: String) -> [UInt8] {
    Array("\(VersionOneFile.checksum(of: fields)) \(fields)\n".utf8)
  }
}
