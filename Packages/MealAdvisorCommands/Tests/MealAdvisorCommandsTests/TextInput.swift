import CommandKit

extension InputFile {
  /// Texts by path; there is no other file.
  static func texts(_ texts: [String: String]) -> InputFile {
    InputFile { path throws(InputError) in
      guard let text = texts[path] else { throw .missing(path) }
      return text
    }
  }
}

extension String {
  /// The keys of the JSON objects whose members stand so many columns from the left, in order.
  func keys(at column: Int) -> [String] {
    let margin = String(repeating: " ", count: column) + "\""
    return split(separator: "\n").filter { $0.hasPrefix(margin) }.compactMap { line in
      let rest = line.dropFirst(margin.count)
      return rest.firstRange(of: "\": ").map { String(rest[..<$0.lowerBound]) }
    }
  }
}
