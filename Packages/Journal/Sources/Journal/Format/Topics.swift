/// The topics of a file, each with a number, so that records can be told apart without decoding.
struct Topics: Sendable {
  /// A topic and the number of its stream.
  struct Entry: Sendable {
    let topic: Topic
    let stream: Int
  }

  private(set) var all: [Entry] = []
  private(set) var streams: [StreamName] = []
  private var numbers: [String: Int] = [:]
  private var streamNumbers: [StreamName: Int] = [:]

  /// The number of a topic, by the field that names it; nil for a field that is not right.
  mutating func number(ofField field: UnsafeRawBufferPointer) -> Int? {
    let text = String(decoding: field, as: UTF8.self)
    if let known = numbers[text] { return known }
    guard let topic = Topic(field: field) else { return nil }
    let stream = streamNumbers[topic.stream] ?? streams.count
    if stream == streams.count {
      streams.append(topic.stream)
      streamNumbers[topic.stream] = stream
    }
    all.append(Entry(topic: topic, stream: stream))
    numbers[text] = all.count - 1
    return all.count - 1
  }

  /// The number of a stream; nil for one without records.
  func number(of stream: StreamName) -> Int? { streamNumbers[stream] }
}
