import Foundation

/// Asks the package manager what a manifest says.
struct ManifestDump {
  struct Failure: Error, CustomStringConvertible {
    var description: String
  }

  /// Each call has a scratch path of its own: sharing the running test's would wait forever.
  static func read(package folder: URL) async throws -> Manifest {
    let scratch = FileManager.default.temporaryDirectory
      .appending(path: "architecture-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: scratch, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: scratch) }
    let (output, errors) = (scratch.appending(path: "out"), scratch.appending(path: "err"))
    let status = try await run(
      ["swift", "package", "--package-path", folder.path, "--scratch-path", scratch.path]
        + ["dump-package"],
      output: output, errors: errors)
    guard status == 0 else {
      throw Failure(description: try String(contentsOf: errors, encoding: .utf8))
    }
    return try JSONDecoder().decode(Manifest.self, from: Data(contentsOf: output))
  }

  /// Runs a program of the search path without blocking a thread, and returns its status.
  private static func run(
    _ arguments: [String], output: URL, errors: URL
  ) async throws -> Int32 {
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = arguments
    for file in [output, errors] { try Data().write(to: file) }
    let handles = try [output, errors].map { try FileHandle(forWritingTo: $0) }
    // A process lives on after it ended, and what it holds with it.
    defer { for handle in handles { try? handle.close() } }
    process.standardOutput = handles[0]
    process.standardError = handles[1]
    return try await withCheckedThrowingContinuation { continuation in
      process.terminationHandler = { continuation.resume(returning: $0.terminationStatus) }
      do {
        try process.run()
      } catch {
        process.terminationHandler = nil
        continuation.resume(throwing: error)
      }
    }
  }
}
