extension DeclarationReader {
  mutating func readFunction(of type: String?) {
    let keyword = take()
    var name = keyword
    if keyword == "func" {
      name = take()
      // An operator has no name.
      while !isAtEnd, word != "(", word != "<" { index += 1 }
    } else if word == "?" || word == "!" {
      index += 1
    }
    skipGenerics()
    guard word == "(" else { return }
    let kind: Declaration.Kind = keyword == "init" ? .initialiser : .function
    add(Declaration(name: name, kind: kind, parameters: readParameters(isCase: false)), to: type)
  }

  mutating func readCases(of type: String?) {
    repeat {
      index += 1
      let name = take()
      let parameters = word == "(" ? readParameters(isCase: true) : []
      add(Declaration(name: name, kind: .enumCase, parameters: parameters), to: type)
      if word == "=" { skipValue() }
    } while word == ","
  }

  /// Reads the names after `var` or `let`; returns those that an initialiser of all members sets.
  mutating func readProperties(of type: String?) -> [Declaration.Parameter] {
    let isVariable = take() == "var"
    var stored: [Declaration.Parameter] = []
    while !isAtEnd {
      guard tokens[index].isName else { return stored }
      let name = take()
      add(Declaration(name: name, kind: .property), to: type)
      let start = index
      if word == ":" { skipValue() }
      let written = tokens[start..<index].map(\.text)
      let hasValue = word == "="
      if hasValue { skipValue() }
      let isComputed = word == "{" && !["didSet", "willSet"].contains(next) && !hasValue
      if word == "{" { skipGroup() }
      if !isComputed, isVariable || !hasValue {
        let isOptional = isVariable && (hasValue || written.last == "?")
        stored.append(.init(label: name, isOptional: isOptional))
      }
      guard word == "," else { return stored }
      index += 1
    }
    return stored
  }

  /// Goes over a type or a value, which ends before a comma, a brace, another `=`, or a line that
  /// begins with a member.
  private mutating func skipValue() {
    let isType = take() == ":"
    var depth = 0
    while !isAtEnd {
      let isFirst = tokens[index - 1].line < tokens[index].line
      if isFirst, Self.beginnings.contains(word) { return }
      if word == "}" || word == ";" || depth == 0 && word == "," { return }
      if isType, word == "=" || word == "{" { return }
      if !isType, word == "{", ["didSet", "willSet"].contains(next) { return }
      if isType { depth += word == "<" ? 1 : word == ">" ? -1 : 0 }
      if ["(", "[", "{"].contains(word) { skipGroup() } else { index += 1 }
    }
  }

  /// Reads the parameters between parentheses.
  private mutating func readParameters(isCase: Bool) -> [Declaration.Parameter] {
    let start = index
    skipGroup()
    var parameters: [Declaration.Parameter] = []
    var parameter: [String] = []
    var depth = 0
    for token in tokens[start + 1..<max(start + 1, index - 1)] {
      if token.text == ",", depth == 0 {
        parameters.append(Self.parameter(parameter, isCase: isCase))
        parameter = []
        continue
      }
      if ["(", "[", "{", "<"].contains(token.text) { depth += 1 }
      if [")", "]", "}", ">"].contains(token.text) { depth -= 1 }
      parameter.append(token.text)
    }
    return parameters + (parameter.isEmpty ? [] : [Self.parameter(parameter, isCase: isCase)])
  }

  private static func parameter(_ words: [String], isCase: Bool) -> Declaration.Parameter {
    let colon = words.firstIndex(of: ":")
    let isNamed = colon.map { $0 <= 2 || words[0] == "@" } == true
    var names = words[..<(isNamed ? colon ?? 0 : 0)]
    while names.first == "@" { names = names.dropFirst(2) }
    let type = words.dropFirst(isNamed ? (colon ?? 0) + 1 : 0)
    return .init(
      label: names.first ?? "_", isOptional: words.contains("="),
      isVariadic: words.contains("..."), isClosure: type.contains("->"))
  }
}
