import DesignSystem
import MealModels
import Testing

@testable import MealPictures

@Suite struct PictureShelfTests {
  private func request(_ number: Int) -> PictureRequest {
    PictureRequest(MealID(rawValue: "meal-\(number)"))
  }

  private func requests(_ numbers: ClosedRange<Int>) -> [PictureRequest] { numbers.map(request) }

  @Test func `a few are loaded at a time, in the order in which they are wanted`() {
    var shelf = PictureShelf(width: 2)
    #expect(shelf.want(requests(1...4)) == requests(1...2))
    #expect(shelf.want(requests(1...4)).isEmpty, "they are on their way")
    #expect(shelf[request(1)].phase == .loading(0) && shelf[request(3)].phase == .placeholder)
    #expect(shelf.arrived(request(2), nil) == [request(3)])
    #expect(shelf.failed(request(1)) == [request(4)])
    #expect(shelf[request(2)] == .drawn && shelf[request(1)].phase == .failed)
  }

  @Test func `a waiting picture that is no longer wanted is not loaded`() {
    var shelf = PictureShelf(width: 1)
    _ = shelf.want(requests(1...3))
    #expect(shelf.want([request(9)]).isEmpty)
    #expect(shelf.arrived(request(1), nil) == [request(9)])
    #expect(shelf.count == 2)
  }

  @Test func `a failed picture loads again when a new screen wants it or the connection is back`() {
    var shelf = PictureShelf()
    _ = shelf.want(requests(1...2))
    for number in 1...2 { _ = shelf.failed(request(number)) }
    #expect(shelf.want(requests(1...2)).isEmpty, "the same screen does not ask on and on")
    #expect(shelf.retry() == requests(1...2))
    _ = shelf.failed(request(1))
    _ = shelf.want([])
    #expect(shelf.want([request(1)]) == [request(1)])
  }

  @Test func `reports about pictures that are not loading change nothing`() {
    var shelf = PictureShelf()
    shelf.progress(request(1), 0.5)
    #expect(shelf.arrived(request(1), nil).isEmpty && shelf.failed(request(2)).isEmpty)
    #expect(shelf == PictureShelf())
  }

  @Test func `the shelf stays within its bounds, and keeps what was wanted last`() {
    var shelf = PictureShelf(capacity: 5, width: 3)
    for number in 1...40 {
      var next = shelf.want([request(number), request(number + 1)])
      while let one = next.popLast() { next += shelf.arrived(one, nil) }
      #expect(shelf.count <= 5 + 2)
    }
    #expect(shelf[request(40)].phase == .loaded && shelf[request(38)].phase == .loaded)
    #expect(shelf[request(3)].phase == .placeholder)
    _ = shelf.want(requests(1...20))
    #expect(shelf.count <= 5 + 20, "what is wanted now is kept, however much it is")
  }

  // D-IMG-02 to 05
  @Test func `progress comes in steps and never goes back; a photo must be fit for its place`()
    async throws
  {
    let steps = Steps()
    let asset = PhotoAsset(
      name: "a.webp", format: "webp", pixelWidth: 1600, pixelHeight: 900, byteCount: 9)
    let source = PictureSource { _, progress in
      for step in 0...1000 { progress(Double(step) / 1000) }
      for odd in [0.2, -.infinity, .nan, 7] { progress(odd) }
      return asset
    }
    let load = try #require(source.load)
    #expect(try await load(request(1)) { steps.add($0) } == asset)
    let seen = steps.all
    #expect(seen == seen.sorted() && seen.last == 1 && seen.count <= 21)
    await #expect(
      throws: PictureError.unfit([.shape(width: 1600, height: 900, wanted: .thumbnail)])
    ) {
      try await load(PictureRequest("a", .thumbnail)) { _ in }
    }
    #expect(PictureSource.plates.load == nil)
  }
}
