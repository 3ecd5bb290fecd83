import Testing

@testable import TokenExport

/// The validator itself: what it must find.
@Suite struct DTCGFindingTests {
  static let documents: [(json: String, finding: String)] = [
    ("[]", "document: a document is an object"),
    (#"{"a": 1}"#, "a: is neither a group nor a token"),
    (#"{"a.b": {}}"#, "document: 'a.b' is no name"),
    (#"{"{a": {}}"#, "document: '{a' is no name"),
    (#"{"": {}}"#, "document: '' is no name"),
    (#"{"$other": {}}"#, "document: unknown property $other"),
    (#"{"g": {"$schema": "x"}}"#, "g: unknown property $schema"),
    (#"{"g": {"$type": "string"}}"#, "g: unknown type"),
    (#"{"g": {"$type": "Color"}}"#, "g: unknown type"),
    (#"{"g": {"$description": 1}}"#, "g: $description is a text"),
    (#"{"g": {"$extensions": []}}"#, "g: $extensions is an object"),
    (#"{"g": {"$deprecated": 1}}"#, "g: $deprecated is true, false or a text"),
    (#"{"g": {"$extends": "{h}"}}"#, "g: $extends leads to no group"),
    (#"{"g": {"$extends": "{h}"}, "h": {"$extends": "{g}"}}"#, "g: $extends goes in circles"),
    (#"{"g": {"a": {}, "A": {}}}"#, "g: 'a' differs from another name only in case"),
    (#"{"a": {"$value": 1}}"#, "a: its type cannot be found"),
    (#"{"a": {"$value": "{b}"}, "b": {"$value": "{a}"}}"#, "a: its type cannot be found"),
    (#"{"a": {"$type": "number", "$value": 1, "b": {}}}"#, "a: a token holds no 'b'"),
    (#"{"a": {"$type": "number", "$value": 1, "$unit": 1}}"#, "a: unknown property $unit"),
    (#"{"a": {"$type": "number", "$value": 1, "$ref": ""}}"#, "a: has both $value and $ref"),
    (#"{"a": {"$type": "number", "$ref": "b"}}"#, "a: $ref is a JSON pointer"),
    (##"{"a": {"$type": "number", "$ref": "#/b"}}"##, "a: '#/b' leads nowhere"),
    (#"{"g": {}, "a": {"$type": "number", "$value": "{g}"}}"#, "a: 'g' is no token"),
    (
      #"{"$type": "number", "a": {"$type": "number", "$value": "{b}"}, "b": {"$value": "{c}"}, "#
        + #""c": {"$type": "number", "$value": "{b}"}}"#, "a: refers to itself"
    ),
    (
      #"{"a": {"$type": "fontWeight", "$value": 1}, "b": {"$type": "number", "$value": "{a}"}}"#,
      "b: needs a number, refers to a fontWeight"
    ),
  ]

  @Test(arguments: documents)
  func `the validator finds each mistake in a document`(row: (json: String, finding: String)) throws
  {
    let findings = DTCGValidator.findings(try Node(json: row.json))
    #expect(findings.contains(row.finding), "\(findings)")
  }

  static let weight = "a font weight is from 1 to 1000, or a known name"
  static let family = "a font family is a name or a list of names"

  /// A type, a value, and what is wrong with a token `a` of both.
  static let values: [(type: String, value: String, finding: String)] = [
    ("number", #""{b}""#, "'b' is no token"),
    ("number", #""{a}""#, "refers to itself"),
    ("number", #""1""#, "a number is a number"),
    ("number", "true", "a number is a number"),
    ("number", "null", "a number is a number"),
    ("color", ##""#FF6B35""##, "a color is an object"),
    ("color", #"{"components": [0, 0, 0]}"#, "a color needs colorSpace"),
    ("color", #"{"colorSpace": "srgb"}"#, "a color needs components"),
    ("color", #"{"colorSpace": "rgb", "components": [0, 0, 0]}"#, "unknown color space"),
    ("color", #"{"colorSpace": "srgb", "components": [0, 0]}"#, "components are three"),
    ("color", #"{"colorSpace": "srgb", "components": 0}"#, "components are three"),
    ("color", components("srgb", "0, 0, 255"), "a component is out of its range"),
    ("color", components("srgb", "-0.1, 0, 0"), "a component is out of its range"),
    ("color", components("srgb", #""0", 0, 0"#), "a component is out of its range"),
    ("color", components("hsl", "360, 0, 0"), "a component is out of its range"),
    ("color", components("lch", "0, -1, 0"), "a component is out of its range"),
    ("color", black(#""alpha": 1.1"#), "alpha is from 0 to 1"),
    ("color", black(#""alpha": "1""#), "alpha is from 0 to 1"),
    ("color", black(##""hex": "#FF6B3580""##), "hex is '#' and six digits"),
    ("color", black(#""hex": "FF6B35""#), "hex is '#' and six digits"),
    ("color", black(#""hex": 0"#), "hex is '#' and six digits"),
    ("color", black(#""name": "x""#), "a color has no name"),
    ("dimension", #""8px""#, "a dimension is an object"),
    ("dimension", #"{"value": 8}"#, "a dimension needs unit"),
    ("dimension", #"{"value": "8", "unit": "px"}"#, "the value of a dimension is a number"),
    ("dimension", #"{"value": 8, "unit": "pt"}"#, "the unit of a dimension is one of px, rem"),
    ("dimension", #"{"value": 8, "unit": "px", "x": 1}"#, "a dimension has no x"),
    ("duration", #"{"value": 8, "unit": "px"}"#, "the unit of a duration is one of ms, s"),
    ("fontFamily", "[]", family), ("fontFamily", "[1]", family), ("fontFamily", "1", family),
    ("fontWeight", "0", weight), ("fontWeight", "1001", weight),
    ("fontWeight", #""Bold""#, weight),
    ("cubicBezier", "[0, 0, 1]", "a curve has four numbers"),
    ("cubicBezier", #"[0, 0, 1, "1"]"#, "a curve has four numbers"),
    ("cubicBezier", "[1.1, 0, 1, 1]", "the x of a curve is from 0 to 1"),
    ("strokeStyle", #""wavy""#, "unknown stroke style"),
    ("strokeStyle", #"{"dashArray": [], "lineCap": "flat"}"#, "dashArray is a list"),
    ("strokeStyle", #"{"dashArray": [], "lineCap": "flat"}"#, "lineCap is round, butt or square"),
    ("strokeStyle", #"{"lineCap": "butt"}"#, "a stroke style needs dashArray"),
    ("border", #"{"style": "solid"}"#, "a border needs width"),
    ("border", #"{"style": "wavy"}"#, ".style: unknown stroke style"),
    ("shadow", "[]", "a list of shadows has one at least"),
    ("shadow", #"{"blur": 8}"#, ".blur: a dimension is an object"),
    ("shadow", #"{"x": 8}"#, "a shadow has no x"),
    ("shadow", #"{"inset": 1}"#, "inset is true or false"),
    ("transition", "{}", "a transition needs timingFunction"),
    ("transition", #"{"delay": {"value": 1, "unit": "px"}}"#, "one of ms, s"),
    ("typography", "{}", "a typography needs letterSpacing"),
    ("typography", #"{"lineHeight": "22px"}"#, ".lineHeight: a number is a number"),
    ("typography", #"{"fontSize": 17}"#, ".fontSize: a dimension is an object"),
    ("gradient", "[]", "a gradient is a list of stops"),
    ("gradient", "[{}]", "a gradient stop needs color"),
  ]

  @Test(arguments: values)
  func `the validator finds each mistake in a value`(
    row: (type: String, value: String, finding: String)
  ) throws {
    let json = #"{"a": {"$type": "\#(row.type)", "$value": \#(row.value)}}"#
    let findings = DTCGValidator.findings(try Node(json: json))
    #expect(findings.contains { $0.hasSuffix(row.finding) }, "\(findings)")
  }

  private static func components(_ space: String, _ values: String) -> String {
    #"{"colorSpace": "\#(space)", "components": [\#(values)]}"#
  }

  private static func black(_ member: String) -> String {
    #"{"colorSpace": "srgb", "components": [0, 0, 0], \#(member)}"#
  }
}
