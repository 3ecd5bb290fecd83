extension String {
  /// The folder and the name of a path.
  ///
  /// The folder is empty if the path is only a name or is in the root.
  var splitAtLastSlash: (folder: String, name: String) {
    guard let slash = lastIndex(of: "/") else { return ("", self) }
    return (String(self[..<slash]), String(self[index(after: slash)...]))
  }

  /// The file name of a path, for errors.
  var lastComponent: String {
    splitAtLastSlash.name
  }
}
