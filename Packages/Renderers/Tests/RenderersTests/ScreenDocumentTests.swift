import DesignSystem
import Foundation
import Layout
import Testing

@testable import Renderers

@Suite struct ScreenDocumentTests {
  private func json(_ document: ScreenDocument) throws -> [String: Any] {
    let data = try JSONEncoder().encode(document)
    return try #require(JSONSerialization.jsonObject(with: data) as? [String: Any])
  }

  private let document = ScreenDocument(
    screen: "home", state: "suggestion", placed: layOut(Samples.home()))

  @Test func `the keys are the agreed ones`() throws {
    let root = try json(document)
    #expect(Set(root.keys) == ["screen", "state", "canvas", "elements"])
    #expect(root["canvas"] as? [String: Double] == ["width": 390, "height": 844])
    let elements = try #require(root["elements"] as? [[String: Any]])
    for element in elements {
      #expect(
        Set(element.keys) == [
          "id", "role", "text", "tokens", "frame", "accessibility", "action",
        ])
      let frame = try #require(element["frame"] as? [String: Any])
      #expect(Set(frame.keys) == ["x", "y", "width", "height"])
      let accessibility = try #require(element["accessibility"] as? [String: Any])
      #expect(Set(accessibility.keys) == ["label", "value", "hint", "traits"])
    }
  }

  @Test func `elements carry text, numbers and actions`() throws {
    let save = try #require(document.elements.first { $0.id == "home.save" })
    #expect(save.role == "secondaryButton" && save.text == "Save")
    #expect(save.frame.x == 140.67 && save.frame.width == 108.67)
    #expect(save.tokens["color.primaryText"] == .text("#FF6B35"))
    #expect(save.tokens["radius.medium"] == .number(12))
    #expect(save.action == "recipe.open?id=tacos")
    let title = try #require(document.elements.first { $0.id == "home.card.title" })
    #expect(title.accessibility.traits == ["hidden"] && title.action == nil)
  }

  @Test func `elements stand in reading order`() {
    let read = document.elements.map(\.accessibility.label).filter { !$0.isEmpty }
    #expect(
      read == [
        "Good evening! What's for dinner?", "Meal suggestion: Creamy Tuscan Chicken",
        "Get New Suggestion", "See Recipe", "Save", "Order", "Home", "Favorites", "Settings",
      ])
  }
}
