import ServiceCalls

/// The stored secret in an address that other programs of this machine use, such as the one of a
/// calendar.
///
/// It is kept in the data folder, so that the address stays the same over restarts.
public struct AddressSecret: Sendable {
  private let name: SecretName
  private let secrets: SecretStore

  /// Whether a file of a data folder has such a secret.
  ///
  /// It is made before anything is stored, so it does not prove that there was a journal.
  static func isFile(_ name: String) -> Bool {
    [SecretName.calendarAddress, .pagesAddress].contains { secret in
      name.hasPrefix(SecretStore.filePrefix + secret.rawValue)
    }
  }

  /// Makes the secret of a name, such as `calendar-address`.
  public init(_ name: SecretName, in secrets: SecretStore) {
    (self.name, self.secrets) = (name, secrets)
  }

  /// The secret; nil if none was made yet, or if it cannot be read.
  public var text: String? { (try? secrets.read(name))?.revealed }

  /// Makes a secret, in the place of an earlier one: 130 random bits as letters and digits.
  public func renewed() throws(SecretStoreError) -> String {
    let letters = Array("0123456789abcdefghjkmnpqrstvwxyz")
    let text = String((0..<26).map { _ in letters[Int.random(in: 0..<32)] })
    try secrets.keep(name, HiddenKey(text))
    return text
  }

  /// The secret; makes it if there is none.
  public func made() throws(SecretStoreError) -> String {
    if let text = try secrets.read(name)?.revealed { return text }
    return try renewed()
  }
}

extension SecretName {
  /// The secret in the address of the calendar.
  public static let calendarAddress: SecretName = "calendar-address"
  /// The secret in the address to which a browser hands pages.
  public static let pagesAddress: SecretName = "pages-address"
}
