import DesignSystem
import Layout

/// The facts about a whole screen that are needed before its first element is written.
struct PageSurvey {
  /// The first region of content, which becomes the main landmark.
  var main: Int?
  /// The modal part, which keeps everything else from being used.
  var modal: Int?
  /// The part of the screen that contains the modal part.
  var modalPart: Int?
  /// The element that heads the page; nil if none does.
  var heading: Int?

  init(_ elements: [PlacedElement]) {
    let hasScreen = elements.first?.element.role == .screen
    let partDepth = hasScreen ? 1 : 0
    var part = 0
    for (index, placed) in elements.enumerated() {
      let accessibility = placed.element.accessibility
      if placed.depth == partDepth {
        part = index
        if main == nil, Self.isMain(placed.element) { main = index }
      }
      if accessibility.traits.contains(.modal) { (modal, modalPart) = (index, part) }
    }
    heading = Self.heading(elements, partDepth, in: modalPart)
  }

  /// Whether a part of the screen is the main content of the page.
  private static func isMain(_ element: Element) -> Bool {
    element.layout.region == .content && isContent(element)
  }

  /// Whether a part of the screen is neither a bar nor a dialog nor a toast.
  static func isContent(_ element: Element) -> Bool {
    switch element.role {
    case .navigationBar, .tabBar, .sheet, .drawer, .menu, .alert, .toast, .screen: false
    default: element.accessibility.exposure != .hidden
    }
  }

  /// The first header that is read, outside of disabled parts.
  private static func heading(
    _ elements: [PlacedElement], _ partDepth: Int, in modalPart: Int?
  ) -> Int? {
    var part = 0
    for (index, placed) in elements.enumerated() {
      if placed.depth <= partDepth { part = index }
      guard placed.isRead, PageWriter.isHeading(placed.element) else { continue }
      if modalPart == nil || modalPart == part { return index }
    }
    return nil
  }
}
