/// A damaged folder with limits.
struct FolderFault: Sendable {
  let name: String
  /// The files by their paths.
  let files: [String: [UInt8]]
  /// Whether no record is lost, so that no loss may be reported.
  var isHarmless = false
}

extension LimitFile {
  private func folder(_ name: String, _ journal: [UInt8], isHarmless: Bool = false) -> FolderFault {
    FolderFault(
      name: name, files: [Script.path: journal, Script.path + ".count": count],
      isHarmless: isHarmless)
  }

  /// Folders with one flipped bit, for each byte of the lines.
  var bits: [FolderFault] {
    bytes.indices.dropLast(lines.last?.count ?? 0).map { place in
      var flipped = bytes
      flipped[place] ^= 1 << UInt8(place % 8)
      return folder("a bit of byte \(place)", flipped)
    }
  }

  /// Folders in which the lines from one on have line ends of other systems, with the empty lines
  /// that an editor may add.
  var foreignEnds: [FolderFault] {
    var faults: [FolderFault] = []
    for first in 0..<lines.count {
      for end in ["", "\r\n", "\n"] {
        let bytes: [UInt8] = foreign(from: first) + Array(end.utf8)
        let name = "line ends of another system from \(first) on"
        faults.append(folder(name, bytes, isHarmless: true))
      }
    }
    return faults
  }

  private func foreign(from first: Int) -> [UInt8] {
    var bytes: [UInt8] = []
    for (index, line) in lines.enumerated() {
      bytes += line
      guard index >= first, index < lines.count - 1 else { continue }
      bytes.removeLast()
      bytes += [0x0D, 0x0A]
    }
    return bytes
  }

  /// Folders with zeros up to the end of the file, from each byte on.
  var zeroedEnds: [FolderFault] {
    bytes.indices.dropLast((lines.last?.count ?? 0) + 1).map { place in
      let zeros = [UInt8](repeating: 0, count: bytes.count - place)
      return folder("zeros from \(place) on", Array(bytes[..<place]) + zeros)
    }
  }

  /// Folders whose file ends after one of its lines, for each line.
  var endsAtLines: [FolderFault] {
    (1..<(lines.count - 1)).map { count in
      folder("cut after \(count) lines", Array(lines[..<count].joined()))
    }
  }

  /// Folders without the journal, with its remains complete or cut, and with or without the count.
  var leftovers: [FolderFault] {
    let names = [".new", ".damaged-1", ".index", ".index-limits", ".assets-photos"]
    let cuts = stride(from: 0, to: bytes.count, by: 97).map { Array(bytes[..<$0]) } + [bytes]
    let whole = names.flatMap { name in cuts.map { (name, $0) } }
    let without = whole.map { name, bytes in
      FolderFault(name: "\(name) of \(bytes.count) bytes", files: [Script.path + name: bytes])
    }
    let with = without.map { fault in
      var files = fault.files
      files[Script.path + ".count"] = count
      return FolderFault(name: fault.name + " and the count", files: files)
    }
    let key = FolderFault(name: "a key", files: ["/data/" + Self.key: [1]])
    return without + with
      + [key, FolderFault(name: "the count", files: [Script.path + ".count": count])]
  }

  /// The name of a file that is created after the first record.
  static let key = "key"
}
