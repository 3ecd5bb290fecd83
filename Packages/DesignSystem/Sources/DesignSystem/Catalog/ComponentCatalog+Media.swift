extension ComponentCatalog {
  /// Pictures in every phase, avatars, and a viewfinder.
  static var media: ComponentScreen {
    ComponentScreen("media", "Media") {
      Picture(part("loaded"), picture(), height: 200, spoken: "A bowl of rice and vegetables")
      CardGrid(part("pictures"), label: "Pictures on their way") {
        Picture(part("placeholder"), picture(.placeholder, .thumbnail), height: 100)
        Picture(
          part("loading"), picture(.loading(0.4), .thumbnail), height: 100,
          spoken: "Loading picture")
        Picture(part("failed"), picture(.failed, .thumbnail), height: 100)
        Picture(part("drink"), picture(.failed, .thumbnail, kind: .drink), height: 100)
        Picture(part("photo"), photo, height: 100, spoken: "A photo of a salad")
        for tile in DishTile.allCases {
          Picture(part("tile.\(tile)"), MealImage(.tile(tile), ratio: .thumbnail), height: 100)
        }
      }
      Stack(part("people"), LayoutSpec(.wrap, spacing: .m, lineSpacing: .s, width: .fill)) {
        Avatar(part("small"), name: "Maya Lindt", size: .small, spoken: "Maya Lindt")
        Avatar(part("medium"), name: "Ben", size: .medium, spoken: "Ben")
        Avatar(part("large"), name: "", size: .large, spoken: "Change picture", action: use)
      }
      Viewfinder(
        part("camera"), label: "Camera", guidance: "Center your food in frame",
        status: "Looking for food", height: 240)
    }
  }

  private static var photo: MealImage {
    let asset = PhotoAsset(
      name: "salad.webp", format: "webp", pixelWidth: 1200, pixelHeight: 1200,
      byteCount: 150_000)
    return MealImage(.photo(asset), ratio: .thumbnail)
  }
}
