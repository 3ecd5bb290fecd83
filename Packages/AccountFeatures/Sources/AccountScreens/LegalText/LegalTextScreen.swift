import DesignSystem
import ScreenParts

/// A page of text: the privacy policy, which ends with "Your data", or the terms of service.
public struct LegalTextScreen: Screen {
  /// The kind of the text.
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
  /// The title.
  public var title: String
  /// The bar with a back button and the title.
  var bar: NavigationBar
  /// Headers and paragraphs in order.
  var paragraphs: [TextBlock]
  /// The actions on the user's data, below the text.
  var sections: [ListSection]
  /// A short message.
  var toast: Toast?
  /// The tabs.
  var tabBar: TabBar?

  /// No action is primary (C-E07).
  public var primaryAction: ElementID? { nil }

  /// The VoiceOver announcement when the screen appears.
  public var announcement: String? { toast?.text }

  /// Makes the page of a document; only the privacy policy shows the given data.
  public init(
    _ document: Document, data: YourDataInput = YourDataInput(),
    _ context: PresentationContext
  ) {
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
    sections = document == .privacyPolicy ? data.sections(copy) : [Self.purchases(copy)]
    toast = data.toast.map { $0.toast(ElementID("\(path).toast")) }
    tabBar = context.tabBar
  }

  /// The section below the terms of premium that restores purchases made on another device.
  private static func purchases(_ copy: Copy) -> ListSection {
    ListSection("terms-of-service.purchases", spokenHeader: copy("subscription.restore")) {
      SubscriptionScreen.restore("terms-of-service.restore", copy)
    }
  }

  /// The root of the tree.
  public var element: Element {
    ScreenRoot(ElementID(id.rawValue), background: .systemGroupedBackground) {
      bar
      PageContent(
        ElementID("\(id).content"), spacing: .m,
        padding: EdgeSpacing(horizontal: .screenMargin, vertical: .m)
      ) {
        paragraphs
        Stack(
          ElementID("\(id).sections"),
          LayoutSpec(.vertical, spacing: .groupSpacing, width: .fill)
        ) { sections }
      }
      tabBar
      toast
    }.element
  }
}

extension LegalTextScreen.Document {
  var titleKey: CopyKey { self == .privacyPolicy ? "settings.privacy" : "settings.terms" }

  var sections: [String] {
    switch self {
    case .privacyPolicy:
      [
        "privacy.storage", "privacy.learned", "privacy.duration", "privacy.leaving",
        "privacy.tracking", "privacy.rights",
      ]
    case .termsOfService: ["terms.use", "terms.premium"]
    }
  }
}
