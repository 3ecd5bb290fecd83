/// The statuses of a server's answers.
struct Answers {
  private static let mark = Array("HTTP/1.1 ".utf8)

  /// The statuses, in order.
  private(set) var codes: [Int] = []
  private var tail: [UInt8] = []

  /// Adds received bytes.
  mutating func take(_ bytes: ArraySlice<UInt8>) {
    var text = tail + bytes
    var start = 0
    while let place = Self.place(of: Self.mark, in: text, from: start),
      place + Self.mark.count + 3 <= text.count
    {
      let digits = text[(place + Self.mark.count)..<(place + Self.mark.count + 3)]
      codes.append(Int(String(decoding: digits, as: UTF8.self)) ?? 0)
      start = place + Self.mark.count + 3
    }
    text.removeFirst(max(start, text.count - Self.mark.count - 2))
    tail = text
  }

  private static func place(of mark: [UInt8], in text: [UInt8], from start: Int) -> Int? {
    guard text.count - start >= mark.count else { return nil }
    for index in start...(text.count - mark.count)
    where text[index] == mark[0] && text[index..<(index + mark.count)].elementsEqual(mark) {
      return index
    }
    return nil
  }
}
