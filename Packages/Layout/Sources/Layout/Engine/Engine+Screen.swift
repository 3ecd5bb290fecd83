import DesignSystem

extension Engine {
  /// Places bars at the edges, content between them, and the other regions above the content.
  ///
  /// On a wide canvas the tabs are a sidebar, and everything else is in a column beside it.
  func screen(_ element: Element) -> Box {
    canvas.room == .wide ? wideScreen(element) : narrowScreen(element)
  }

  private func narrowScreen(_ element: Element) -> Box {
    var root = Box(element, width: canvas.width, height: canvas.height)
    let bar = height(of: element, in: .navigationBar)
    let top = canvas.topInset + bar + height(of: element, in: .header)
    let tabs = height(of: element, in: .tabBar)
    let bottom = canvas.height - canvas.bottomInset - tabs - height(of: element, in: .footer)
    root.children = element.children.map { child in
      switch child.layout.region {
      case .navigationBar: full(child).moved(x: side, y: canvas.topInset)
      case .header: full(child).moved(x: side, y: canvas.topInset + bar)
      case .footer: full(child).moved(x: side, y: bottom)
      case .tabBar: tabBar(child)
      // A narrow canvas shows no such part.
      case .beside: Box(child, width: 0, height: 0)
      case .content: content(child, top: top, bottom: bottom)
      case .toast: toast(child, bottom: bottom)
      case .floating: floating(child, bottom: bottom - toasts(element))
      case .sheet: sheet(child)
      case .alert: alert(child)
      }
    }
    return root
  }

  private func full(_ element: Element, height: Double? = nil) -> Box {
    box(element, Proposal(width: canvas.width - 2 * side, fillsWidth: true, height: height))
  }

  /// The space at each side of the column.
  private var side: Double { max(0, canvas.width - ScreenCanvas.readableWidth) / 2 }

  private func height(of root: Element, in region: LayoutSpec.Region) -> Double {
    root.children.first { $0.layout.region == region }.map { full($0).height } ?? 0
  }

  private func content(_ element: Element, top: Double, bottom: Double) -> Box {
    var page = full(element, height: max(0, bottom - top))
    // The page scrolls wherever the canvas is touched, also beside the column.
    page.width = canvas.width
    for index in page.children.indices { page.children[index].x += side }
    return page.moved(x: 0, y: top)
  }

  /// Places the tab bar: 49 points of tabs, and the bottom inset below them (C-L02).
  private func tabBar(_ element: Element) -> Box {
    var bar = box(element, Proposal(width: canvas.width, fillsWidth: true))
    bar.height += canvas.bottomInset
    bar.contentHeight = bar.height
    return bar.moved(x: 0, y: canvas.height - bar.height)
  }

  private func toast(_ element: Element, bottom: Double) -> Box {
    let margin = Spacing.screenMargin.points
    let toast = box(
      element, Proposal(width: canvas.width - 2 * (side + margin), fillsWidth: true))
    return toast.moved(x: side + margin, y: bottom - margin - toast.height)
  }

  /// Places a floating button at the trailing edge, a margin away from it and from the region
  /// below.
  private func floating(_ element: Element, bottom: Double) -> Box {
    let margin = Spacing.screenMargin.points
    let button = box(element, Proposal(width: canvas.width - 2 * (side + margin)))
    return button.moved(
      x: canvas.width - side - margin - button.width, y: bottom - margin - button.height)
  }

  /// The height that a toast takes above the tab bar, including its margin.
  private func toasts(_ root: Element) -> Double {
    guard let toast = root.children.first(where: { $0.layout.region == .toast }) else { return 0 }
    return self.toast(toast, bottom: 0).height + Spacing.screenMargin.points
  }

  /// Places a sheet: as high as its content, but below the top safe area; taller content scrolls.
  private func sheet(_ element: Element) -> Box {
    var loose = element
    loose.layout.minHeight = 0
    let natural = full(loose).height + canvas.bottomInset
    let most = canvas.height - canvas.topInset
    let height = min(most, max(natural, element.layout.minHeight))
    loose.layout.minHeight = min(height, element.layout.minHeight)
    var sheet = full(loose, height: height)
    sheet.element = element
    return sheet.moved(x: side, y: canvas.height - height)
  }

  /// Places an alert: as high as its content, but within the safe areas; taller content scrolls.
  func alert(_ element: Element) -> Box {
    let margin = Spacing.screenMargin.points
    let width = canvas.width - 2 * (side + margin)
    var wide = element
    if contentSize.isAccessibilitySize { wide.layout.width = .fixed(width) }
    var alert = box(wide, Proposal(width: width))
    alert.element = element
    alert.height = min(
      alert.height, canvas.height - canvas.topInset - canvas.bottomInset - 2 * margin)
    return alert.moved(
      x: (canvas.width - alert.width) / 2, y: (canvas.height - alert.height) / 2)
  }
}
