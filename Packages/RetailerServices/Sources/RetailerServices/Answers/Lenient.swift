/// A part of a document of whatever shape: one that cannot be read is nothing, and takes nothing else
/// with it.
struct Lenient<Value: Decodable>: Decodable {
  /// The part; nil where it cannot be read.
  var value: Value?

  init(from decoder: any Decoder) throws {
    value = try? Value(from: decoder)
  }
}
