import LiveEnvironment
import Testing

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif
#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

@Suite(.serialized) struct CrashFileTests {
  /// A folder that a process and the one that it starts agree on.
  static func folder(of process: Int32) -> String { "/tmp/crash-file-test-\(process)" }

  private let folder = Self.folder(of: getpid())

  private func withFolder(_ body: (String) async throws -> Void) async throws {
    try? FileManager.default.removeItem(atPath: folder)
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(atPath: folder) }
    try await body("\(folder)/\(CrashFile.name)")
  }

  @Test func `a crash leaves version and signal, once, readable for its owner alone`()
    async throws
  {
    try await withFolder { path in
      for _ in 1...2 {
        await #expect(processExitsWith: .signal(SIGSEGV)) {
          CrashFile(in: CrashFileTests.folder(of: getppid()), version: "1.2-beta (secret/path)")
            .watch(true)
          raise(SIGSEGV)
        }
      }
      let text = try String(contentsOfFile: path, encoding: .utf8)
      #expect(text == "crash-report 1\nversion 1.2-betasecretpath\nsignal SIGSEGV\n")
      var status = stat()
      #expect(stat(path, &status) == 0 && status.st_mode & 0o777 == 0o600)
      let file = CrashFile(in: folder, version: "2")
      let report = try #require(try file.take())
      #expect(report.signal == "SIGSEGV" && report.version == "1.2-betasecretpath")
      #expect(report.date.timeIntervalSince1970 > 1_700_000_000)
      #expect(try file.take() == nil)
    }
  }

  @Test func `a program that stops itself leaves a report too`() async throws {
    try await withFolder { _ in
      await #expect(processExitsWith: .failure) {
        CrashFile(in: CrashFileTests.folder(of: getppid()), version: "1").watch(true)
        fatalError("It ends here.")
      }
      let signal = try CrashFile(in: folder, version: "1").take()?.signal
      #expect(["SIGILL", "SIGTRAP", "SIGABRT"].contains(signal))
    }
  }

  @Test func `a crash after watching ended leaves no report`() async throws {
    try await withFolder { path in
      await #expect(processExitsWith: .signal(SIGABRT)) {
        let file = CrashFile(in: CrashFileTests.folder(of: getppid()), version: "1")
        file.watch(true)
        file.watch(false)
        abort()
      }
      #expect(!FileManager.default.fileExists(atPath: path))
    }
  }

  @Test(arguments: [
    "", "crash-report 2\nversion 1\nsignal SIGSEGV\n", "crash-report 1\nversion 1\n",
    "crash-report 1\nversion /home/ana\nsignal SIGSEGV\n",
    "crash-report 1\nversion 1\nsignal SIGSEGV",
    String(repeating: "x", count: 100_000),
  ])
  func `the app removes a file that is not a valid report`(text: String) async throws {
    try await withFolder { path in
      try Data(text.utf8).write(to: URL(filePath: path))
      #expect(try CrashFile(in: folder, version: "1").take() == nil)
      #expect(!FileManager.default.fileExists(atPath: path))
    }
  }

  @Test func `without a folder there is no report, and a link is not followed`() async throws {
    #expect(try CrashFile(in: "\(folder)-none", version: "1").take() == nil)
    try await withFolder { path in
      try FileManager.default.createSymbolicLink(
        atPath: path, withDestinationPath: "/etc/hostname")
      #expect(throws: CrashFile.Failure.self) { try CrashFile(in: folder, version: "1").take() }
      #expect(FileManager.default.fileExists(atPath: "/etc/hostname"))
    }
  }
}
