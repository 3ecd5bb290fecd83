import DesignSystem
import Testing

@testable import TokenExport

@Suite struct DTCGResolverTests {
  let root = Documents.resolver
  let tokens = Documents.tokens

  // The rules of the resolver format that concern a document like ours.
  @Test func `the document keeps the published rules`() throws {
    let known: Set = [
      "$schema", "name", "version", "description", "sets", "modifiers", "resolutionOrder",
    ]
    #expect(root.members.map { known.isSuperset(of: $0.keys) } == true)
    #expect(root["version"]?.string == "2025.10")
    let modifiers = try #require(root["modifiers"]?.members)
    for (name, modifier) in modifiers {
      let contexts = try #require(modifier["contexts"]?.members)
      let standard = try #require(modifier["default"]?.string)
      #expect(contexts.count >= 2 && contexts[standard] != nil, "\(name)")
      #expect(modifier.members?.keys.sorted() == ["contexts", "default", "description"])
    }
    let order = try #require(root["resolutionOrder"]?.array)
    for step in order {
      let path = try #require(step["$ref"]?.string)
      #expect(path.hasPrefix("#/sets/") || path.hasPrefix("#/modifiers/"))
      #expect(root.at(String(path.dropFirst(2)).replacing("/", with: ".")) != nil, "\(path)")
    }
    #expect(order.count == 1 + modifiers.count)
  }

  @Test func `the set refers to the file of the tokens`() {
    let source = root.at("sets.all.sources")?.array?.first
    #expect(source?["$ref"]?.string == DTCGDocument(of: .shop).fileName)
  }

  static let modes = ["appearance", "textSize", "motion"].flatMap { modifier in
    let contexts = Documents.resolver.at("modifiers.\(modifier).contexts")
    return (contexts?.members ?? [:]).keys.sorted().map { (modifier, $0) }
  }

  @Test(arguments: modes)
  func `each mode laid over the tokens is a valid document`(modifier: String, context: String)
    throws
  {
    let sources = root.at("modifiers.\(modifier).contexts.\(context)")?.array
    let merged = try #require(sources).reduce(tokens) { $0.merging($1) }
    #expect(merged != tokens)
    #expect(DTCGValidator.findings(merged) == [])
  }

  @Test func `there are eight appearances, twelve text sizes and two ways to move`() {
    #expect(Self.modes.count { $0.0 == "appearance" } == 8)
    #expect(Self.modes.count { $0.0 == "textSize" } == ContentSize.allCases.count)
    #expect(Self.modes.count { $0.0 == "motion" } == 2)
  }

  @Test func `a mode is told in the token's value`() {
    let label = root.at("modifiers.appearance.contexts.dark-increased-elevated")?.array?.first?
      .at("color.label.$value")
    #expect(label?.string == "{color.dark.increased.elevated.label}")
  }
}
