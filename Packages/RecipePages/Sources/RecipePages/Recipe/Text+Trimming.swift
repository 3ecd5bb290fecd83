extension StringProtocol {
  /// The text without blanks at its ends.
  var trimmingBlanks: String {
    var part = self[...]
    while part.first?.isWhitespace == true { part = part.dropFirst() }
    while part.last?.isWhitespace == true { part = part.dropLast() }
    return String(part)
  }
}
