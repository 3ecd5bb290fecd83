/// What the code of the repository says of a type, in its declaration and in extensions of it.
///
/// Types of one name in different modules or places are taken together.
struct DeclaredType {
  var members: [String: [Declaration]] = [:]
  /// What it inherits from or conforms to; for another name of a type, that type.
  var parents: Set<String> = []
  /// Whether it is declared here, not only extended.
  var isDeclared = false

  mutating func add(_ declaration: Declaration) {
    members[declaration.name, default: []].append(declaration)
  }
}
