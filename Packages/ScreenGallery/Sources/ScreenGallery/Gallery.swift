import DesignSystem
import Layout

/// A static site of screens that opens from disk without a network.
public struct Gallery: Sendable {
  /// The options of the gallery.
  public let options: GalleryOptions
  let plans: [ScreenPlan]

  /// Plans the site; throws if two screens, states or files have the same name.
  ///
  /// It makes every screen once for light and once for dark, but renders none.
  public init(_ screens: [ListedScreen], options: GalleryOptions) throws(GalleryError) {
    self.options = options
    try Self.checkNames(screens)
    plans = screens.map { ScreenPlan($0, options: options) }
    try checkPaths()
  }

  /// The number of files of the site.
  public var count: Int {
    SiteFile.allCases.count + tokenFiles.count + pageCount
  }

  /// The number of pages that show a screen.
  public var pageCount: Int { plans.reduce(0) { $0 + $1.pageCount } }

  /// The number of shown states.
  public var stateCount: Int { plans.reduce(0) { $0 + $1.states.count } }

  var tokenFiles: [GalleryFile] {
    options.tokenFiles.map { GalleryFile(path: "tokens/\($0.path)", text: $0.text) }
  }

  /// The files one after another; each is made on demand and then released.
  public var files: GalleryFiles { GalleryFiles(self) }

  private static func checkNames(_ screens: [ListedScreen]) throws(GalleryError) {
    var seen: Set<ScreenID> = []
    for screen in screens {
      guard seen.insert(screen.id).inserted else { throw .repeatedScreen(screen.id) }
      var states: Set<StateID> = []
      for state in screen.states where !states.insert(state.id).inserted {
        throw .repeatedState(state.id, of: screen.id)
      }
    }
  }

  private func checkPaths() throws(GalleryError) {
    var seen = Set(SiteFile.allCases.map(\.path))
    for plan in plans {
      for path in plan.paths where !seen.insert(path).inserted { throw .repeatedPath(path) }
    }
    for file in tokenFiles where !seen.insert(file.path).inserted {
      throw .repeatedPath(file.path)
    }
  }
}
