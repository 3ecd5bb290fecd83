import Testing

@testable import MealAdvisorCommands

@Suite struct ScreenPageTests {
  struct List: Decodable {
    struct Screen: Decodable {
      var id: String
      var states: [String]
    }

    var screens: [Screen]
  }

  @Test func `every screen is a page in each of its states`() async throws {
    let list: List = try await Demo().json("screens --json")
    for screen in list.screens {
      for state in screen.states {
        let page = try await Demo().output("screen \(screen.id) --state \(state) --format html")
        let isPage = page.hasPrefix("<!doctype html>\n<html") && page.hasSuffix("</html>\n")
        #expect(isPage, "\(screen.id) \(state)")
        let isPlain = !page.contains(" style=") && !page.contains("<script")
        #expect(isPlain, "\(screen.id) \(state)")
      }
    }
  }

  @Test(arguments: [
    ("", "class=\"f-"), ("--appearance dark", "class=\"dark f-"),
    ("--contrast increased", "class=\"increased f-"),
    ("--appearance light --contrast standard", "class=\"light standard f-"),
  ])
  func `looks follow the system unless flags fix them`(
    _ row: (flags: String, start: String)
  ) async throws {
    let page = try await Demo().output("screen home --format html \(row.flags)")
    let isFixed = page.contains("dir=\"ltr\" \(row.start)")
    #expect(isFixed)
  }

  @Test(arguments: ["--type-size AX3", "--device iphone-se", "--state error"])
  func `flags change the page`(_ flag: String) async throws {
    let plain = try await Demo().output("screen home --format html")
    let other = try await Demo().output("screen home --format html \(flag)")
    let isSame = plain == other
    #expect(!isSame)
  }
}
