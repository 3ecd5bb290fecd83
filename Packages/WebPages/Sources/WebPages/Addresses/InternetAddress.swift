/// The numeric address that a host name stands for.
public enum InternetAddress: Hashable, Sendable {
  /// Version 4: four bytes, most significant byte first.
  case version4(UInt8, UInt8, UInt8, UInt8)
  /// Version 6: sixteen bytes as eight groups, most significant group first.
  case version6([UInt16])

  /// Whether every device on the internet can reach the address.
  ///
  /// This is false for private, loopback, link-local, shared, documentation, multicast and reserved
  /// addresses, which are in IANA's special-purpose address registries for versions 4 and 6 (RFC
  /// 6890). If an address of version 6 embeds one of version 4, the embedded one decides.
  public var isPublic: Bool {
    switch self {
    case .version4(let first, let second, let third, _):
      Self.isPublic(first, second, third)
    case .version6(let groups):
      groups.count == 8 && Self.isPublic(groups)
    }
  }

  private static func isPublic(_ first: UInt8, _ second: UInt8, _ third: UInt8) -> Bool {
    switch (first, second, third) {
    case (0, _, _), (10, _, _), (127, _, _), (224..., _, _): false
    case (100, 64...127, _), (169, 254, _), (172, 16...31, _), (192, 168, _): false
    case (192, 0, 0), (192, 0, 2), (192, 88, 99), (198, 18...19, _): false
    case (198, 51, 100), (203, 0, 113): false
    default: true
    }
  }

  private static func isPublic(_ groups: [UInt16]) -> Bool {
    if let inner = embedded(in: groups) { return inner.isPublic }
    guard 0x2000...0x3FFF ~= groups[0] else { return false }
    switch (groups[0], groups[1]) {
    case (0x2001, 0..<0x200), (0x2001, 0xDB8), (0x2002, _), (0x3FFF, 0..<0x1000): return false
    default: return true
    }
  }

  /// The address of version 4 that is embedded in one of version 6: mapped, or translated by the
  /// network.
  private static func embedded(in groups: [UInt16]) -> InternetAddress? {
    let isMapped = groups[..<5].allSatisfy { $0 == 0 } && groups[5] == 0xFFFF
    let isTranslated =
      groups[0] == 0x64 && groups[1] == 0xFF9B && groups[2..<6].allSatisfy { $0 == 0 }
    guard isMapped || isTranslated else { return nil }
    return .version4(
      UInt8(groups[6] >> 8), UInt8(groups[6] & 0xFF), UInt8(groups[7] >> 8),
      UInt8(groups[7] & 0xFF))
  }
}
