/// The parts of a file from which lines are read: parts in memory, or parts that were read again.
struct LinePieces: Sendable {
  /// Some bytes, and their offset in the file.
  struct Piece: Sendable {
    let start: Int
    let bytes: [UInt8]
  }

  /// The pieces, in the order of their offsets.
  private let pieces: [Piece]

  init(_ pieces: [Piece]) {
    self.pieces = pieces
  }

  /// Runs a function on the bytes of a line that is in one of the pieces.
  func withLine<Result>(
    _ line: Log.Line, _ body: (UnsafeRawBufferPointer) -> Result
  ) -> Result {
    let piece = piece(of: line)
    let start = line.offset - piece.start
    return piece.bytes.withUnsafeBytes { body($0.part(start..<(start + line.count))) }
  }

  /// A part of a line's bytes, without copying them.
  func bytes(of line: Log.Line, from first: Int = 0) -> ArraySlice<UInt8> {
    let piece = piece(of: line)
    return piece.bytes[(line.offset + first - piece.start)..<(line.range.upperBound - piece.start)]
  }

  private func piece(of line: Log.Line) -> Piece {
    var (low, high) = (0, pieces.count - 1)
    while low < high {
      let middle = (low + high + 1) / 2
      if pieces[middle].start <= line.offset { low = middle } else { high = middle - 1 }
    }
    return pieces[low]
  }
}

extension LinePieces {
  /// The most bytes between two lines that are still read in one piece.
  private static let longestGap = 4 << 10
  /// The most bytes of a piece that has several lines.
  private static let longestPiece = 1 << 20

  /// The ranges of a file that contain some lines: as few as possible, and in order.
  static func ranges(of lines: some Sequence<Log.Line>) -> [Range<Int>] {
    var ranges: [Range<Int>] = []
    for range in lines.map(\.range).sorted(by: { $0.lowerBound < $1.lowerBound }) {
      guard let last = ranges.last, range.lowerBound - last.upperBound <= longestGap,
        range.upperBound - last.lowerBound <= longestPiece
      else {
        ranges.append(range)
        continue
      }
      ranges[ranges.count - 1] = last.lowerBound..<max(last.upperBound, range.upperBound)
    }
    return ranges
  }
}

extension Log {
  /// The bytes in memory, as pieces.
  var piecesAtHand: LinePieces {
    LinePieces([LinePieces.Piece(start: released.count, bytes: bytes)])
  }

  /// The records at some indices of `lines`, whose bytes are in the given pieces.
  func records(_ indices: some Sequence<Int>, in pieces: LinePieces) -> [Record] {
    indices.compactMap { index in
      let line = lines[index]
      return pieces.withLine(line) { bytes in
        RecordLine(bytes)?.record(of: topics.topic(line.topic), format: format)
      }
    }
  }
}
