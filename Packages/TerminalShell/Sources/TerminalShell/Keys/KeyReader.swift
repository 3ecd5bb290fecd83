/// Turns the bytes of a terminal into keys.
///
/// Sources of the sequences: ECMA-48 for control sequences, xterm's control sequences for arrows,
/// paging keys and bracketed paste.
struct KeyReader {
  /// The maximum size of a paste in bytes; the rest is dropped.
  static let longestPaste = 65_536

  private var pending: [UInt8] = []
  private var pasted: [UInt8]?
  private var isCut = false

  /// The maximum number of characters in one read that are treated as typed; more are treated as
  /// pasted.
  static let mostTyped = 64

  /// Whether an escape waits for the rest of its sequence.
  var isWaiting: Bool { pasted == nil && pending.first == Self.escape }

  /// Whether a paste waits for its end.
  var isPasting: Bool { pasted != nil }

  /// Reads the next bytes; an incomplete sequence waits for the rest.
  mutating func read(_ bytes: some Sequence<UInt8>) -> [Key] {
    pending += bytes
    var keys: [Key] = []
    while let key = next() { keys.append(contentsOf: key) }
    return keys
  }

  /// The keys of one read.
  ///
  /// If there are too many characters to be typed, they become one pasted text, so that they press
  /// no keys.
  static func typed(_ keys: [Key]) -> [Key] {
    let text = keys.compactMap { key -> Character? in
      switch key {
      case .character(let character): character
      case .enter, .tab: " "
      default: nil
      }
    }
    guard text.count > mostTyped else { return keys }
    return [.paste(String(text), isCut: false)]
  }

  /// Returns an incomplete sequence as it is, because no input follows.
  mutating func flush() -> [Key] {
    if let text = pasted {
      defer { (pasted, pending) = (nil, []) }
      return [.paste(String(decoding: text + pending, as: UTF8.self), isCut: true)]
    }
    guard isWaiting else { return [] }
    let isAlone = pending.count == 1
    pending = []
    return [isAlone ? .escape : .unknown]
  }

  /// The keys of the next complete sequence; empty if it stands for no key; nil if no sequence is
  /// complete.
  private mutating func next() -> [Key]? {
    if pasted != nil { return paste() }
    guard let first = pending.first else { return nil }
    switch first {
    case Self.escape: return escaped()
    case 0x0D, 0x0A: return take(1, [.enter])
    case 0x09: return take(1, [.tab])
    case 0x7F, 0x08: return take(1, [.backspace])
    case 0x01...0x1A:
      return take(1, [.control(Character(UnicodeScalar(first + 0x60)))])
    case 0x00...0x1F: return take(1, [.unknown])
    default: return character()
    }
  }

  private mutating func take(_ count: Int, _ keys: [Key]) -> [Key] {
    pending.removeFirst(min(count, pending.count))
    return keys
  }

  /// Reads one scalar of UTF-8; drops invalid bytes.
  private mutating func character() -> [Key]? {
    let length: Int
    switch pending.first ?? 0 {
    case 0x20...0x7E: length = 1
    case 0xC2...0xDF: length = 2
    case 0xE0...0xEF: length = 3
    case 0xF0...0xF4: length = 4
    default: return take(1, [])
    }
    guard pending.count >= length else { return nil }
    let text = String(validating: pending.prefix(length), as: UTF8.self)
    return take(text == nil ? 1 : length, text.map { $0.map { .character($0) } } ?? [])
  }

  // MARK: - Sequences

  private mutating func escaped() -> [Key]? {
    guard pending.count > 1 else { return nil }
    switch pending[1] {
    case UInt8(ascii: "["): return sequence()
    case UInt8(ascii: "O"):
      guard pending.count > 2 else { return nil }
      return take(3, [Self.arrows[pending[2]] ?? .unknown])
    default: return take(1, [.escape])
    }
  }

  private mutating func sequence() -> [Key]? {
    let body = pending.dropFirst(2)
    guard let last = body.firstIndex(where: { (0x40...0x7E).contains($0) }) else {
      return pending.count > 32 ? take(pending.count, [.unknown]) : nil
    }
    let parameters = String(decoding: pending[2..<last], as: UTF8.self)
    let final = pending[last]
    _ = take(last + 1, [])
    switch (final, parameters) {
    case (UInt8(ascii: "Z"), _): return [.backTab]
    case (UInt8(ascii: "~"), "200"):
      pasted = []
      isCut = false
      return []
    case (UInt8(ascii: "~"), _): return [Self.numbered[parameters] ?? .unknown]
    default: return [Self.arrows[final] ?? .unknown]
    }
  }

  private mutating func paste() -> [Key]? {
    guard var text = pasted else { return nil }
    let end = Self.pasteEnd.firstMatch(in: pending)
    // A partial end mark stays for the next read.
    let count = end ?? max(0, pending.count - Self.pasteEnd.count + 1)
    guard end != nil || count > 0 else { return nil }
    let room = max(0, Self.longestPaste - text.count)
    isCut = isCut || count > room
    text += pending.prefix(min(count, room))
    _ = take(count, [])
    guard end != nil else {
      pasted = text
      return []
    }
    _ = take(Self.pasteEnd.count, [])
    pasted = nil
    return [.paste(String(decoding: text, as: UTF8.self), isCut: isCut)]
  }

  private static let escape: UInt8 = 0x1B
  private static let pasteEnd = Array("\u{1B}[201~".utf8)
  private static let arrows: [UInt8: Key] = [
    UInt8(ascii: "A"): .up, UInt8(ascii: "B"): .down, UInt8(ascii: "C"): .right,
    UInt8(ascii: "D"): .left, UInt8(ascii: "H"): .home, UInt8(ascii: "F"): .end,
  ]
  private static let numbered: [String: Key] = [
    "1": .home, "7": .home, "4": .end, "8": .end, "3": .delete, "5": .pageUp, "6": .pageDown,
  ]
}

extension Array<UInt8> {
  /// The first position of these bytes in other bytes; nil if there is none.
  fileprivate func firstMatch(in bytes: [UInt8]) -> Int? {
    guard bytes.count >= count else { return nil }
    return (0...(bytes.count - count)).first { start in
      bytes[start] == self[0] && bytes[start..<(start + count)].elementsEqual(self)
    }
  }
}
