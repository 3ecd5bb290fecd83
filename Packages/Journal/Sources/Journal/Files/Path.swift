extension String {
  /// The folder and the name of a path; the folder is empty for a name alone and for the root.
  var splitAtLastSlash: (folder: String, name: String) {
    guard let slash = lastIndex(of: "/") else { return ("", self) }
    return (String(self[..<slash]), String(self[index(after: slash)...]))
  }

  /// The part of a path that errors name.
  var lastComponent: String {
    splitAtLastSlash.name
  }
}
