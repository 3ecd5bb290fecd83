extension Element {
  /// The width of a sidebar in points.
  public static let sidebarWidth = 216.0

  /// The tree as a kind of canvas shows it.
  ///
  /// Parts for other canvases are left out. On a wide canvas the tab bar is a sidebar, and is read
  /// first.
  public func shown(in room: LayoutSpec.Room) -> Element {
    var result = kept(in: room)
    guard room == .wide, result.layout.flow == .screen else { return result }
    let tabs = result.children.filter { $0.role == .tabBar }.map(\.asSidebar)
    let lists = children.filter { $0.layout.region == .beside }.map { $0.kept(in: .narrow) }
    let others = result.children.filter { $0.role != .tabBar && $0.layout.region != .beside }
    result.children = tabs + lists + others
    return result
  }

  /// The content of a screen for a place beside a screen that it opened; nil without content.
  ///
  /// - Parameter title: the title of the screen.
  public func asList(titled title: String) -> Element? {
    guard var list = children.first(where: { $0.layout.region == .content && $0.layout.scrolls })
    else { return nil }
    list.layout.region = .beside
    list.surface.fill = surface.fill
    list.layout.padding.top = .m
    list.accessibility = .container(title)
    return list.only(in: .wide)
  }

  /// The drawer of a screen that also shows the page from which it was opened; nil without both.
  public var drawerBesideContent: Element? {
    guard children.contains(where: { $0.layout.region == .content }) else { return nil }
    return children.last { $0.role == .drawer }
  }

  /// A copy that only one kind of canvas shows.
  public func only(in room: LayoutSpec.Room) -> Element {
    var result = self
    result.layout.room = room
    return result
  }

  /// A copy whose controls are one stop of the Tab key.
  public var asOneStop: Element {
    var result = self
    result.isOneStop = true
    return result
  }

  private func kept(in room: LayoutSpec.Room) -> Element {
    guard holdsOther(than: room) else { return self }
    var result = self
    result.children = children.filter { $0.layout.room == nil || $0.layout.room == room }
      .map { child in
        var child = child.kept(in: room)
        child.layout.room = nil
        return child
      }
    return result
  }

  private func holdsOther(than room: LayoutSpec.Room) -> Bool {
    children.contains { ($0.layout.room ?? room) != room || $0.holdsOther(than: room) }
  }

  /// A tab bar whose tabs are below each other, each with its symbol before its words.
  private var asSidebar: Element {
    var bar = self
    bar.layout.flow = .vertical
    bar.layout.spacing = .s
    bar.layout.padding = EdgeSpacing(horizontal: .sPlus, vertical: .l)
    bar.layout.width = .fixed(Self.sidebarWidth)
    bar.surface.fill = .systemBackground
    bar.children = children.map { tab in
      var tab = tab
      tab.layout.flow = .horizontal
      tab.layout.spacing = .sPlus
      tab.layout.padding = .horizontal(.sPlus)
      tab.layout.justify = .start
      tab.layout.minHeight = 44
      let weight: FontWeight =
        tab.accessibility.traits.contains(.selected) ? .semibold : .regular
      tab.children = tab.children.map { $0.sidebarPart(weight) }
      return tab
    }
    return bar
  }

  /// Words of a tab in the size of a list.
  private func sidebarPart(_ weight: FontWeight) -> Element {
    guard case .text(var text) = content else { return self }
    text.style = .callout
    text.weight = weight
    text.alignment = .leading
    text.lineLimit = nil
    var part = self
    part.content = .text(text)
    part.layout.width = .fill
    return part
  }
}
