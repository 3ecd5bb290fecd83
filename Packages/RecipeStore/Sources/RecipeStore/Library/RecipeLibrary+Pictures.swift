import Journal

/// A photo to be stored, whose file was checked.
public struct RecipePicture: Hashable, Sendable {
  /// The largest file that is stored, in bytes.
  public static let limit = 20 << 20

  /// The kind of picture.
  public let kind: PictureKind
  let asset: Asset

  /// Takes a file; throws an error if it is not a picture, or if it is too large.
  public init(_ bytes: [UInt8]) throws(RecipeStoreError) {
    guard bytes.count <= Self.limit else {
      throw .pictureTooLarge(bytes: bytes.count, limit: Self.limit)
    }
    guard let kind = PictureKind(bytes), let asset = Asset(bytes, kind: kind.rawValue) else {
      throw .notAPicture(bytes: bytes.count)
    }
    if let size = PictureSize(bytes, kind), !size.isUsable {
      throw .pictureTooWide(width: size.width, height: size.height)
    }
    self.kind = kind
    self.asset = asset
  }

  /// The name under which it is stored.
  public var name: AssetName { asset.name }
}

extension RecipeLibrary {
  /// A photo of a recipe; nil if its file is not there.
  public func picture(_ name: AssetName) async throws(RecipeStoreError) -> [UInt8]? {
    try await asking { () async throws(JournalError) in
      try await journal.asset(name, of: Self.stream)
    }
  }

  /// Removes the photos that no version of any recipe names; returns their number.
  @discardableResult
  public func sweepPictures() async throws(RecipeStoreError) -> Int {
    try await asking { () async throws(JournalError) in
      try await journal.sweepAssets(of: Self.stream) { [store] () async throws(JournalError) in
        try await store.index().pictures
      }
    }
  }
}
