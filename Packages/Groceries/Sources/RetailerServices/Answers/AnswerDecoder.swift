#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif
import Groceries

/// Reads JSON that others wrote: unknown members are skipped, and an error names its place.
///
/// A wrong value is described by its kind alone, never repeated: it could hold a key, or a page of
/// another site.
enum AnswerDecoder {
  /// Decodes a value from bytes.
  ///
  /// - Throws: ``Groceries/RetailerError/malformed(place:text:)``.
  static func read<Value: Decodable>(
    _ type: Value.Type = Value.self, from bytes: [UInt8]
  ) throws(RetailerError) -> Value {
    do {
      return try JSONDecoder().decode(type, from: Data(bytes))
    } catch let error as DecodingError {
      throw malformed(error, bytes)
    } catch {
      throw .malformed(place: "answer", text: "text that is not JSON")
    }
  }

  private static func malformed(_ error: DecodingError, _ bytes: [UInt8]) -> RetailerError {
    let (path, kind) = fault(error)
    let place = Self.place(path)
    guard place.isEmpty else { return .malformed(place: place, text: kind) }
    return .malformed(place: "answer", text: whole(bytes))
  }

  /// The place of an error, and the kind of value there.
  static func fault(_ error: DecodingError) -> (path: [any CodingKey], kind: String) {
    switch error {
    case .keyNotFound(let key, let context): (context.codingPath + [key], "nothing")
    case .valueNotFound(_, let context): (context.codingPath, "null")
    case .typeMismatch(_, let context): (context.codingPath, "a value of another kind")
    case .dataCorrupted(let context): (context.codingPath, "a value that does not fit")
    @unknown default: ([], "a value that cannot be read")
    }
  }

  /// A path as text: "stores[0].name".
  static func place(_ path: [any CodingKey]) -> String {
    path.reduce(into: "") { text, key in
      if let index = key.intValue {
        text += "[\(index)]"
      } else {
        text += text.isEmpty ? key.stringValue : ".\(key.stringValue)"
      }
    }
  }

  /// The description of a body that is not the expected document.
  private static func whole(_ bytes: [UInt8]) -> String {
    let blanks: Set<UInt8> = [0x20, 0x09, 0x0A, 0x0D]
    let first = bytes.first { !blanks.contains($0) }
    let last = bytes.last { !blanks.contains($0) }
    switch (first, last) {
    case (nil, _): return "nothing"
    case (UInt8(ascii: "<"), _): return "a web page"
    case (UInt8(ascii: "{"), UInt8(ascii: "}")), (UInt8(ascii: "["), UInt8(ascii: "]")):
      return "JSON of another kind"
    case (UInt8(ascii: "{"), _), (UInt8(ascii: "["), _): return "JSON that breaks off"
    default: return "text that is not JSON"
    }
  }
}

/// A row of a list; an unreadable row leaves the other rows readable.
struct Readable<Row: Decodable>: Decodable {
  /// The row; nil if it cannot be read.
  var row: Row?
  /// The error of an unreadable row; otherwise nil.
  var fault: RetailerError?

  init(from decoder: any Decoder) throws {
    do {
      row = try Row(from: decoder)
    } catch let error as DecodingError {
      let (path, kind) = AnswerDecoder.fault(error)
      fault = .malformed(place: AnswerDecoder.place(path), text: kind)
    }
  }
}

extension Sequence {
  /// The readable rows, with their positions.
  ///
  /// - Throws: the error of the first unreadable row if no row can be read.
  func rows<Row>() throws(RetailerError) -> [(place: Int, row: Row)]
  where Element == Readable<Row> {
    var rows: [(place: Int, row: Row)] = []
    var first: RetailerError?
    for (place, element) in enumerated() {
      if let row = element.row { rows.append((place, row)) }
      first = first ?? element.fault
    }
    if rows.isEmpty, let first { throw first }
    return rows
  }
}
