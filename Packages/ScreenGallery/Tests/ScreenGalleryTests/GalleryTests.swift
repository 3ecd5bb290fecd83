import DesignSystem
import Layout
import Testing
import TokenExport

@testable import ScreenGallery

@Suite struct GalleryTests {
  @Test func `as many files come as were announced, each under a path of its own`() throws {
    let gallery = try Sample.gallery()
    let paths = gallery.files.map(\.path)
    #expect(paths.count == gallery.count)
    #expect(Set(paths).count == paths.count)
    #expect(Set(paths.map { $0.lowercased() }).count == paths.count)
    #expect(gallery.stateCount == 3)
  }

  @Test func `a state has every size at the reference, two on other devices, one mirrored`() throws
  {
    let gallery = try Sample.gallery()
    let names = gallery.files.map(\.path).filter { $0.hasPrefix("screens/about/plain/") }
    let sizes = ContentSize.allCases.map { "\($0.rawValue).html" }
    let devices = ScreenCanvas.all.dropFirst().flatMap {
      ["\($0.name)-L.html", "\($0.name)-AX5.html"]
    }
    let expected = (sizes + devices + ["L-rtl.html"]).map { "screens/about/plain/\($0)" }
    #expect(names == expected)
  }

  @Test func `only a state whose words differ has pages for dark`() throws {
    let gallery = try Sample.gallery()
    let dark = gallery.files.map(\.path).filter { $0.hasSuffix("-dark.html") }
    #expect(dark.count == 23)
    #expect(dark.allSatisfy { $0.hasPrefix("screens/home/greeting/") })
  }

  @Test func `sizes, devices and directions can be left out`() throws {
    let options = GalleryOptions(
      title: "Small", devices: [.small], sizes: [.l], showsRightToLeft: false)
    let gallery = try Sample.gallery(Sample.screens, options)
    #expect(gallery.pageCount == 4)
    let index = try #require(Sample.text("index.html", in: gallery))
    #expect(!index.contains("Right to left"))
  }

  @Test func `without screens there is a site that says so`() throws {
    let gallery = try Sample.gallery([])
    #expect(gallery.pageCount == 0)
    #expect(Sample.text("index.html", in: gallery)?.contains("0 states of 0 screens") == true)
  }

  @Test func `files can be asked for again and are the same`() throws {
    let gallery = try Sample.gallery()
    #expect(Array(gallery.files) == Array(gallery.files))
  }

  @Test func `two screens, states or files of one name are refused`() throws {
    let twice = Sample.state("plain", light: "Hello")
    #expect(throws: GalleryError.repeatedScreen("home")) {
      try Sample.gallery(Sample.screens + Sample.screens)
    }
    #expect(throws: GalleryError.repeatedState("plain", of: "a")) {
      try Sample.gallery([ListedScreen("a", "A", states: [twice, twice])])
    }
    let file = ExportedFile(path: "a.json", text: "")
    #expect(throws: GalleryError.repeatedPath("tokens/a.json")) {
      try Sample.gallery([], GalleryOptions(title: "", tokenFiles: [file, file]))
    }
  }

  @Test(arguments: [
    ("home", "home"), ("recipe-detail", "recipe-detail"), ("Home", "_48ome"), ("_", "_5f"),
    ("../../etc", "_2e_2e_2f_2e_2e_2fetc"), ("", "_"), ("é", "_c3_a9"), ("a b", "a_20b"),
  ])
  func `a name becomes a safe part of a path`(_ row: (name: String, path: String)) {
    #expect(PathName.safe(row.name) == row.path)
  }
}
