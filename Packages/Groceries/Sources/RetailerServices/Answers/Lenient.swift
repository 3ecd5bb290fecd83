/// An optional part of a document; an unreadable part becomes nil and leaves the rest readable.
struct Lenient<Value: Decodable>: Decodable {
  /// The part; nil if it cannot be read.
  var value: Value?

  init(from decoder: any Decoder) throws {
    value = try? Value(from: decoder)
  }
}
