import DesignSystem

/// A page of text: the privacy policy or the terms of service.
public struct LegalTextScreen: Screen {
  /// Which text.
  public enum Document: String, CaseIterable, Hashable, Sendable {
    /// The privacy policy.
    case privacyPolicy = "privacy-policy"
    /// The terms of service.
    case termsOfService = "terms-of-service"
  }

  /// The id of the document.
  public var id: ScreenID
  /// Always `default`.
  public var state: StateID = "default"
  /// The name people know it by.
  public var title: String
  /// Back and the title.
  public var bar: NavigationBar
  /// Headers and paragraphs in order.
  public var paragraphs: [TextBlock]
  /// The tabs.
  public var tabBar: TabBar?

  /// Nothing is emphasised (C-E07).
  public var primaryAction: ElementID? { nil }

  /// Makes the page of a document.
  public init(_ document: Document, _ context: PresentationContext = PresentationContext()) {
    let copy = context.copy
    let path = document.rawValue
    id = ScreenID(path)
    title = copy(document.titleKey)
    bar = SettingsPage.bar(path, title, copy)
    paragraphs = document.sections.flatMap { name in
      [
        TextBlock(
          ElementID("\(path).\(name).title"), copy(CopyKey("\(name).title")),
          style: .headline, isHeader: true),
        TextBlock(ElementID("\(path).\(name).body"), copy(CopyKey("\(name).body"))),
      ]
    }
    tabBar = context.tabBar
  }

  /// The root of the tree.
  public var element: Element {
    ScreenRoot(ElementID(id.rawValue)) {
      bar
      PageContent(
        ElementID("\(id).content"), spacing: .m,
        padding: EdgeSpacing(horizontal: .screenMargin, vertical: .m)
      ) { paragraphs }
      tabBar
    }.element
  }
}

extension LegalTextScreen.Document {
  var titleKey: CopyKey { self == .privacyPolicy ? "settings.privacy" : "settings.terms" }

  var sections: [String] {
    switch self {
    case .privacyPolicy: ["privacy.storage", "privacy.tracking", "privacy.rights"]
    case .termsOfService: ["terms.use", "terms.premium"]
    }
  }
}
