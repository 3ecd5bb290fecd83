import DesignSystem

extension Engine {
  /// Places the sidebar at the leading edge, the bar and the content in a column beside it, and
  /// sheets in the middle.
  func wideScreen(_ whole: Element) -> Box {
    var element = whole
    if !WideColumn.hasRoomForList(whole, on: canvas) {
      element.children.removeAll { $0.layout.region == .beside }
    }
    var root = Box(element, width: canvas.width, height: canvas.height)
    let column = WideColumn(element, on: canvas)
    func height(in region: LayoutSpec.Region) -> Double {
      element.children.first { $0.layout.region == region }
        .map { fitted($0, column.width).height } ?? 0
    }
    let bar = canvas.topInset + height(in: .navigationBar)
    let top = bar + height(in: .header)
    let bottom = canvas.height - canvas.bottomInset - height(in: .footer)
    root.children = element.children.map { child in
      switch child.layout.region {
      case .navigationBar:
        fitted(child, column.width).moved(x: column.x, y: canvas.topInset)
      case .header: fitted(child, column.width).moved(x: column.x, y: bar)
      case .footer: fitted(child, column.width).moved(x: column.x, y: bottom)
      case .tabBar: sidebar(child)
      case .beside: list(child, from: column.leading - WideColumn.listWidth)
      case .content: content(child, in: column, top: top, bottom: bottom)
      case .toast: toast(child, in: column, bottom: bottom)
      case .floating:
        floating(child, in: column, bottom: bottom - toasts(element, in: column))
      case .sheet: column.panelX.map { panel(child, from: $0) } ?? dialog(child)
      case .alert: alert(child)
      }
    }
    return root
  }

  private func fitted(_ element: Element, _ width: Double, height: Double? = nil) -> Box {
    box(element, Proposal(width: width, fillsWidth: true, height: height))
  }

  private func sidebar(_ element: Element) -> Box {
    let side = Proposal(width: Element.sidebarWidth, fillsWidth: true, height: canvas.height)
    return box(element, side)
  }

  /// Places the page from which the one on top was opened.
  private func list(_ element: Element, from x: Double) -> Box {
    let height = canvas.height - canvas.topInset - canvas.bottomInset
    return fitted(element, WideColumn.listWidth, height: height).moved(x: x, y: canvas.topInset)
  }

  /// Places a drawer beside the page from which it was opened.
  private func panel(_ element: Element, from x: Double) -> Box {
    let height = canvas.height - canvas.topInset - canvas.bottomInset
    var loose = element
    loose.layout.minHeight = 0
    if loose.layout.padding.bottom == .none { loose.layout.padding.bottom = .l }
    var panel = fitted(loose, canvas.width - x, height: height)
    panel.element = element
    return panel.moved(x: x, y: canvas.topInset)
  }

  private func content(
    _ element: Element, in column: WideColumn, top: Double, bottom: Double
  ) -> Box {
    var page = fitted(element, column.width, height: max(0, bottom - top))
    // The page scrolls wherever the canvas is touched, also beside the column.
    page.width = (column.panelX ?? canvas.width) - column.leading
    for index in page.children.indices { page.children[index].x += column.x - column.leading }
    return page.moved(x: column.leading, y: top)
  }

  private func toast(_ element: Element, in column: WideColumn, bottom: Double) -> Box {
    let margin = Spacing.screenMargin.points
    let width = min(ScreenCanvas.readableWidth, column.width - 2 * margin)
    let toast = fitted(element, width)
    return toast.moved(
      x: column.x + (column.width - width) / 2, y: bottom - margin - toast.height)
  }

  private func toasts(_ root: Element, in column: WideColumn) -> Double {
    guard let toast = root.children.first(where: { $0.layout.region == .toast }) else { return 0 }
    return self.toast(toast, in: column, bottom: 0).height + Spacing.screenMargin.points
  }

  private func floating(_ element: Element, in column: WideColumn, bottom: Double) -> Box {
    let margin = Spacing.screenMargin.points
    let button = box(element, Proposal(width: column.width - 2 * margin))
    return button.moved(
      x: column.x + column.width - margin - button.width, y: bottom - margin - button.height)
  }

  /// Places a sheet in the middle of the canvas, with a margin around it; taller content scrolls.
  private func dialog(_ element: Element) -> Box {
    let margin = Spacing.xxl.points
    let width = min(ScreenCanvas.dialogWidth, canvas.width - 2 * margin)
    let most = canvas.height - canvas.topInset - canvas.bottomInset - 2 * margin
    var loose = element
    loose.layout.minHeight = 0
    if loose.layout.padding.bottom == .none { loose.layout.padding.bottom = .l }
    let height = min(most, fitted(loose, width).height)
    var dialog = fitted(loose, width, height: height)
    dialog.element = element
    return dialog.moved(x: (canvas.width - width) / 2, y: (canvas.height - height) / 2)
  }
}

/// The column beside the sidebar of a wide canvas, in points.
private struct WideColumn {
  /// The greatest width of a column of text.
  static let readable = 680.0
  /// The greatest width of a page that uses all the room.
  static let widest = 1_600.0

  /// The width of a list beside the page that it opened.
  static let listWidth = 360.0
  /// The least width of a page beside its list.
  static let leastPage = 440.0

  /// Whether a list fits beside the page that it opened.
  static func hasRoomForList(_ root: Element, on canvas: ScreenCanvas) -> Bool {
    canvas.width - Self.sidebar(of: root) >= listWidth + leastPage
  }

  private static func sidebar(of root: Element) -> Double {
    root.children.contains { $0.layout.region == .tabBar } ? Element.sidebarWidth : 0
  }

  /// The edge of the sidebar and of the list.
  let leading: Double
  /// The leading edge of the column.
  let x: Double
  /// Its width.
  let width: Double
  /// The leading edge of a drawer beside the page; nil without one, or without room for it.
  let panelX: Double?

  init(_ root: Element, on canvas: ScreenCanvas) {
    let hasList = root.children.contains { $0.layout.region == .beside }
    leading = Self.sidebar(of: root) + (hasList ? Self.listWidth : 0)
    let hasPanel = root.drawerBesideContent != nil && Self.hasRoomForList(root, on: canvas)
    panelX = hasPanel ? canvas.width - Self.listWidth : nil
    let room = (panelX ?? canvas.width) - leading
    let isFull = root.children.contains {
      $0.layout.region == .content && $0.layout.breadth == .full
    }
    width = min(room, isFull ? Self.widest : Self.readable)
    x = leading + (room - width) / 2
  }
}
