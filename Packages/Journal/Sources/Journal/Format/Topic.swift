/// The topic of an event: its stream, and its subject if it has one.
struct Topic: Hashable, Sendable {
  let stream: StreamName
  let subject: Subject?
}

extension Topic {
  private static let mark = UInt8(ascii: "/")

  /// Reads the field of a line; nil if it is malformed.
  init?(field: UnsafeRawBufferPointer) {
    let end = field.firstIndex(of: Self.mark) ?? field.count
    guard let stream = StreamName(bytes: field.part(0..<end)) else { return nil }
    var subject: Subject?
    if end < field.count {
      subject = Subject(bytes: field.part((end + 1)..<field.count))
      guard subject != nil else { return nil }
    }
    self.init(stream: stream, subject: subject)
  }
}
