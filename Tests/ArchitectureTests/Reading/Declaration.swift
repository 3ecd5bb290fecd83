/// A member of a type, or a name outside of types, with what a caller may write after it.
struct Declaration: Equatable {
  /// A parameter of a function, an initialiser or a case.
  struct Parameter: Equatable {
    /// The label that callers write; `_` where they write none.
    var label: String
    /// Whether callers may leave it out.
    var isOptional = false
    var isVariadic = false
    /// Whether it takes a closure, which may stand after the call.
    var isClosure = false
  }

  enum Kind: Equatable { case type, property, function, initialiser, enumCase }

  let name: String
  let kind: Kind
  var parameters: [Parameter] = []

  /// Whether a call with some arguments means this declaration.
  ///
  /// - Parameters:
  ///   - labels: the label of each argument; `…` stands for any arguments.
  ///   - isFollowed: whether a closure follows the call.
  func takes(_ labels: [String], isFollowed: Bool) -> Bool {
    switch kind {
    case .type: false
    case .property: labels.allSatisfy { $0 == "_" || $0 == "…" }
    case .function, .initialiser, .enumCase:
      Self.match(labels[...], parameters[...], isFollowed: isFollowed)
    }
  }

  private static func match(
    _ labels: ArraySlice<String>, _ parameters: ArraySlice<Parameter>, isFollowed: Bool
  ) -> Bool {
    if labels.first == "…" {
      return (parameters.startIndex...parameters.endIndex).contains {
        match(labels.dropFirst(), parameters[$0...], isFollowed: isFollowed)
      }
    }
    guard let parameter = parameters.first else { return labels.isEmpty }
    let rest = parameters.dropFirst()
    let mayBeMissing =
      parameter.isOptional || parameter.isVariadic || parameter.isClosure && isFollowed
    if mayBeMissing, match(labels, rest, isFollowed: isFollowed) { return true }
    guard labels.first == parameter.label else { return false }
    var further = labels.dropFirst()
    if match(further, rest, isFollowed: isFollowed) { return true }
    while parameter.isVariadic, further.first == "_" {
      further = further.dropFirst()
      if match(further, rest, isFollowed: isFollowed) { return true }
    }
    return false
  }
}
