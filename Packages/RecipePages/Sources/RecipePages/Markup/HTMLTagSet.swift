/// A few kinds of elements.
struct HTMLTagSet: ExpressibleByArrayLiteral, Sendable {
  private let bits: UInt128

  init(arrayLiteral tags: HTMLTag...) {
    bits = tags.reduce(0) { $0 | UInt128(1) << UInt128($1.rawValue) }
  }

  /// Whether a kind is among them.
  @inline(__always) func contains(_ tag: HTMLTag) -> Bool {
    bits >> UInt128(tag.rawValue) & 1 == 1
  }
}
