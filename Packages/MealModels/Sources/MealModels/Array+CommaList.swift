extension [String] {
  /// The words with commas between, for descriptions of sets; "none" without any.
  var commaList: String { isEmpty ? "none" : joined(separator: ", ") }
}
