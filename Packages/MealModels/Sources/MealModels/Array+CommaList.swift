extension [String] {
  /// The words separated by commas, for descriptions of sets; "none" for an empty array.
  var commaList: String { isEmpty ? "none" : joined(separator: ", ") }
}
