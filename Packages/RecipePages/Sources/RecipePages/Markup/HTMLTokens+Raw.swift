extension HTMLTokens {
  /// Skips a comment, which ends at `-->` or `--!>`, or a text that only begins like one.
  mutating func skipDeclaration() {
    guard ByteSearch.stands("!--", at: place + 1, in: bytes) else {
      return skip(past: UInt8(ascii: ">"))
    }
    place += 4
    if place < bytes.count, bytes[place] == UInt8(ascii: ">") { return place += 1 }
    if ByteSearch.stands("->", at: place, in: bytes) { return place += 2 }
    while true {
      place = ByteSearch.place(of: UInt8(ascii: "-"), in: bytes, from: place)
      guard place < bytes.count else { return }
      if ByteSearch.stands("-->", at: place, in: bytes) { return place += 3 }
      if ByteSearch.stands("--!>", at: place, in: bytes) { return place += 4 }
      place += 1
    }
  }

  /// The contents of an element that holds only text; nil if there are none.
  mutating func rawText(of tag: HTMLTag) -> Token? {
    let start = place
    let end = tag == .script ? scriptEnd() : rawEnd(of: tag, from: place)
    place = end
    guard end > start else { return nil }
    return tag == .title || tag == .textarea ? .text(start..<end) : .raw(start..<end)
  }

  private func rawEnd(of tag: HTMLTag, from start: Int) -> Int {
    var end = ByteSearch.place(of: UInt8(ascii: "<"), in: bytes, from: start)
    while end < bytes.count, !isEnd(of: tag, at: end) {
      end = ByteSearch.place(of: UInt8(ascii: "<"), in: bytes, from: end + 1)
    }
    return end
  }

  private func isEnd(of tag: HTMLTag, at place: Int) -> Bool {
    guard place + 2 < bytes.count, bytes[place + 1] == UInt8(ascii: "/") else { return false }
    return tags.name(key(at: place + 2)) == tag
  }

  /// The hash of the name at a place, if it ends like the name of a tag.
  private func key(at start: Int) -> UInt64 {
    var (key, place) = (NameTable<HTMLTag>.start, start)
    while place < bytes.count, bytes[place].isLetter {
      key = NameTable<HTMLTag>.adding(bytes[place], to: key)
      place += 1
    }
    guard place < bytes.count else { return 0 }
    let byte = bytes[place]
    return byte.isBlank || byte == UInt8(ascii: ">") || byte == UInt8(ascii: "/") ? key : 0
  }

  /// The end of a script; inside `<!--` the end tag of a nested script does not end it.
  private func scriptEnd() -> Int {
    var (end, isComment, isHidden) = (place, false, false)
    while true {
      end = scriptSign(from: end, isComment)
      guard end < bytes.count else { return end }
      if bytes[end] == UInt8(ascii: "-") {
        if ByteSearch.stands("-->", at: end, in: bytes) { (isComment, isHidden) = (false, false) }
      } else if ByteSearch.stands("!--", at: end + 1, in: bytes) {
        isComment = !ByteSearch.stands(">", at: end + 4, in: bytes)
      } else if isEnd(of: .script, at: end) {
        guard isHidden else { return end }
        isHidden = false
      } else if isComment, tags.name(key(at: end + 1)) == .script {
        isHidden = true
      }
      end += 1
    }
  }

  /// The place of the next sign that may matter in a script.
  private func scriptSign(from start: Int, _ isComment: Bool) -> Int {
    guard isComment else {
      return ByteSearch.place(of: UInt8(ascii: "<"), in: bytes, from: start)
    }
    var place = start
    while place < bytes.count, bytes[place] != UInt8(ascii: "<"), bytes[place] != UInt8(ascii: "-")
    {
      place += 1
    }
    return place
  }
}
