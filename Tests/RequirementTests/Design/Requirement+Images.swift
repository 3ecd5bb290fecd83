import DesignSystem
import Testing

extension Requirement {
  /// D-IMG: pictures of meals.
  static let images = [
    Requirement("D-IMG-01 D-IMG-06", "a dish is drawn alone on a bright, neutral table") {
      let plates = Shown.names.flatMap {
        Shown.screen($0).element.all.compactMap(\.picture?.plate)
      }
      #expect(!plates.isEmpty)
      for plate in plates {
        let ground = plate.drawing(.hero, in: .light).shapes.first
        guard case .fill(let table)? = ground?.paint else {
          Issue.record("nothing lies under the plate")
          continue
        }
        #expect(table.relativeLuminance > 0.8)
        let channels = [table.red, table.green, table.blue].map(Int.init)
        #expect((channels.max() ?? 0) - (channels.min() ?? 0) < 32)
      }
    },
    Requirement("D-IMG-02", "large pictures are 16:9, small ones square") {
      let hero = Shown.element("home.card.image", on: "home.suggestion").picture
      let small = Shown.screen("favorites.five").element.all.compactMap(\.picture)
      #expect(hero?.ratio.value == 16.0 / 9.0)
      #expect(small.count == 5 && small.allSatisfy { $0.ratio.value == 1 })
    },
    Requirement("D-IMG-03", "a large photo has 1080 pixels across") {
      #expect(photo(1080, 608).findings(for: .hero).isEmpty)
      #expect(
        photo(1079, 607).findings(for: .hero).contains(.narrow(width: 1079, least: 1080)))
    },
    Requirement("D-IMG-04", "a photo is WebP, or JPEG where that is not to be had") {
      #expect(photo().findings(for: .hero).isEmpty)
      #expect(photo(format: "jpeg").findings(for: .hero) == [.fallbackFormat])
      #expect(PhotoFinding.fallbackFormat.isAdvice)
      #expect(photo(format: "png").findings(for: .hero) == [.format("png")])
    },
    Requirement("D-IMG-05", "a photo has less than 200 KB") {
      #expect(photo(bytes: 199_999).findings(for: .hero).isEmpty)
      #expect(!photo(bytes: 200_000).findings(for: .hero).isEmpty)
    },
    Requirement("D-IMG-07", "the picture's place shimmers, in 1.5 seconds a turn") {
      let bar = Shown.element("home.card.image.bar", on: "home.loading")
      #expect(bar.surface.fill == .shimmer && bar.motion == .shimmer)
      #expect(Motion.shimmer.animation.duration.seconds == 1.5)
      #expect(bar.surface.radius == .medium, "as the picture it stands for")
    },
    Requirement("D-IMG-08", "where a picture will be, a photo's symbol stands on grey") {
      let image = Shown.element("home.card.image", on: "home.image-placeholder")
      #expect(image.surface.fill == .placeholderFill && image.picture?.ratio == .hero)
      let clip = Shown.element("home.card.meal", on: "home.image-placeholder").surface.radius
      #expect(clip?.points == 16)
      let light = ColorRole.placeholderFill.resolved(in: Appearance())
      #expect(light == RGBA(0xF2F2F7))
      expectSymbol(.photo, on: "home.image-placeholder")
    },
    Requirement("D-IMG-09", "a picture that has come fades in, in 0.3 seconds") {
      let image = Shown.element("home.card.image", on: "home.suggestion")
      #expect(image.motion == .imageFadeIn)
      #expect(
        Motion.imageFadeIn.animation == AnimationSpec(.standard, .easeInOut, .opacity))
    },
    Requirement("D-IMG-10", "a picture that did not come leaves fork and knife, or a cup") {
      expectSymbol(.meal, on: "home.image-failed")
      #expect(MealImage(.photo(photo()), phase: .failed, isDrink: true).placeholderIcon == .drink)
    },
  ]

  /// The symbol in the place of the picture on Home's card.
  private static func expectSymbol(_ icon: IconRole, on name: String) {
    let image = Shown.element("home.card.image", on: name)
    #expect(image.picture?.placeholderIcon == icon)
    let names = image.tokens().map(\.name)
    #expect(names.contains(TypeStyle.title.tokenName))
    #expect(names.contains(ColorRole.progressTint.tokenName))
  }

  private static func photo(
    _ width: Int = 1920, _ height: Int = 1080, format: String = "webp", bytes: Int = 150_000
  ) -> PhotoAsset {
    PhotoAsset(
      name: "dish", format: format, pixelWidth: width, pixelHeight: height, byteCount: bytes)
  }
}

extension MealImage {
  /// The drawn plate; nil for a photo.
  var plate: Plate? {
    if case .plate(let plate) = source { plate } else { nil }
  }
}
