#if canImport(SwiftUI)
  import AppShell
  import DesignSystem
  import Layout
  import SwiftUI

  /// Draws the screen on top of an app with SwiftUI, from its element tree.
  public struct ScreenView: View {
    private let owner: AppOwner
    private let picture: (MealImage) -> AnyView
    @SwiftUI.Environment(\.colorScheme) private var systemScheme
    @SwiftUI.Environment(\.colorSchemeContrast) private var systemContrast
    @SwiftUI.Environment(\.dynamicTypeSize) private var typeSize

    /// Makes a view of the app's shown screen.
    ///
    /// - Parameter picture: draws a picture; by default its symbol.
    public init(
      _ owner: AppOwner,
      picture: @escaping (MealImage) -> AnyView = { image in
        AnyView(Image(systemName: image.fallbackIcon.symbolName).font(.largeTitle))
      }
    ) {
      self.owner = owner
      self.picture = picture
    }

    /// The screen; empty until the app was launched.
    public var body: some View {
      if let showing = owner.showing {
        screen(showing.root.shown(in: .narrow), looks(showing.looks))
          .preferredColorScheme(showing.looks.scheme.map { $0 == .dark ? .dark : .light })
      }
    }

    @ViewBuilder private func screen(_ root: Element, _ looks: ViewLooks) -> some View {
      VStack(spacing: 0) {
        parts(root, .navigationBar, looks)
        parts(root, .header, looks)
        ScrollView { parts(root, .content, looks) }
          .frame(maxWidth: .infinity, maxHeight: .infinity)
        parts(root, .footer, looks)
        parts(root, .tabBar, looks)
      }
      .background { looks.color(root.surface.fill ?? .systemBackground).ignoresSafeArea() }
      .overlay(alignment: .bottomTrailing) { parts(root, .floating, looks).padding() }
      .overlay(alignment: .bottom) { parts(root, .toast, looks).padding() }
      .overlay(alignment: .bottom) { parts(root, .sheet, looks) }
      .overlay(alignment: .center) { parts(root, .alert, looks).padding() }
    }

    private func parts(
      _ root: Element, _ region: LayoutSpec.Region, _ looks: ViewLooks
    ) -> some View {
      ForEach(root.parts(in: region), id: \.id) { element in
        ElementView(element: element, looks: looks)
          .frame(maxWidth: region == .tabBar ? .infinity : ScreenCanvas.readableWidth)
      }
    }

    private func looks(_ wish: LooksOffer) -> ViewLooks {
      let scheme: InterfaceStyle = wish.scheme ?? (systemScheme == .dark ? .dark : .light)
      let contrast: Contrast =
        wish.contrast ?? (systemContrast == .increased ? .increased : .standard)
      let rank = DynamicTypeSize.allCases.firstIndex(of: typeSize) ?? ContentSize.l.rank
      let sizes = ContentSize.allCases
      return ViewLooks(
        appearance: Appearance(scheme, contrast: contrast),
        size: sizes[min(rank, sizes.count - 1)], picture: picture,
        fire: { call in Task { await owner.fire(call) } })
    }
  }
#endif
