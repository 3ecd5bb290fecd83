/// The scripts and style sheets of the site; written as text so that the program is one file.
enum Assets {
  /// The script of the first page.
  static let indexScript = [indexState, indexPhones, indexViewer, indexStart].joined()

  /// The style of the site's own pages.
  static let siteStyle = [siteGround, siteBench, siteWall, siteTables].joined()
}
