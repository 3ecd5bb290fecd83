/// The lines of a text, each with a name for its place.
struct PlacedLines {
  let lines: [String]
  /// One place for each line and one for the end, all different.
  ///
  /// A place is the section, the number of lines below its first line, and a number if the section
  /// repeats.
  let places: [String]

  init(_ text: String, _ sections: (String) -> String?) {
    lines = LineDiff.split(text)
    var section = "start"
    var offset = -1
    var counts: [String: Int] = [:]
    places = (lines.map(sections) + ["end"]).map { name in
      offset += 1
      if let name { (section, offset) = (String(name.prefix { $0 != " " }), 0) }
      let place = offset == 0 ? section : "\(section) + \(offset)"
      counts[place, default: 0] += 1
      return counts[place] == 1 ? place : "\(place) (\(counts[place, default: 0]))"
    }
  }

  /// The lines at the same place in both texts.
  func pairs(with other: PlacedLines) -> [(old: String, new: String)] {
    let there = Dictionary(uniqueKeysWithValues: zip(other.places, other.lines))
    return zip(places, lines).compactMap { place, line in there[place].map { (line, $0) } }
  }

  /// Whether these lines are at an index, byte by byte.
  func holds(_ part: [String], at index: Int) -> Bool {
    let there = lines[index...].prefix(part.count)
    return there.count == part.count && zip(there, part).allSatisfy { $0.isIdentical(to: $1) }
  }
}
