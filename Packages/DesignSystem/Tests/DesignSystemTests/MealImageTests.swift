import Testing

@testable import DesignSystem

@Suite struct MealImageTests {
  static func photo(
    _ width: Int = 1920, _ height: Int = 1080, format: String = "webp", bytes: Int = 150_000
  ) -> PhotoAsset {
    PhotoAsset(
      name: "ramen", format: format, pixelWidth: width, pixelHeight: height, byteCount: bytes)
  }

  // D-IMG-02 to D-IMG-05
  @Test(arguments: [
    (photo(), MealImage.Ratio.hero, [PhotoFinding]()),
    (photo(1080, 608), .hero, []),
    (photo(1079, 607), .hero, [.narrow(width: 1079, least: 1080)]),
    (photo(1200, 1200), .hero, [.shape(width: 1200, height: 1200, wanted: .hero)]),
    (photo(400, 400), .thumbnail, []),
    (photo(400, 404), .thumbnail, []),
    (photo(400, 405), .thumbnail, [.shape(width: 400, height: 405, wanted: .thumbnail)]),
    (photo(format: "JPEG"), .hero, [.fallbackFormat]),
    (photo(format: "png"), .hero, [.format("png")]),
    (photo(bytes: 199_999), .hero, []),
    (photo(bytes: 200_000), .hero, [.heavy(bytes: 200_000, limit: 200_000)]),
    (photo(bytes: 0), .hero, [.empty]),
    (photo(0, 1080), .hero, [.size(width: 0, height: 1080)]),
    (photo(-16, -9), .hero, [.size(width: -16, height: -9)]),
    (
      photo(800, 800, format: "gif", bytes: 900_000), .hero,
      [
        .narrow(width: 800, least: 1080), .shape(width: 800, height: 800, wanted: .hero),
        .format("gif"), .heavy(bytes: 900_000, limit: 200_000),
      ]
    ),
  ])
  func `a photo is measured against the rules`(
    photo: PhotoAsset, ratio: MealImage.Ratio, findings: [PhotoFinding]
  ) {
    #expect(photo.findings(for: ratio) == findings)
  }

  @Test func `a dark variant is another file with a name, or none`() {
    var photo = Self.photo()
    photo.darkName = "ramen-dark"
    #expect(photo.findings(for: .hero).isEmpty)
    photo.darkName = "ramen"
    #expect(photo.findings(for: .hero) == [.name("ramen")])
    photo.darkName = ""
    photo.name = "x"
    #expect(photo.findings(for: .hero) == [.name("")])
  }

  @Test func `only the fallback format is advice`() {
    #expect(PhotoFinding.fallbackFormat.isAdvice)
    #expect(!PhotoFinding.empty.isAdvice)
  }

  // D-IMG-10
  @Test(arguments: Plate.Kind.allCases)
  func `a failed picture shows a cup for drinks and a fork for meals`(kind: Plate.Kind) {
    let image = MealImage(.plate(Plate(kind, colors: [], seed: 1)), phase: .failed)
    let isDrink = kind == .drink || kind == .smoothie
    #expect(image.fallbackIcon == (isDrink ? .drink : .meal))
    #expect(MealImage(.photo(Self.photo()), isDrink: true).fallbackIcon == .drink)
    #expect(MealImage(.photo(Self.photo())).fallbackIcon == .meal)
  }
}
