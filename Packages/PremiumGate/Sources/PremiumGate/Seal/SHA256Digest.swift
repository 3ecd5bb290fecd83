/// The digest SHA-256 (FIPS 180-4) of bytes; the same code on every system, so that it is tested.
struct SHA256Digest {
  /// The length of a digest, in bytes.
  static let length = 32
  /// The length of a block, in bytes.
  static let blockLength = 64

  private var state: [UInt32] = [
    0x6A09_E667, 0xBB67_AE85, 0x3C6E_F372, 0xA54F_F53A,
    0x510E_527F, 0x9B05_688C, 0x1F83_D9AB, 0x5BE0_CD19,
  ]

  /// The digest of a message.
  static func of(_ message: [UInt8]) -> [UInt8] {
    var digest = SHA256Digest()
    let padded = padded(message)
    for start in stride(from: 0, to: padded.count, by: blockLength) {
      digest.take(padded[start..<(start + blockLength)])
    }
    return digest.state.flatMap(bytes)
  }

  /// FIPS 180-4, 5.1.1: a one bit, zeros, and the length in bits, to a whole number of blocks.
  private static func padded(_ message: [UInt8]) -> [UInt8] {
    let rest = (message.count + 9) % blockLength
    let zeros = rest == 0 ? 0 : blockLength - rest
    let bits = UInt64(message.count) * 8
    let end = (0..<8).map { UInt8(truncatingIfNeeded: bits >> UInt64(56 - 8 * $0)) }
    return message + [0x80] + [UInt8](repeating: 0, count: zeros) + end
  }

  private static func bytes(_ word: UInt32) -> [UInt8] {
    [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: word >> UInt32($0)) }
  }

  /// FIPS 180-4, 6.2.2, with the names of its eight working variables.
  private mutating func take(_ block: ArraySlice<UInt8>) {
    let words = Self.schedule(block)
    var (a, b, c, d) = (state[0], state[1], state[2], state[3])
    var (e, f, g, h) = (state[4], state[5], state[6], state[7])
    for round in 0..<64 {
      let sigma1 = e.turned(6) ^ e.turned(11) ^ e.turned(25)
      let choice = (e & f) ^ (~e & g)
      let first = h &+ sigma1 &+ choice &+ Self.constants[round] &+ words[round]
      let sigma0 = a.turned(2) ^ a.turned(13) ^ a.turned(22)
      let majority = (a & b) ^ (a & c) ^ (b & c)
      (h, g, f, e) = (g, f, e, d &+ first)
      (d, c, b, a) = (c, b, a, first &+ sigma0 &+ majority)
    }
    for (index, word) in [a, b, c, d, e, f, g, h].enumerated() { state[index] &+= word }
  }

  private static func schedule(_ block: ArraySlice<UInt8>) -> [UInt32] {
    var words = stride(from: block.startIndex, to: block.endIndex, by: 4).map { start in
      block[start..<(start + 4)].reduce(UInt32(0)) { $0 << 8 | UInt32($1) }
    }
    for index in 16..<64 {
      let (early, late) = (words[index - 15], words[index - 2])
      let sigma0 = early.turned(7) ^ early.turned(18) ^ (early >> 3)
      let sigma1 = late.turned(17) ^ late.turned(19) ^ (late >> 10)
      words.append(words[index - 16] &+ sigma0 &+ words[index - 7] &+ sigma1)
    }
    return words
  }

  /// FIPS 180-4, 4.2.2: the first bits of the cube roots of the first 64 primes.
  private static let constants: [UInt32] = [
    0x428a_2f98, 0x7137_4491, 0xb5c0_fbcf, 0xe9b5_dba5, 0x3956_c25b, 0x59f1_11f1, 0x923f_82a4,
    0xab1c_5ed5, 0xd807_aa98, 0x1283_5b01, 0x2431_85be, 0x550c_7dc3, 0x72be_5d74, 0x80de_b1fe,
    0x9bdc_06a7, 0xc19b_f174, 0xe49b_69c1, 0xefbe_4786, 0x0fc1_9dc6, 0x240c_a1cc, 0x2de9_2c6f,
    0x4a74_84aa, 0x5cb0_a9dc, 0x76f9_88da, 0x983e_5152, 0xa831_c66d, 0xb003_27c8, 0xbf59_7fc7,
    0xc6e0_0bf3, 0xd5a7_9147, 0x06ca_6351, 0x1429_2967, 0x27b7_0a85, 0x2e1b_2138, 0x4d2c_6dfc,
    0x5338_0d13, 0x650a_7354, 0x766a_0abb, 0x81c2_c92e, 0x9272_2c85, 0xa2bf_e8a1, 0xa81a_664b,
    0xc24b_8b70, 0xc76c_51a3, 0xd192_e819, 0xd699_0624, 0xf40e_3585, 0x106a_a070, 0x19a4_c116,
    0x1e37_6c08, 0x2748_774c, 0x34b0_bcb5, 0x391c_0cb3, 0x4ed8_aa4a, 0x5b9c_ca4f, 0x682e_6ff3,
    0x748f_82ee, 0x78a5_636f, 0x84c8_7814, 0x8cc7_0208, 0x90be_fffa, 0xa450_6ceb, 0xbef9_a3f7,
    0xc671_78f2,
  ]
}

extension UInt32 {
  /// The bits turned to the right, those that fall out coming back on the left.
  fileprivate func turned(_ count: UInt32) -> UInt32 { self >> count | self << (32 - count) }
}
