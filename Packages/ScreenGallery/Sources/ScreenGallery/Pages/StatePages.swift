import DesignSystem
import Layout
import Renderers

/// The pages of one state, each made on demand.
struct StatePages: Sequence {
  private let plan: StatePlan
  private let options: GalleryOptions

  init(_ plan: StatePlan, _ options: GalleryOptions) {
    self.plan = plan
    self.options = options
  }

  func makeIterator() -> Iterator { Iterator(plan, options) }

  struct Iterator: IteratorProtocol {
    private let plan: StatePlan
    private let options: GalleryOptions
    private let light: any Screen
    private let dark: any Screen
    private var place = 0

    init(_ plan: StatePlan, _ options: GalleryOptions) {
      self.plan = plan
      self.options = options
      light = plan.make(.light)
      dark = plan.differsInDark ? plan.make(.dark) : light
    }

    mutating func next() -> GalleryFile? {
      guard place < plan.variants.count else { return nil }
      let variant = plan.variants[place]
      place += 1
      return GalleryFile(path: plan.path(variant), text: page(variant))
    }

    private func page(_ variant: PageVariant) -> String {
      let screen = variant.isDark ? dark : light
      let page = HTMLPage(
        title: screen.title, language: options.language,
        scheme: variant.isDark ? .dark : nil, announcement: screen.announcement)
      return ScreenPage.text(placed(screen, variant).html(page))
    }

    private func placed(_ screen: any Screen, _ variant: PageVariant) -> PlacedScreen {
      layOut(
        screen.element, on: variant.device, contentSize: variant.size,
        direction: variant.direction)
    }
  }
}
