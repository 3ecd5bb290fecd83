import Journal
import PrintedText
import Sync

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

extension FieldPlace {
  /// The field as one word: the stream, the thing's id and the field's name, with `-` for a missing
  /// part.
  var text: String { "\(stream):\(thing ?? "-"):\(field.isEmpty ? "-" : field)" }
}

extension PendingEdit {
  /// The pending edit as a JSON object.
  var json: JSON {
    [
      "id": .string(id.rawValue), "stream": .string(stream.rawValue),
      "means": .string(meaning.kind.rawValue), "of": .optional(meaning.thing),
      "fields": .strings(meaning.fields), "time": .string(EventTime.text(time)),
    ]
  }
}

extension EditConflict {
  /// The conflict as a JSON object.
  func json(for device: DeviceID?) -> JSON {
    [
      "place": .string(place.text), "stream": .string(place.stream.rawValue),
      "of": .optional(place.thing), "field": .string(place.field), "base": base?.value ?? .null,
      "sides": .array(
        sides.map { side in
          [
            "id": .string(side.id.rawValue), "isMine": .bool(side.device == device),
            "device": .string(side.device.rawValue), "time": .string(EventTime.text(side.time)),
            "means": .string(side.meaning.kind.rawValue), "value": side.value,
          ]
        }),
    ]
  }

  /// The side that an argument names; nil if no side has that name.
  func side(_ word: String, for device: DeviceID?) -> Side? {
    switch word.lowercased() {
    case "mine": sides.last { $0.device == device }
    case "theirs": sides.last { $0.device != device }
    default: sides.first { $0.id.rawValue == word }
    }
  }
}

extension EditConflict.Side {
  /// The edit's content; null if it is unknown.
  fileprivate var value: JSON {
    guard let event else { return .null }
    return (try? JSONReader.read(String(decoding: event.payload, as: UTF8.self))) ?? .null
  }
}
