/// The files of a gallery, each made on demand.
public struct GalleryFiles: Sequence, Sendable {
  private let gallery: Gallery

  init(_ gallery: Gallery) {
    self.gallery = gallery
  }

  /// The number of files.
  public var underestimatedCount: Int { gallery.count }

  /// Makes an iterator that starts at the first file.
  public func makeIterator() -> Iterator { Iterator(gallery) }

  /// Makes one file after another.
  public struct Iterator: IteratorProtocol {
    private let gallery: Gallery
    private var site = SiteFile.allCases[...]
    private var tokenFiles: ArraySlice<GalleryFile>
    private var screen = 0
    private var pages: StatePages.Iterator?
    private var state = 0

    init(_ gallery: Gallery) {
      self.gallery = gallery
      tokenFiles = gallery.tokenFiles[...]
    }

    /// The next file; nil after the last one.
    public mutating func next() -> GalleryFile? {
      if let file = site.popFirst() { return file.file(of: gallery) }
      if let file = tokenFiles.popFirst() { return file }
      while true {
        if let file = pages?.next() { return file }
        guard let plan = nextState() else { return nil }
        pages = StatePages(plan, gallery.options).makeIterator()
      }
    }

    private mutating func nextState() -> StatePlan? {
      while screen < gallery.plans.count {
        let states = gallery.plans[screen].states
        if state < states.count {
          state += 1
          return states[state - 1]
        }
        screen += 1
        state = 0
      }
      return nil
    }
  }
}
