/// Reads the files of a folder or an archive.
struct FolderReader {
  let reader: ExchangeReader

  init(_ reader: ExchangeReader) { self.reader = reader }

  /// Reads the files in their order, and adds the pictures to the recipes next to them.
  func read(_ files: [FileSource], depth: Int, into collector: inout ExchangeCollector) {
    let first = collector.report.recipes.count
    var pictures: [FileSource] = []
    for file in files where !file.isBookkeeping {
      guard !collector.isStopped else { return }
      if PictureFiles.endings.contains(file.ending) {
        pictures.append(file)
        continue
      }
      do throws(ArchiveError) {
        try read(file, file.load(), depth: depth, into: &collector)
      } catch {
        collector.passOver(file.path, "The file \(error.reason).")
      }
    }
    PictureFiles.give(pictures, toRecipesFrom: first, in: &collector)
  }

  private func read(
    _ file: FileSource, _ bytes: [UInt8], depth: Int, into collector: inout ExchangeCollector
  ) throws(ArchiveError) {
    if ZipReader.isZip(bytes) {
      try readZip(file, bytes, depth: depth, into: &collector)
    } else if Gzip.isGzip(bytes) {
      guard depth < reader.limits.depth else { return refuseDepth(file, into: &collector) }
      let limit = min(reader.limits.fileBytes, collector.budget.bytesLeft)
      let inner = try Gzip.unpack(bytes, atMost: limit, ratio: reader.limits.ratio)
      collector.budget.bytesLeft -= inner.count
      try read(file, inner, depth: depth + 1, into: &collector)
    } else {
      DocumentReader(reader).read(file, bytes, into: &collector)
    }
  }

  private func refuseDepth(_ file: FileSource, into collector: inout ExchangeCollector) {
    collector.passOver(
      file.path,
      "The file is an archive within \(reader.limits.depth) archives; unpack the outer one first.")
  }

  private func readZip(
    _ file: FileSource, _ bytes: [UInt8], depth: Int, into collector: inout ExchangeCollector
  ) throws(ArchiveError) {
    guard depth < reader.limits.depth else { return refuseDepth(file, into: &collector) }
    let zip = try ZipReader(bytes)
    guard zip.entries.count <= reader.limits.files else {
      return collector.passOver(
        file.path, "The archive has more than \(reader.limits.files) files; export smaller parts.")
    }
    let budget = collector.budget
    let sources = usable(zip.entries, in: file, into: &collector).map { entry in
      FileSource(path: "\(file.path)/\(entry.path)") { () throws(ArchiveError) in
        let limit = min(reader.limits.fileBytes, budget.bytesLeft)
        let contents = try zip.contents(of: entry, atMost: limit, ratio: reader.limits.ratio)
        budget.bytesLeft -= contents.count
        return contents
      }
    }
    read(sources, depth: depth + 1, into: &collector)
  }

  /// The files of an archive that may be read; others are reported with the reason.
  private func usable(
    _ entries: [ZipEntry], in file: FileSource, into collector: inout ExchangeCollector
  ) -> [ZipEntry] {
    var names: Set<String> = []
    return entries.filter { entry in
      let path = "\(file.path)/\(entry.path)"
      if entry.isFolder { return false }
      if !entry.staysInside {
        collector.passOver(
          path, "The path of the file leads out of its archive, so the file is not read.")
        return false
      }
      if entry.isLink {
        collector.passOver(path, "The file is a link to another one; links are not followed.")
        return false
      }
      if !names.insert(entry.path).inserted {
        collector.passOver(path, "The archive has two files of this name; the first one was read.")
        return false
      }
      return true
    }
  }
}
