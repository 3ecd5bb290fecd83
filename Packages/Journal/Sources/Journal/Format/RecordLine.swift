#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif
import Codecs

/// One record line, which is read in place, so it is valid only while its bytes are.
///
/// `<checksum> <sequence> <id> <device> <time> <k>/<n> <stream>[/<subject>] <version> <payload>`
struct RecordLine {
  let sequence: Int
  let id: UnsafeRawBufferPointer
  let device: UnsafeRawBufferPointer
  let time: Timestamp
  /// The position in its batch, from 1.
  let place: Int
  /// The number of records in the batch.
  let batch: Int
  /// The stream and possibly the subject; not checked.
  let topic: UnsafeRawBufferPointer
  let version: Int
  let payload: UnsafeRawBufferPointer

  /// The sequence before the first record of the batch, which is the same for all its records.
  var batchStart: Int { sequence - place }
}

extension RecordLine {
  /// The longest line, in bytes.
  static let longest = Event.maximumPayload + 1024
  /// The number of fields from the checksum to the version.
  static let fieldsBeforePayload = 8

  /// Reads a line without its line feed; nil unless the checksum and all fields except the topic
  /// are right.
  init?(checking line: UnsafeRawBufferPointer) {
    var reader = FieldReader(line)
    guard let checksum = reader.next(),
      Checksum.value(checksum) == CRC32.checksum(reader.rest)
    else { return nil }
    self.init(line)
  }

  /// Reads a line whose checksum is known to be right.
  init?(_ line: UnsafeRawBufferPointer) {
    var reader = FieldReader(line, from: Checksum.length + 1)
    guard let sequence = reader.number(), sequence > 0,
      let id = reader.next(), Identifier.isValid(id),
      let device = reader.next(), Identifier.isValid(device),
      let time = reader.next().flatMap(Timestamp.init(bytes:)),
      let place = reader.number(endedBy: UInt8(ascii: "/")), let batch = reader.number(),
      place > 0, place <= batch, place <= sequence,
      let topic = reader.next(),
      let version = reader.number(), !reader.rest.isEmpty
    else { return nil }
    self.init(
      sequence: sequence, id: id, device: device, time: time, place: place, batch: batch,
      topic: topic, version: version, payload: reader.rest)
  }

  /// The record with a known topic, independent of the line's bytes.
  func record(of topic: Topic, format: Int) -> Record {
    Record(
      format: format, sequence: sequence, id: EventID(trusted: id),
      device: DeviceID(trusted: device), time: time.date, stream: topic.stream,
      subject: topic.subject, version: version, payload: Data(payload))
  }
}
