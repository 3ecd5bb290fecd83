/// One place that breaks a rule.
struct RuleViolation: Equatable, CustomStringConvertible {
  /// A path from the root, with the line where there is one.
  var place: String
  var message: String

  init(_ place: String, _ message: String) {
    self.place = place
    self.message = message
  }

  init(_ file: SourceFile, line: Int, _ message: String) {
    self.init("\(file.path):\(line)", message)
  }

  var description: String { "\(place): \(message)" }
}
