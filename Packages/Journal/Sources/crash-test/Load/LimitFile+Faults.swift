/// A damaged file.
struct FileFault: Sendable {
  let name: String
  let bytes: [UInt8]
  /// Whether the file looks as if its last batch was not written, or not completely.
  var isOlder = false
}

extension LimitFile {
  /// Files with one flipped bit, for each bit of the last two lines, their ends and the padding.
  var bitsAtEnd: [FileFault] {
    let start = lines.dropLast(3).reduce(0) { $0 + $1.count }
    return (start..<bytes.count).flatMap { place in
      (0..<8).map { bit in
        var flipped = bytes
        flipped[place] ^= 1 << UInt8(bit)
        return FileFault(name: "bit \(bit) of byte \(place)", bytes: flipped)
      }
    }
  }

  /// Files in which a line feed is replaced, for each line feed and each other byte.
  var endsOverwritten: [FileFault] {
    bytes.indices.filter { bytes[$0] == 0x0A }.flatMap { place in
      (UInt8.min...UInt8.max).filter { $0 != 0x0A }.map { byte in
        var overwritten = bytes
        overwritten[place] = byte
        return FileFault(name: "byte \(byte) for line feed at \(place)", bytes: overwritten)
      }
    }
  }

  /// Files without one or several adjacent lines, at every position.
  var linesRemoved: [FileFault] {
    let (lines, count) = (lines, lines.count - 1)
    return (0..<count).flatMap { first in
      ((first + 1)...count).map { end in
        let kept = lines[..<first] + lines[end...]
        return FileFault(
          name: "lines \(first)..<\(end) removed", bytes: Array(kept.joined()),
          isOlder: end == count)
      }
    }
  }

  /// Files with two lines swapped, for each pair of lines.
  var linesSwapped: [FileFault] {
    (0..<(lines.count - 1)).flatMap { one in
      (0..<one).map { other in
        var swapped = lines
        swapped.swapAt(one, other)
        return FileFault(name: "lines \(other) and \(one) swapped", bytes: Array(swapped.joined()))
      }
    }
  }

  /// Files with one line duplicated, for each line and each position.
  var linesDoubled: [FileFault] {
    (0..<(lines.count - 1)).flatMap { line in
      (0..<lines.count).map { place in
        var doubled = lines
        doubled.insert(lines[line], at: place)
        return FileFault(name: "line \(line) again at \(place)", bytes: Array(doubled.joined()))
      }
    }
  }
}
