import DesignSystem
import ScreenAudit
import Testing
import TokenExport

@testable import ScreenGallery

@Suite struct PageTests {
  @Test func `the script of the gallery goes to the end of the head`() {
    let page = ScreenPage.text("<html><head><title>a</title></head><body></head></body></html>")
    #expect(page.hasPrefix("<html><head><title>a</title><link "))
    #expect(page.hasSuffix("</script>\n</head><body></head></body></html>"))
  }

  @Test func `a page without a head gets it at its end`() {
    #expect(ScreenPage.text("<p>").hasPrefix("<p><link "))
  }

  @Test func `texts of people never become markup`() throws {
    let hostile = "</script><script>alert('1')</script>\"<!--"
    let screens = [
      ListedScreen(
        ScreenID(hostile), hostile, states: [Sample.state(StateID(hostile), light: hostile)])
    ]
    let options = GalleryOptions(
      title: hostile, tokenFiles: [ExportedFile(path: hostile, text: hostile)])
    let gallery = try Sample.gallery(screens, options)
    for name in ["index.html", "tokens.html", "audit.html"] {
      let text = try #require(Sample.text(name, in: gallery))
      #expect(!text.contains("alert('1')"))
      #expect(!text.contains("<!--"))
    }
  }

  @Test(arguments: ["index.html", "tokens.html", "audit.html"])
  func `a page of the site is whole and has one heading of the first level`(
    _ name: String
  ) throws {
    let text = try #require(Sample.text(name, in: try Sample.gallery()))
    #expect(text.hasPrefix("<!doctype html>\n<html lang=\"en\">"))
    #expect(text.hasSuffix("</html>\n"))
    #expect(text.split(separator: "<h1").count == 2)
    #expect(!text.contains(" style=") && !text.contains("http"))
    #expect(text.contains("<a href=\"\(name)\" aria-current=\"page\">"))
  }

  @Test func `everything that a page links to is a file of the site`() throws {
    let gallery = try Sample.gallery()
    let files = Array(gallery.files)
    let paths = Set(files.map(\.path))
    for file in files where file.path.hasSuffix(".html") && !file.path.contains("/") {
      for link in links(file.text) where !link.hasPrefix("#") && link != "data:," {
        #expect(paths.contains(link), "\(file.path) links to \(link)")
      }
    }
  }

  @Test func `the index tells the script which pages there are`() throws {
    let index = try #require(Sample.text("index.html", in: try Sample.gallery()))
    #expect(
      index.contains(#""name":"iphone-14","width":390,"height":844,"sizes":["xS","S","M","L""#))
    #expect(index.contains(#""accessibility":["AX1","AX2","AX3","AX4","AX5"]"#))
    #expect(index.contains(#"data-folder="screens/home/greeting/" data-dark>"#))
    #expect(index.contains(#"data-folder="screens/home/plain/">"#))
  }

  @Test func `every token is on its page with its number`() throws {
    let text = try #require(Sample.text("tokens.html", in: try Sample.gallery()))
    for role in ColorRole.allCases {
      for look in Appearance.all { #expect(text.contains(role.resolved(in: look).hex)) }
    }
    let names =
      ColorRole.allCases.map(\.rawValue) + TypeStyle.allCases.map(\.rawValue)
      + Spacing.allCases.map(\.rawValue) + Motion.allCases.map(\.rawValue)
    for name in names { #expect(text.contains(#"<th scope="row">\#(name)<"#)) }
    for icon in IconRole.allCases { #expect(text.contains("<h3>\(icon.rawValue)</h3>")) }
    #expect(text.contains("2.84 : 1, below 3"))
  }

  @Test func `the audit is on its page, and its verdict beside each state`() throws {
    let finding = AuditFinding(
      "target-size", screen: "home", state: "plain", conditions: Conditions(),
      problem: Problem("home.save", measured: .number(40), required: .number(44)))
    let report = AuditReport(screens: 2, checked: 7, findings: [finding, finding])
    let gallery = try Sample.gallery(
      Sample.screens, GalleryOptions(title: "Test", audit: report))
    let audit = try #require(Sample.text("audit.html", in: gallery))
    #expect(audit.contains("<th scope=\"row\">target-size</th><td>home / plain</td>"))
    #expect(audit.contains("<dt>looks checked</dt><dd>7</dd>"))
    let index = try #require(Sample.text("index.html", in: gallery))
    #expect(index.contains("<dt>Audit</dt><dd>2 findings</dd>"))
    #expect(index.contains("<dt>Audit</dt><dd>nothing found</dd>"))
  }

  private func links(_ text: String) -> [String] {
    ["href=\"", "src=\""].flatMap { start in
      text.split(separator: start).dropFirst().compactMap { part in
        part.split(separator: "\"", maxSplits: 1).first.map(String.init)
      }
    }
  }
}

@Suite struct DigitsTests {
  @Test(arguments: [
    (1.005, 2, "1.01"), (2.0, 2, "2.00"), (-0.001, 2, "0.00"), (-1.5, 1, "-1.5"),
    (0.05, 2, "0.05"), (12.5, 0, "13"),
  ])
  func `numbers have so many places`(_ row: (number: Double, places: Int, text: String)) {
    #expect(Digits.fixed(row.number + 1e-9, row.places) == row.text)
  }
}
