import SeededRandom

/// How much of a disk survives a crash.
enum Survival: Sendable, CustomStringConvertible {
  /// The process was killed before the current operation had an effect.
  case killedBefore
  /// The process was killed after a part of a write, or after all of another operation.
  case killedDuring(seed: Int)
  /// The power failed; only synced changes remain.
  case syncedOnly
  /// The power failed; all changes remain, including the current operation.
  case everything
  /// The power failed; some sectors, truncations and names remain.
  case some(seed: Int)

  var description: String {
    switch self {
    case .killedBefore: "killed before it"
    case .killedDuring(let seed): "killed during it, seed \(seed)"
    case .syncedOnly: "power cut, only what was synced"
    case .everything: "power cut, everything kept"
    case .some(let seed): "power cut, some kept, seed \(seed)"
    }
  }

  /// The extreme cases, and a number of random ones.
  static func all(seeds: Int, from first: Int) -> [Survival] {
    let chances = (0..<seeds).map { Survival.some(seed: first &* 1000 &+ $0) }
    return [.killedBefore, .killedDuring(seed: first), .syncedOnly, .everything] + chances
  }
}

extension DiskImage {
  /// The contents by path, as far as they were synced.
  var syncedContents: [String: [UInt8]] { settledNames.mapValues { files[$0].settled } }

  /// The contents by path, as every process sees them.
  var contents: [String: [UInt8]] { names.mapValues { files[$0].bytes } }

  /// The contents by path, if chance decides which unsynced changes remain.
  func someContents(seed: Int) -> [String: [UInt8]] {
    var chance = SeededGenerator(seed: seed)
    let names = someNames(&chance)
    let kept = files.map { $0.someBytes(&chance) }
    return names.mapValues { kept[$0] }
  }

  /// A later rename remains only if the earlier renames do.
  private func someNames(_ chance: inout SeededGenerator) -> [String: Int] {
    let renames = pendingNames.count { if case .rename = $0 { true } else { false } }
    var keptRenames = Int.random(in: 0...renames, using: &chance)
    var names = settledNames
    for change in pendingNames {
      if case .rename = change {
        keptRenames -= 1
        if keptRenames >= 0 { names.apply(change) }
      } else if Bool.random(using: &chance) {
        names.apply(change)
      }
    }
    return names
  }
}

extension DiskImage.File {
  static let sector = 512

  fileprivate func someBytes(_ chance: inout SeededGenerator) -> [UInt8] {
    var kept = settled
    for change in pending {
      switch change {
      case .truncate: if Bool.random(using: &chance) { kept.apply(change) }
      case .write(let bytes, let offset): Self.writeSome(bytes, at: offset, in: &kept, &chance)
      }
    }
    return kept
  }

  /// Writes some sectors; the size may have grown without them.
  private static func writeSome(
    _ bytes: [UInt8], at offset: Int, in kept: inout [UInt8], _ chance: inout SeededGenerator
  ) {
    let end = offset + bytes.count
    if Bool.random(using: &chance) { kept.resize(to: max(kept.count, end)) }
    let odds = [1, 5, 9].randomElement(using: &chance) ?? 5
    var place = offset
    while place < end {
      let next = min(end, (place / sector + 1) * sector)
      if Int.random(in: 0..<10, using: &chance) < odds {
        kept.apply(.write(Array(bytes[(place - offset)..<(next - offset)]), at: place))
      }
      place = next
    }
  }
}
