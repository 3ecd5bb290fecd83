/// The codes of Kroger: products have 13 digits, stores 8 letters or digits.
enum KrogerCode {
  /// Whether a text can be the code of a product.
  static func isCode(_ text: String) -> Bool {
    text.utf8.count == 13 && text.utf8.allSatisfy { 0x30...0x39 ~= $0 }
  }

  /// Whether a text can be the code of a store.
  static func isStore(_ text: String) -> Bool {
    text.utf8.count == 8
      && text.utf8.allSatisfy { byte in
        0x30...0x39 ~= byte || 0x41...0x5A ~= byte || 0x61...0x7A ~= byte
      }
  }
}
