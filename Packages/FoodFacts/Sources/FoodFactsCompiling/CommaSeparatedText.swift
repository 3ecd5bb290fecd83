import FoodFacts

/// A table of comma-separated values with column names in its first line.
///
/// The format is RFC 4180 with line feeds. Fields may be quoted, and quotes within them are
/// doubled.
struct CommaSeparatedText {
  /// The lines after the first, each as a dictionary of fields by column name.
  let rows: [[String: String]]

  init(_ text: String) {
    var lines: [[String]] = [[]]
    var field: [UInt8] = []
    var isQuoted = false
    var wasQuote = false
    for byte in text.utf8 where byte != 13 {
      if isQuoted {
        isQuoted = byte != quote
        wasQuote = !isQuoted
        if isQuoted { field.append(byte) }
        continue
      }
      if byte == quote {
        if wasQuote { field.append(quote) }
        isQuoted = true
      } else if byte == UInt8(ascii: ",") || byte == 10 {
        lines[lines.count - 1].append(String(decoding: field, as: UTF8.self))
        field.removeAll(keepingCapacity: true)
        if byte == 10 { lines.append([]) }
      } else {
        field.append(byte)
      }
      wasQuote = false
    }
    lines[lines.count - 1].append(String(decoding: field, as: UTF8.self))
    let names = lines[0]
    rows = lines.dropFirst().filter { $0 != [""] }.map { line in
      Dictionary(zip(names, line)) { first, _ in first }
    }
  }
}

private let quote = UInt8(ascii: "\"")
