import Foundation
import Testing

/// A case of Cooklang's canonical tests.
struct CanonicalCase: Sendable, CustomTestStringConvertible {
  var name: String
  var source = ""
  /// The steps, each a list of items by their fields.
  var steps: [[[String: String]]] = []
  var metadata: [String: String] = [:]

  var testDescription: String { name }

  static let folder = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().appending(path: "Cooklang")

  /// The cases of the file, which has one fixed layout.
  static let all: [CanonicalCase] = {
    let file = folder.appending(path: "cooklang-canonical.yaml")
    guard let text = try? String(contentsOf: file, encoding: .utf8) else { return [] }
    var cases: [CanonicalCase] = []
    var isSource = false
    var isMetadata = false
    for line in text.components(separatedBy: "\n") {
      let indent = line.prefix { $0 == " " }.count
      let words = line.trimmingCharacters(in: .whitespaces)
      if isSource, indent >= 6 || words.isEmpty {
        cases[cases.count - 1].source += line.dropFirst(6) + "\n"
        continue
      }
      isSource = false
      if words.isEmpty || words.hasPrefix("# ") { continue }
      let (key, value) = field(words)
      if indent == 2, key.hasPrefix("test") {
        cases.append(CanonicalCase(name: key))
        isMetadata = false
      } else if indent == 4, key == "source" {
        isSource = true
      } else if key == "metadata" {
        isMetadata = true
      } else if isMetadata {
        cases[cases.count - 1].metadata[key] = value
      } else if words == "-" {
        cases[cases.count - 1].steps.append([])
      } else if !cases.isEmpty, !cases[cases.count - 1].steps.isEmpty {
        let step = cases[cases.count - 1].steps.count - 1
        if words.hasPrefix("- ") { cases[cases.count - 1].steps[step].append([:]) }
        let item = cases[cases.count - 1].steps[step].count - 1
        cases[cases.count - 1].steps[step][item][key] = value
      }
    }
    return cases
  }()

  private static func field(_ words: String) -> (key: String, value: String) {
    let text = words.hasPrefix("- ") ? words.dropFirst(2) : words[...]
    guard let colon = text.firstIndex(of: ":"),
      text.first != "\"" || text.dropFirst().contains("\"")
    else { return (String(text), "") }
    let key = text[..<colon].trimmingCharacters(in: ["\"", " "])
    let value = text[text.index(after: colon)...].trimmingCharacters(in: .whitespaces)
    let isQuoted = value.count >= 2 && value.first == "\"" && value.last == "\""
    return (key, isQuoted ? String(value.dropFirst().dropLast()) : value)
  }
}
