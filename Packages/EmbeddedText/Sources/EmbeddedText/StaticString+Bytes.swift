extension StaticString {
  /// The bytes of the literal, which live as long as the process.
  public var bytes: UnsafeBufferPointer<UInt8> {
    UnsafeBufferPointer(start: utf8Start, count: utf8CodeUnitCount)
  }
}

extension UnsafeBufferPointer<UInt8> {
  /// Where each line begins, counted in bytes; nothing for an empty text.
  public var lineStarts: [Int32] {
    guard !isEmpty else { return [] }
    var starts: [Int32] = [0]
    for index in indices where self[index] == 10 { starts.append(Int32(index + 1)) }
    return starts
  }
}
