import DesignSystem
import PlateDrawings
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
    Requirement(
      "D-IMG-02 S-HOME-04 S-FAV-04 S-REC-02", "large pictures are 16:9, small ones square"
    ) {
      let hero = Shown.element("home.card.image", on: "home.suggestion").picture
      let wide = Shown.element("recipe.hero", on: "recipe-detail.default").picture
      let small = Shown.screen("favorites.five").element.all.compactMap(\.picture)
      #expect(hero?.ratio.value == 16.0 / 9.0 && wide?.ratio == hero?.ratio)
      #expect(small.count == 5 && small.allSatisfy { $0.ratio.value == 1 })
    },
    Requirement(
      "D-IMG-03 D-IMG-04 D-IMG-05 S-PERF-09",
      "a large photo has 1080 pixels across, is WebP or else JPEG, and has less than 200 KB",
      .provedBy(
        "MealImageTests", "a photo is measured against the rules",
        "only the fallback format is advice")),
    Requirement(
      "D-IMG-07", "the picture's place shimmers, in 1.5 seconds a turn",
      .provedBy("MotionTokenTests", "durations are those of the reference"),
      Check {
        let bar = Shown.element("home.card.image.bar", on: "home.loading")
        #expect(bar.surface.fill == .shimmer && bar.motion == .shimmer)
        #expect(bar.surface.radius == .medium, "as the picture it stands for")
      }),
    Requirement(
      "D-IMG-08", "where a picture will be, a photo's symbol stands on grey",
      .provedBy("ColorTokenTests", "a standard colour is the one of the table"),
      .provedBy("SpaceTokenTests", "there are three radii"),
      Check {
        let image = Shown.element("home.card.image", on: "home.image-placeholder")
        #expect(image.surface.fill == .placeholderFill && image.picture?.ratio == .hero)
        let card = Shown.element("home.card.meal", on: "home.image-placeholder")
        #expect(card.surface.radius == .large)
        expectSymbol(.photo, on: "home.image-placeholder")
      }),
    Requirement(
      "D-IMG-09", "a picture that has come fades in, in 0.3 seconds",
      .provedBy("MotionTokenTests", "a movement runs as described, and calmly when asked"),
      Check {
        let image = Shown.element("home.card.image", on: "home.suggestion")
        #expect(image.motion == .imageFadeIn)
      }),
    Requirement(
      "D-IMG-10", "a picture that did not come leaves fork and knife, or a cup",
      .provedBy(
        "MealImageTests", "a failed picture shows a cup for drinks and a fork for meals"),
      Check { expectSymbol(.meal, on: "home.image-failed") }),
  ]

  /// The symbol in the place of the picture on Home's card.
  private static func expectSymbol(_ icon: IconRole, on name: String) {
    let image = Shown.element("home.card.image", on: name)
    #expect(image.picture?.placeholderIcon == icon)
    let names = image.tokens().map(\.name)
    #expect(names.contains(TypeStyle.title.tokenName))
    #expect(names.contains(ColorRole.progressTint.tokenName))
  }
}

extension MealImage {
  /// The drawn plate; nil for a photo.
  var plate: Plate? {
    if case .plate(let plate) = source { plate } else { nil }
  }
}
