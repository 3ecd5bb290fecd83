/// Finds the few names that matter among all names on a page, by a hash of their bytes.
struct NameTable<Name: Sendable>: Sendable {
  private var keys = [UInt64](repeating: 0, count: 512)
  private var names = [Name?](repeating: nil, count: 512)

  init(_ pairs: [(String, Name)]) {
    for (text, name) in pairs {
      var key = Self.start
      for byte in text.utf8 { key = Self.adding(byte, to: key) }
      var slot = Self.slot(of: key)
      while names[slot] != nil { slot = (slot + 1) & 511 }
      keys[slot] = key
      names[slot] = name
    }
  }

  /// The hash of no bytes.
  static var start: UInt64 { 0xCBF2_9CE4_8422_2325 }

  /// The hash with one more byte, in either letter case.
  @inline(__always) static func adding(_ byte: UInt8, to key: UInt64) -> UInt64 {
    (key ^ UInt64(byte.lowered)) &* 0x0000_0100_0000_01B3
  }

  /// The name with a hash; nil for an unknown name.
  @inline(__always) func name(_ key: UInt64) -> Name? {
    var slot = Self.slot(of: key)
    while let name = names[slot] {
      if keys[slot] == key { return name }
      slot = (slot + 1) & 511
    }
    return nil
  }

  @inline(__always) private static func slot(of key: UInt64) -> Int {
    Int(truncatingIfNeeded: (key ^ (key >> 32)) & 511)
  }
}
