import Foundation
import Journal
import MealModels
import Testing

@testable import RecipeStore

@Suite struct PictureTests {
  private let disk = JournalFileSystem.inMemory()

  @Test(arguments: [
    ([0xFF, 0xD8, 0xFF, 0xE0, 0], PictureKind.jpeg),
    ([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13] + Array("IHDR".utf8), .png),
    ([0, 0, 0, 24] + Array("ftypheic".utf8), .heic),
    (Array("RIFF1234WEBPVP8 ".utf8), .webp), (Array("GIF89a1234567".utf8), .gif),
  ])
  func `a picture is known by what it begins with`(bytes: [UInt8], kind: PictureKind) throws {
    #expect(try RecipePicture(bytes).kind == kind)
    #expect(PictureKind(Array(bytes.dropLast(bytes.count / 2))) == nil)
  }

  @Test("An AVIF picture is known by its brand, whatever its name")
  func avif() throws {
    #expect(try RecipePicture([0, 0, 0, 24] + Array("ftypavif".utf8)).kind == .avif)
    #expect(PictureKind([0, 0, 0, 24] + Array("ftypmp42".utf8)) == nil)
  }

  @Test(arguments: ["", "<html><img src='a.jpg'>", "RIFF1234WAVEfmt ", "%PDF-1.7", "\u{0}\u{0}"])
  func `a file that is not a picture is refused with a sentence`(text: String) {
    let error = #expect(throws: RecipeStoreError.self) { try RecipePicture(Array(text.utf8)) }
    #expect(
      error?.description
        == "This file is not a picture; choose a JPEG, PNG, HEIC, WebP or GIF file.")
  }

  @Test func `a picture that is too large is refused`() {
    let bytes = photo(1) + [UInt8](repeating: 0, count: RecipePicture.limit)
    #expect(throws: RecipeStoreError.pictureTooLarge(bytes: bytes.count, limit: 20 << 20)) {
      try RecipePicture(bytes)
    }
  }

  @Test(arguments: [(60_000, 60_000), (20_001, 1), (20_000, 20_000)])
  func `a picture that would fill the memory is refused`(width: Int, height: Int) {
    let error = RecipeStoreError.pictureTooWide(width: width, height: height)
    #expect(throws: error) { try RecipePicture(Self.png(width, height)) }
    #expect(error.description.contains("\(width) x \(height)"))
  }

  @Test func `a picture of any usual size is kept`() throws {
    for (width, height) in [(1, 1), (12_000, 9_000), (20_000, 10_000)] {
      #expect(try RecipePicture(Self.png(width, height)).kind == .png)
    }
  }

  @Test func `the size of a photo stands in its frame`() {
    let head: [UInt8] = [0xFF, 0xD8, 0xFF, 0xE0, 0, 4, 0, 0, 0xFF, 0xC0, 0, 17, 8]
    let jpeg = head + [0xEA, 0x60, 0x75, 0x30, 3, 0]
    #expect(throws: RecipeStoreError.pictureTooWide(width: 30_000, height: 60_000)) {
      try RecipePicture(jpeg)
    }
  }

  private static func png(_ width: Int, _ height: Int) -> [UInt8] {
    let sides = [width, height].flatMap { side in
      [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: side >> $0) }
    }
    return [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13] + Array("IHDR".utf8)
      + sides
  }

  @Test func `a photo stays as long as any version names it`() async throws {
    let library = try disk.library()
    let (first, second) = (try RecipePicture(photo(1)), try RecipePicture(photo(2)))
    let soup = RecipeContent(RecipeDraft(title: "Soup"))
    let ids = try await library.add(
      [NewRecipe(soup, picture: first), NewRecipe(soup, picture: first)], at: dinnerTime)
    try await library.setPicture(second, of: ids[0], at: dinnerTime)
    #expect(try await library.sweepPictures() == 0)
    try await library.undo(ids[0], at: dinnerTime)
    let content = try #require(try await library.recipe(ids[0])).content
    #expect(try await library.picture(#require(content.picture)) == photo(1))
    try await library.purge([ids[0]], at: dinnerTime)
    #expect(try await library.picture(second.name) == nil)
    #expect(try await library.picture(first.name) == photo(1))
    try await library.purge([ids[1]], at: dinnerTime)
    #expect(try await library.picture(first.name) == nil)
  }

  @Test func `a photo of which the event never came is swept`() async throws {
    let library = try disk.library()
    let soup = NewRecipe(
      RecipeContent(RecipeDraft(title: "")), picture: try RecipePicture(photo(1)))
    await #expect(throws: RecipeStoreError.noTitle) { try await library.add(soup, at: dinnerTime) }
    let orphan = try RecipePicture(photo(2))
    try await library.journal.append([], naming: [orphan.asset], of: RecipeLibrary.stream)
    #expect(try await library.picture(orphan.name) == photo(2))
    #expect(try await library.sweepPictures() == 1)
    #expect(try await library.picture(orphan.name) == nil)
  }

  @Test(arguments: 1..<60)
  func `after any failed operation, each stored recipe has its photo`(target: Int) async throws {
    let picture = try RecipePicture(photo(1))
    let broken = disk.failing(at: target)
    let library = try? broken.library()
    let soup = NewRecipe(RecipeContent(RecipeDraft(title: "Soup")), picture: picture)
    _ = try? await library?.add(soup, at: dinnerTime)
    let late = try disk.library("late")
    for card in try await late.cards() {
      #expect(try await late.picture(#require(card.picture)) == photo(1))
    }
    _ = try await late.sweepPictures()
    try await late.add(soup, at: dinnerTime)
    #expect(try await late.picture(picture.name) == photo(1))
  }
}
