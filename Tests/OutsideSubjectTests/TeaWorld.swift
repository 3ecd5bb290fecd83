import AccountComposition
import AppComposition
import AppShell
import AppTesting
import CommandKit
import DesignSystem
import Foundation
import HouseholdServer
import HouseholdSharing
import Journal
import ScreenCommands
import ServiceCalls
import SharingComposition
import Sync

/// A device with its data folder in memory, on which the program of the tea diary is called.
struct TeaDevice: Sendable {
  let name: String
  let files = JournalFileSystem.inMemory()
  let home: TeaHome
  var allowed = SharedStreams.family.union(["tea"])
  var shells = AppShells()

  /// Calls the program with the words of a line.
  func call(_ line: String) async -> Outcome {
    await program.run(
      line.split(separator: " ").map(String.init),
      in: CommandContext(outputFolder: .live(maker: "tea")))
  }

  private var program: CommandLineProgram {
    var environment = TestWorld().environment
    environment.makeID = { [name] in "\(name)-\(UInt64.random(in: .min ... .max))" }
    var context = AppContext(
      brand: Brand(name: "Tea Diary", id: "tea-diary", tagline: "What did you brew?"),
      version: "1.0.0", environment: environment, fileSystem: files, copy: Copy([]),
      dataFolder: { URL(filePath: $0 ?? "/data") })
    context.services = home.caller
    return AppProgram(context, [.tea, .account, .looks, .data, .sharing], sharing: allowed)
      .commandLine("tea-demo", shells: shells)
  }
}

/// A household's server at home, with its folder in memory.
struct TeaHome: Sendable {
  static let address = "http://127.0.0.1:8650"
  private static let random: @Sendable (Int) -> [UInt8] = { count in
    (0..<count).map { _ in UInt8.random(in: 0...255) }
  }

  private let service: HouseholdService
  private let journals: HouseholdJournals

  init() async throws {
    journals = try await HouseholdJournals(
      HouseholdFolder(URL(filePath: "/households"), files: .inMemory()))
    service = HouseholdService(journals, now: { TestWorld.evening }, random: Self.random)
  }

  var caller: ServiceCaller {
    ServiceCaller(
      over: ServiceTransport { [service] request in
        var request = request
        let start = request.service.text.dropFirst(Self.address.count).split(separator: "/")
        request.path = start.map { String($0) } + request.path
        return await service.answer(to: request)
      }, retries: .never, timing: CallTiming(now: { TestWorld.evening }, chance: { 0 }))
  }

  /// Makes a household of two devices that share the diary.
  func household(
    allowing allowed: Set<StreamName> = SharedStreams.family.union(["tea"])
  ) async throws -> (TeaDevice, TeaDevice) {
    var one = TeaDevice(name: "one", home: self)
    var other = TeaDevice(name: "other", home: self)
    (one.allowed, other.allowed) = (allowed, allowed)
    let code = try await journals.foundingCode(at: TestWorld.evening, random: Self.random).text
    _ = await one.call("household create \(code) --server \(Self.address) --name Ann")
    let said = await one.call("household invite --json").standardOutput
    let answer = try JSONDecoder().decode([String: String].self, from: Data(said.utf8))
    let invitation = answer["code"] ?? ""
    _ = await other.call("household join \(invitation) --server \(Self.address) --name Ben")
    return (one, other)
  }
}
