/// The topics of a file, with numbers that distinguish records without decoding them.
///
/// A file may have as many topics as records, so the topics are stored as the bytes of their
/// fields.
struct Topics: Sendable {
  /// The streams in the order of their first records.
  private(set) var streams: [StreamName] = []
  private var streamNumbers: [StreamName: Int] = [:]
  /// The fields of all topics, joined.
  private var fields: [UInt8] = []
  /// The end of each field in `fields`.
  private var ends: [UInt32] = []
  /// The number of the stream of each topic.
  private var streamOfTopic: [UInt32] = []
  /// A hash table of the topics: each slot has the number of a topic plus one, or 0 if it is free.
  ///
  /// A topic is found by the hash of its field. The number of slots is a power of two.
  private var slots: [UInt32] = []

  /// The number of topics.
  var count: Int { ends.count }

  /// The number of a topic by its field; nil if the field is malformed.
  mutating func number(ofField field: UnsafeRawBufferPointer) -> Int? {
    if 2 * count >= slots.count { grow() }
    let slot = slot(of: field)
    if slots[slot] > 0 { return Int(slots[slot]) - 1 }
    guard let topic = Topic(field: field) else { return nil }
    add(field, of: number(adding: topic.stream))
    slots[slot] = UInt32(count)
    return count - 1
  }

  /// The number of a stream; nil if it has no records.
  func number(of stream: StreamName) -> Int? { streamNumbers[stream] }

  /// The number of the stream of a topic.
  func stream(of topic: Int) -> Int { Int(streamOfTopic[topic]) }

  /// The name of the stream of a topic.
  func streamName(of topic: Int) -> StreamName { streams[stream(of: topic)] }

  /// Whether a topic has a subject.
  func hasSubject(_ topic: Int) -> Bool {
    range(of: topic).count > streamName(of: topic).rawValue.utf8.count
  }

  /// A topic by its number.
  func topic(_ number: Int) -> Topic {
    let stream = streamName(of: number)
    guard hasSubject(number) else { return Topic(stream: stream, subject: nil) }
    let start = range(of: number).lowerBound + stream.rawValue.utf8.count + 1
    let subject = fields.withUnsafeBytes { Subject(bytes: $0.part(start..<Int(ends[number]))) }
    return Topic(stream: stream, subject: subject)
  }

  /// The field of a topic, in the form of a line.
  func field(_ topic: Int) -> ArraySlice<UInt8> { fields[range(of: topic)] }

  private func range(of topic: Int) -> Range<Int> {
    (topic == 0 ? 0 : Int(ends[topic - 1]))..<Int(ends[topic])
  }

  private mutating func number(adding stream: StreamName) -> Int {
    if let known = streamNumbers[stream] { return known }
    streams.append(stream)
    streamNumbers[stream] = streams.count - 1
    return streams.count - 1
  }

  private mutating func add(_ field: UnsafeRawBufferPointer, of stream: Int) {
    fields.append(contentsOf: field)
    ends.append(UInt32(fields.count))
    streamOfTopic.append(UInt32(stream))
  }
}

// MARK: - Finding a topic by its field

extension Topics {
  /// The slot of a field, or the free slot for it.
  private func slot(of field: UnsafeRawBufferPointer) -> Int {
    var hasher = Hasher()
    hasher.combine(bytes: field)
    var slot = hasher.finalize() & (slots.count - 1)
    while slots[slot] > 0, !isField(field, of: Int(slots[slot]) - 1) {
      slot = (slot + 1) & (slots.count - 1)
    }
    return slot
  }

  private func isField(_ field: UnsafeRawBufferPointer, of topic: Int) -> Bool {
    let range = range(of: topic)
    guard range.count == field.count else { return false }
    return fields.withUnsafeBytes { $0.part(range).elementsEqual(field) }
  }

  private mutating func grow() {
    slots = [UInt32](repeating: 0, count: max(16, slots.count * 2, (2 * count + 1).nextPowerOfTwo))
    for number in 0..<count {
      let slot = fields.withUnsafeBytes { self.slot(of: $0.part(range(of: number))) }
      slots[slot] = UInt32(number + 1)
    }
  }
}

extension Int {
  /// The smallest power of two that is not less than this positive number.
  fileprivate var nextPowerOfTwo: Int {
    1 << (Int.bitWidth - (self - 1).leadingZeroBitCount)
  }
}

// MARK: - Keeping them in a checkpoint

extension Topics {
  /// Makes the topics from fields that were read before, in their order, with their streams.
  ///
  /// The fields were checked when they were first read. The hash table is built on demand.
  init?(fields: [UInt8], ends: [UInt32], streamOfTopic: [UInt32], streams: [StreamName]) {
    guard ends.count == streamOfTopic.count, Int(ends.last ?? 0) == fields.count,
      zip(ends, ends.dropFirst()).allSatisfy(<),
      streamOfTopic.allSatisfy({ $0 < UInt32(streams.count) })
    else { return nil }
    self.fields = fields
    self.ends = ends
    self.streamOfTopic = streamOfTopic
    self.streams = streams
    for (number, stream) in streams.enumerated() { streamNumbers[stream] = number }
  }

  /// The arguments of ``init(fields:ends:streamOfTopic:streams:)``.
  var kept: (fields: [UInt8], ends: [UInt32], streamOfTopic: [UInt32]) {
    (fields, ends, streamOfTopic)
  }
}
