extension Log {
  /// The bytes of a new file with some of this file's lines, unchanged.
  ///
  /// All bytes of this file must be in memory.
  ///
  /// - Parameters:
  ///   - batch: A batch to add.
  ///   - device: The device that signs the batch.
  func copy(
    as file: String, adding batch: Batch? = nil, by device: DeviceID? = nil,
    keeping isKept: (Int) -> Bool
  ) -> [UInt8] {
    let kept = lines.indices.filter(isKept)
    let added = device.flatMap { batch?.lines(after: lastSequence, device: $0) } ?? []
    let count = added.isEmpty ? 0 : batch?.events.count ?? 0
    let last = lastSequence + count
    let header = Header(file: file, settled: last, kept: last > 0 ? kept.count + count : nil)
    var copy: [UInt8] = []
    copy.reserveCapacity(
      header.line.count + kept.reduce(added.count) { $0 + lines[$1].count + 1 })
    copy += header.line
    for index in kept {
      copy += bytes[place(of: lines[index])]
      copy.append(UInt8(ascii: "\n"))
    }
    return copy + added
  }
}
