/// The number of bytes that archives may still unpack to; all files of a collection share it.
final class ArchiveBudget {
  var bytesLeft: Int

  init(_ bytes: Int) { bytesLeft = bytes }
}
