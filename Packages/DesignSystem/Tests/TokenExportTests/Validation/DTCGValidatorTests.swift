import Testing

@testable import TokenExport

/// The validator itself: what it must let pass.
@Suite struct DTCGValidatorTests {
  @Test(arguments: [
    "{}",
    #"{"$schema": "x", "$description": "all", "$extensions": {"a.b": [1, null]}}"#,
    #"{"a": {"$type": "number", "$value": 1}}"#,
    #"{"g": {"$type": "number", "h": {"a": {"$value": 1.5}}}}"#,
    #"{"a": {"$type": "number", "$value": 1}, "b": {"$value": "{a}"}}"#,
    #"{"g": {"$type": "color", "n": {"$type": "number", "$value": 1}}}"#,
    #"{"g": {"$type": "number", "$root": {"$value": 1}, "a": {"$value": "{g.$root}"}}}"#,
    #"{"a": {"$type": "number", "$value": 1, "$deprecated": "use b"}}"#,
    #"{"g": {"$deprecated": true}}"#,
    ##"{"a": {"$type": "number", "$value": 1}, "b": {"$type": "number", "$ref": "#/a/$value"}}"##,
    #"{"g": {"a": {"$type": "number", "$value": 1}}, "h": {"$extends": "{g}"}}"#,
  ])
  func `a valid document has no findings`(json: String) throws {
    #expect(DTCGValidator.findings(try Node(json: json)) == [])
  }

  @Test(arguments: [
    ("color", #"{"colorSpace": "srgb", "components": [0, 0.5, 1]}"#),
    ("color", ##"{"colorSpace": "srgb", "components": [0, 0, 0], "alpha": 0, "hex": "#00aAfF"}"##),
    ("color", #"{"colorSpace": "oklch", "components": [1, "none", 0]}"#),
    ("dimension", #"{"value": -0.5, "unit": "rem"}"#),
    ("duration", #"{"value": 0.3, "unit": "s"}"#),
    ("fontFamily", #"["Inter", "system-ui"]"#), ("fontFamily", #""Inter""#),
    ("fontWeight", #""semi-bold""#), ("fontWeight", "1"), ("fontWeight", "1000"),
    ("cubicBezier", "[0, -1, 1, 2]"), ("number", "-3.5"), ("strokeStyle", #""dashed""#),
    ("strokeStyle", #"{"dashArray": [{"value": 4, "unit": "px"}], "lineCap": "round"}"#),
    (
      "gradient",
      #"[{"color": {"colorSpace": "srgb", "components": [0, 0, 0]}, "position": 0.5}]"#
    ),
  ])
  func `a valid value has no findings`(type: String, value: String) throws {
    let json = #"{"a": {"$type": "\#(type)", "$value": \#(value)}}"#
    #expect(DTCGValidator.findings(try Node(json: json)) == [])
  }
}
