/// What became of a file.
struct FileFault: Sendable {
  let name: String
  let bytes: [UInt8]
  /// The file is as if its last batch had never been, or had not been finished.
  var isOlder = false
}

extension LimitFile {
  /// Each bit of the last two lines, of what ends them and of the padding.
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

  /// Every other byte in the place of each line feed.
  var endsOverwritten: [FileFault] {
    bytes.indices.filter { bytes[$0] == 0x0A }.flatMap { place in
      (UInt8.min...UInt8.max).filter { $0 != 0x0A }.map { byte in
        var overwritten = bytes
        overwritten[place] = byte
        return FileFault(name: "byte \(byte) for line feed at \(place)", bytes: overwritten)
      }
    }
  }

  /// One line or several in a row are gone, at every place.
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

  /// Each two lines have changed places.
  var linesSwapped: [FileFault] {
    (0..<(lines.count - 1)).flatMap { one in
      (0..<one).map { other in
        var swapped = lines
        swapped.swapAt(one, other)
        return FileFault(name: "lines \(other) and \(one) swapped", bytes: Array(swapped.joined()))
      }
    }
  }

  /// Each line is there a second time, at every place.
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
