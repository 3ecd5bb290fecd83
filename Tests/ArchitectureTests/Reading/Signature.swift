/// The name and labels of a function, an initialiser or a subscript.
struct Signature: Equatable {
  let name: String
  let line: Int
  /// The label of each parameter; `_` where callers write none.
  let labels: [String]

  private static let modifiers: Set<Substring> = [
    "public", "package", "internal", "fileprivate", "private", "open", "static", "class",
    "convenience", "required", "override", "nonisolated", "mutating", "isolated",
  ]

  /// The signatures in some lines of code; one may go over several lines.
  static func all(in code: [String]) -> [Signature] {
    code.indices.flatMap { index in
      names(in: code[index]).compactMap { name, rest in
        parameters(of: rest, below: code[(index + 1)...]).map { parameters in
          Signature(name: String(name), line: index + 1, labels: parameters.map(label))
        }
      }
    }
  }

  /// What a line declares, each with the text after its name.
  private static func names(in line: String) -> [(name: Substring, rest: Substring)] {
    var found: [(name: Substring, rest: Substring)] = []
    if line.contains("func ") {
      for match in line.matches(of: /(?:^|[ ;{])func +(`[^`]*`|[A-Za-z_]\w*)/) {
        found.append((match.output.1, line[match.range.upperBound...]))
      }
    }
    guard line.contains("init") || line.contains("subscript") else { return found }
    let member = line.split(separator: " ").drop { word in
      modifiers.contains(word) || word.hasPrefix("@")
    }.joined(separator: " ")
    if let match = member.prefixMatch(of: /(init[?!]?|subscript) *(?=[(<])/) {
      found.append((match.output.1, Substring(member[match.range.upperBound...])))
    }
    return found
  }

  /// The parameters between the parentheses that come next; nil if none come.
  private static func parameters(
    of rest: Substring, below lines: ArraySlice<String>
  ) -> [String]? {
    var parameters: [String] = []
    var parameter = "", depth = 0, generics = 0
    var last: Character = " "
    for line in [String(rest)] + lines {
      for character in line {
        if depth == 0 {
          if character == "(", generics == 0 {
            depth = 1
          } else if character == "<" {
            generics += 1
          } else if character == ">", last != "-" {
            generics -= 1
          } else if generics == 0, character != " " {
            return nil
          }
        } else {
          switch character {
          case "(", "[", "{", "<": depth += 1
          case ")", "]", "}": depth -= 1
          case ">" where last != "-": depth -= 1
          default: break
          }
          if depth == 0 { return parameters + (parameter.isBlank ? [] : [parameter]) }
          if depth == 1, character == "," {
            parameters.append(parameter)
            parameter = ""
          } else {
            parameter.append(character)
          }
        }
        last = character
      }
      parameter.append(" ")
    }
    return nil
  }

  private static func label(of parameter: String) -> String {
    let words = parameter.split { $0 == " " || $0 == ":" }
    return words.first { !$0.hasPrefix("@") }.map(String.init) ?? "_"
  }
}

extension String {
  fileprivate var isBlank: Bool { allSatisfy { $0 == " " } }
}
