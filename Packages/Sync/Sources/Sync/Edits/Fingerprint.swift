/// A 64-bit hash of some bytes, the same on every device; two inputs collide only by chance.
///
/// The algorithm is FNV-1a (Fowler, Noll, Vo).
struct Fingerprint {
  /// The number as text.
  let text: String

  init(of bytes: some Sequence<UInt8>) {
    let hash = bytes.reduce(0xcbf2_9ce4_8422_2325 as UInt64) { hash, byte in
      (hash ^ UInt64(byte)) &* 0x0000_0100_0000_01b3
    }
    text = String(hash, radix: 36)
  }
}
