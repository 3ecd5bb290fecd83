import MealCatalog
import Presentation
import PresentationSamples
import ScreenParts
import Testing

@testable import MealAdvisorCommands

@Suite struct ScreensTests {
  struct List: Decodable {
    struct Screen: Decodable {
      var id: String
      var name: String
      var states: [String]
    }

    var screens: [Screen]
  }

  struct Document: Decodable {
    struct Element: Decodable {
      struct Frame: Decodable {
        var x: Double
        var y: Double
        var width: Double
        var height: Double
      }

      struct Accessibility: Decodable {
        var label: String
        var value: String
        var hint: String
        var traits: [String]
      }

      var id: String
      var role: String
      var text: String
      var frame: Frame
      var accessibility: Accessibility
      var action: String?
    }

    struct ScreenCanvas: Decodable {
      var width: Double
      var height: Double
    }

    var screen: String
    var state: String
    var canvas: ScreenCanvas
    var elements: [Element]
  }

  @Test func `every screen is there in each of its states and each format`() async throws {
    let list: List = try await Demo().json("screens --json")
    #expect(list.screens.count >= 6)
    for screen in list.screens {
      #expect(!screen.name.isEmpty && !screen.states.isEmpty)
      for state in screen.states {
        let document: Document = try await Demo().json(
          "screen \(screen.id) --state \(state) --format json")
        #expect(document.screen == screen.id && document.state == state)
        #expect(document.canvas.width == 390 && document.canvas.height == 844)
        #expect(!document.elements.isEmpty)
      }
    }
    let text = try await Demo().output("screens")
    #expect(text.split(separator: "\n").count == list.screens.count)
  }

  @Test(arguments: [
    "--appearance dark", "--contrast increased", "--type-size AX3", "--type-size ax3",
    "--device iphone-se", "--state error", "--direction rtl",
  ])
  func `each flag changes the outline`(_ flag: String) async throws {
    let plain = try await Demo().output("screen home --format outline")
    let other = try await Demo().output("screen home --format outline \(flag)")
    #expect(plain != other)
  }

  @Test func `a drawing is as wide as the terminal`() async throws {
    for columns in [40, 80, 120] {
      let demo = Demo()
      var context = demo.context
      context.columns = columns
      let outcome = await demo.program.run(["screen", "home"], in: context)
      let first = outcome.standardOutput.split(separator: "\n").first
      #expect(first?.count == columns)
    }
  }

  @Test(arguments: [
    ("screen hom", "unknown screen 'hom'; did you mean 'home'? Valid: home, recipe-detail, "),
    (
      "screen home --state eror",
      "unknown state of home 'eror'; did you mean 'error'? Valid: suggestion, "
    ),
  ])
  func `an unknown name is answered with the nearest and with all`(
    call: String, start: String
  ) async {
    let outcome = await Demo().run(call)
    #expect(outcome.unwrappedError.hasPrefix("mealadvisor-demo: \(start)"))
    #expect(outcome.exitCode == 2)
  }

  // The wireframes say how high each part is, beside it.
  @Test func `a drawing tells heights when it is asked to, in the same width`() async throws {
    let text = try await Demo().output("screen home --heights")
    #expect(text.contains("200 pt") && text.contains("50 pt"))
    #expect(text.split(separator: "\n").allSatisfy { $0.count <= 80 })
    #expect(try await Demo().output("screen home").contains(" pt") == false)
  }

  @Test func `screens and tokens touch no data`() async throws {
    let demo = Demo()
    _ = try await demo.output("tokens --format dtcg")
    _ = try await demo.output("screens")
    _ = try await demo.output("screen favorites")
    #expect(try demo.files.list("/data") == nil)
  }

  @Test func `the commands show the whole catalogue, each screen in all its states`() throws {
    let samples = try #require(SampleMeals(Catalog.bundled.meal))
    let catalog = ScreenCatalog(samples: samples, copy: .english).adding([.components]).screens
    let screens = try Demo().screens()
    #expect(screens.map(\.id) == catalog.map(\.id))
    #expect(screens.map(\.name) == catalog.map(\.name))
    #expect(screens.flatMap(\.states).map(\.id) == catalog.flatMap(\.states).map(\.id))
  }
}
