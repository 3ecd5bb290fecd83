import DesignSystem

@testable import ScreenAudit

/// A screen of a few parts, right but for what a test puts in.
struct Sample: Screen {
  var id: ScreenID = "sample"
  var state: StateID = "only"
  var title = "Sample"
  var primaryAction: ElementID?
  var background: ColorRole = .systemBackground
  var parts: [Element] = []
  var overlays: [Element] = []

  var element: Element {
    ScreenRoot("sample", background: background) {
      NavigationBar("bar", title: title) {
        IconButton("back", .back, label: "Back", action: ControlAction("sample.back"))
      }
      PageContent("content", spacing: .l) { parts }
      overlays
    }.element
  }

  init(_ background: ColorRole = .systemBackground, @ElementBuilder _ parts: () -> [Element]) {
    self.background = background
    self.parts = parts()
  }

  /// The elements that a rule complains about, in order.
  func found(
    by rule: any AuditRule, _ appearance: Appearance = Appearance(), size: ContentSize = .l
  ) -> [ElementID] {
    problems(by: rule, appearance, size: size).map(\.element)
  }

  func problems(
    by rule: any AuditRule, _ appearance: Appearance = Appearance(), size: ContentSize = .l
  ) -> [Problem] {
    let conditions = Conditions(appearance, contentSize: size)
    return rule.problems(in: AuditSubject(self, in: conditions))
  }
}

extension ControlAction {
  static let use = ControlAction("sample.use")
  static let other = ControlAction("sample.other")
}

extension Appearance {
  static let increased = Appearance(.light, contrast: .increased)
}
