/// The digest SHA-256 (FIPS 180-4); every system runs this code, so that it is tested.
public enum SHA256Digest {
  /// The length of a digest, in bytes.
  public static let length = 32

  /// The length of a block, in bytes.
  public static let blockLength = 64

  /// The digest of a message, as 64 hexadecimal digits in lower case.
  public static func hexadecimal(of message: [UInt8]) -> String {
    Hexadecimal.text(of: bytes(of: message))
  }

  /// The digest of a message.
  public static func bytes(of message: [UInt8]) -> [UInt8] {
    var state: [UInt32] = [
      0x6A09_E667, 0xBB67_AE85, 0x3C6E_F372, 0xA54F_F53A,
      0x510E_527F, 0x9B05_688C, 0x1F83_D9AB, 0x5BE0_CD19,
    ]
    let whole = message.count / blockLength * blockLength
    let end = ending(of: message, from: whole)
    for bytes in [message[..<whole], end[...]] {
      bytes.withUnsafeBytes { bytes in
        for start in stride(from: 0, to: bytes.count, by: blockLength) {
          take(UnsafeRawBufferPointer(rebasing: bytes[start..<(start + blockLength)]), into: &state)
        }
      }
    }
    return state.flatMap { word in
      [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: word >> UInt32($0)) }
    }
  }

  /// The padded end of a message: its rest, a one bit, zeros, and the length in bits, in whole
  /// blocks.
  private static func ending(of message: [UInt8], from start: Int) -> [UInt8] {
    var end = message[start...] + [0x80]
    while end.count % blockLength != blockLength - 8 { end.append(0) }
    let bits = UInt64(message.count) * 8
    for byte in 0..<8 { end.append(UInt8(truncatingIfNeeded: bits >> UInt64(56 - 8 * byte))) }
    return Array(end)
  }

  private static func take(_ block: UnsafeRawBufferPointer, into state: inout [UInt32]) {
    withUnsafeTemporaryAllocation(of: UInt32.self, capacity: blockLength) { words in
      for place in 0..<16 {
        words[place] = UInt32(
          bigEndian: block.loadUnaligned(fromByteOffset: 4 * place, as: UInt32.self))
      }
      for place in 16..<blockLength {
        words[place] =
          words[place - 16] &+ small(of: words[place - 15], 7, 18, shift: 3) &+ words[place - 7]
          &+ small(of: words[place - 2], 17, 19, shift: 10)
      }
      var (a, b, c, d) = (state[0], state[1], state[2], state[3])
      var (e, f, g, h) = (state[4], state[5], state[6], state[7])
      for round in 0..<blockLength {
        let choice = (e & f) ^ (~e & g)
        let one = h &+ large(of: e, 6, 11, 25) &+ choice &+ constants[round] &+ words[round]
        let majority = (a & b) ^ (a & c) ^ (b & c)
        let two = large(of: a, 2, 13, 22) &+ majority
        (h, g, f, e, d, c, b, a) = (g, f, e, d &+ one, c, b, a, one &+ two)
      }
      for (place, word) in [a, b, c, d, e, f, g, h].enumerated() { state[place] &+= word }
    }
  }

  private static func turned(_ word: UInt32, _ places: UInt32) -> UInt32 {
    word &>> places | word &<< (32 - places)
  }

  private static func small(
    of word: UInt32, _ one: UInt32, _ two: UInt32, shift: UInt32
  ) -> UInt32 {
    turned(word, one) ^ turned(word, two) ^ (word &>> shift)
  }

  private static func large(
    of word: UInt32, _ one: UInt32, _ two: UInt32, _ three: UInt32
  ) -> UInt32 {
    turned(word, one) ^ turned(word, two) ^ turned(word, three)
  }

  /// The first 32 bits of the fractional parts of the cube roots of the first 64 primes.
  private static let constants: [UInt32] = {
    var primes: [UInt64] = []
    var number: UInt64 = 2
    while primes.count < blockLength {
      if !primes.contains(where: { number % $0 == 0 }) { primes.append(number) }
      number += 1
    }
    return primes.map { UInt32(truncatingIfNeeded: scaledCubeRoot(of: $0)) }
  }()

  /// The cube root of a number below 512 times 2 to the 32, without its fraction.
  private static func scaledCubeRoot(of number: UInt64) -> UInt64 {
    var root: UInt64 = 0
    for bit in (0..<35).reversed() {
      let next = root | 1 << UInt64(bit)
      let square = next.multipliedFullWidth(by: next)
      let low = square.low.multipliedFullWidth(by: next)
      let high = square.high &* next &+ low.high
      if high < number << 32 || (high == number << 32 && low.low == 0) { root = next }
    }
    return root
  }
}
