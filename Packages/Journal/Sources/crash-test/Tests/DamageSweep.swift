import Journal

/// Cuts a file of 64 KB at each byte, and flips one bit of each byte, and all bits of each 64th
/// byte.
struct DamageSweep {
  private let extent: Extent

  init(_ extent: Extent) {
    self.extent = extent
  }

  func run() async -> [Row] {
    guard let sample = try? await SampleFile() else {
      var tally = Tally()
      tally.note("the file cannot be made")
      return [Row(what: "damage", tally: tally, seconds: 0)]
    }
    let step = extent.either(64, 1)
    let places = Array(stride(from: 0, to: sample.bytes.count, by: step))
    let cuts = await Row.measured("64 KB file, cut at each byte") {
      await Workers(what: "cuts", points: places).run { share, progress in
        await Self.each(share, progress) { await Self.cut(sample, at: $0, &$1) }
      }
    }
    let flips = await Row.measured("64 KB file, a bit of each byte flipped") {
      await Workers(what: "flips", points: places).run { share, progress in
        await Self.each(share, progress) { place, tally in
          let bits = place % 64 == 0 ? 0..<8 : (place % 8)..<(place % 8 + 1)
          for bit in bits { await Self.flip(sample, at: place, bit: bit, &tally) }
        }
      }
    }
    return [cuts, flips]
  }

  private static func each(
    _ places: [Int], _ progress: Progress, _ body: (Int, inout Tally) async -> Void
  ) async -> Tally {
    var tally = Tally()
    for place in places {
      await body(place, &tally)
      progress.step()
    }
    return tally
  }

  /// Checks that the journal has exactly the records before the cut.
  private static func cut(_ sample: SampleFile, at place: Int, _ tally: inout Tally) async {
    let isHeaderCut = place < sample.feeds[0]
    let wanted = isHeaderCut ? 0 : sample.whole(before: place)
    tally.points += 1
    tally.acknowledged += wanted
    do {
      let records = try await read(Array(sample.bytes[..<place]))
      guard records != Array(sample.records.prefix(wanted)) else { return }
      tally.lost += max(0, wanted - records.count)
      tally.invented += max(0, records.count - wanted)
      tally.note("cut at \(place): \(records.count) records instead of \(wanted)")
    } catch {
      if isHeaderCut, error == .notAJournal("journal") { return }
      tally.lost += wanted
      tally.note("cut at \(place): \(error)")
    }
  }

  /// Checks that the journal has all records except that of the damaged byte, and no others.
  private static func flip(
    _ sample: SampleFile, at place: Int, bit: Int, _ tally: inout Tally
  ) async {
    var bytes = sample.bytes
    bytes[place] ^= 1 << UInt8(bit)
    let mayLose = sample.mayLose(at: place)
    tally.points += 1
    tally.acknowledged += sample.records.count - mayLose.count
    do {
      compare(
        try await read(bytes), sample: sample, mayLose: mayLose,
        place: "bit \(bit) of byte \(place)", tally: &tally)
    } catch {
      if place <= sample.feeds[0], case .newerFormat = error { return }
      tally.lost += sample.records.count
      tally.note("bit \(bit) of byte \(place): \(error)")
    }
  }

  private static func compare(
    _ records: [Record], sample: SampleFile, mayLose: Range<Int>, place: @autoclosure () -> String,
    tally: inout Tally
  ) {
    var next = 0
    for (index, record) in sample.records.enumerated() {
      if next < records.count, records[next] == record {
        next += 1
      } else if !mayLose.contains(index) {
        tally.lost += 1
        tally.note("\(place()): record \(record.sequence) is missing")
      }
    }
    guard next < records.count else { return }
    tally.invented += records.count - next
    tally.note("\(place()): \(records.count - next) records were never appended like that")
  }

  private static func read(_ bytes: [UInt8]) async throws(JournalError) -> [Record] {
    let disk = CrashDisk([Script.path: bytes])
    let journal = try EventJournal(directory: Script.folder, fileSystem: disk.fileSystem)
    for stream in SampleFile.streams { _ = try await journal.records(in: stream) }
    return try await journal.records()
  }
}
