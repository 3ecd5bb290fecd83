extension [UInt8] {
  /// Whether these bytes contain other bytes as one piece.
  func holds(_ other: [UInt8]) -> Bool {
    guard let first = other.first, other.count <= count else { return other.isEmpty }
    return withUnsafeBufferPointer { buffer in
      var place = 0
      while place + other.count <= buffer.count {
        place = ByteSearch.place(of: first, in: buffer, from: place)
        if place + other.count > buffer.count { return false }
        if buffer[place..<place + other.count].elementsEqual(other) { return true }
        place += 1
      }
      return false
    }
  }
}
