#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// A temporary folder with text files for one measurement.
struct WorkFolder {
  private let url: URL

  /// Makes an empty folder.
  init() throws(BenchError) {
    let name = "mealadvisor-bench-\(UUID().uuidString)"
    url = FileManager.default.temporaryDirectory.appending(path: name)
    do {
      try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    } catch {
      throw .unusableFile(url.path)
    }
  }

  /// The path of a file in the folder.
  func path(_ name: String) -> String { url.appending(path: name).path }

  /// Writes lines to a file.
  func write(_ lines: [String], to name: String) throws(BenchError) {
    let text = lines.map { $0 + "\n" }.joined()
    do {
      try Data(text.utf8).write(to: url.appending(path: name))
    } catch {
      throw .unusableFile(path(name))
    }
  }

  /// The output of a program.
  func output(of words: [String]) throws(BenchError) -> String {
    let name = "output"
    _ = try ProcessRun(words, output: path(name))
    guard let data = try? Data(contentsOf: url.appending(path: name)) else {
      throw .unusableFile(path(name))
    }
    return String(decoding: data, as: UTF8.self)
  }

  /// The numbers that a program prints, one per line.
  func numbers(of words: [String]) throws(BenchError) -> [Double] {
    let lines = try output(of: words).split(separator: "\n")
    let numbers = lines.compactMap { Double($0) }
    guard numbers.count == lines.count else { throw .wrongResult("\(words[0]) printed no number") }
    return numbers
  }

  /// Removes the folder with everything in it.
  func remove() { try? FileManager.default.removeItem(at: url) }

  /// The size of a file, in megabytes of a million bytes.
  static func megabytes(ofFile path: String) throws(BenchError) -> Double {
    guard let data = try? Data(contentsOf: URL(filePath: path)) else {
      throw .unusableFile(path)
    }
    return Double(data.count) / 1_000_000
  }
}
