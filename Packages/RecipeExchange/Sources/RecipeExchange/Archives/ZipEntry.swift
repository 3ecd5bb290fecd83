/// A file of a zip archive, as its directory names it.
struct ZipEntry: Equatable, Sendable {
  /// Its path, with slashes.
  var path: String
  /// How it is packed: 0 not at all, 8 by DEFLATE.
  var method: Int
  /// Whether it needs a password.
  var isEncrypted: Bool
  /// Whether it is a link to another file.
  var isLink: Bool
  /// The size in bytes when packed, and the size when unpacked.
  var packedSize: Int
  var size: Int
  var checksum: UInt32
  /// The start of its local header.
  var start: Int

  /// Whether it is a folder.
  var isFolder: Bool { path.hasSuffix("/") }

  /// Whether its path stays inside the folder of the archive.
  var staysInside: Bool {
    let parts = path.split(separator: "/", omittingEmptySubsequences: false)
    let isDrive = path.utf8.dropFirst().first == UInt8(ascii: ":")
    return !path.hasPrefix("/") && !path.contains("\\") && !path.contains("\0") && !isDrive
      && !parts.contains("..")
  }
}
