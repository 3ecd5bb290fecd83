import AppComposition
import AppShell
import CommandKit
import EaterRecord
import LiveCalls
import LiveEnvironment
import LivePages
import LivePrograms
import MealAdvisorCommands
import MealAdvisorFeatureParts
import Presentation
import ServiceCalls
import WebPages

/// An app of MealAdvisor's features as a program of this machine: its commands, at a terminal and in
/// browsers.
public struct LiveApp: Sendable {
  private let brand: Brand
  private let layout: AppLayout

  /// Makes an app.
  ///
  /// - Parameters:
  ///   - brand: what it is called, and where its data is kept.
  ///   - layout: which screens it begins with.
  public init(_ brand: Brand, beginningWith layout: AppLayout) {
    self.brand = brand
    self.layout = layout
  }

  /// Runs what the process was called with, and ends the process with what came of it.
  ///
  /// - Parameter name: what messages call the program.
  public func run(as name: String) async {
    let own = DataFolder(name: brand.name, id: brand.id)
    let machine = Machine(brand, in: .family, before: own == .family ? nil : own)
    var advisor = MealAdvisorContext(
      environment: machine.environment,
      dataFolder: { asked throws(FolderError) in try machine.folder(asked: asked) })
    (advisor.brand, advisor.layout) = (brand, layout)
    advisor.dataVariable = machine.dataVariable
    advisor.earlierFolder = machine.earlierFolder
    advisor.program = ProgramStamp.current()
    advisor.crashReports = { CrashReports(in: $0, version: SettingsInput.currentVersion) }
    advisor.pages = .live()
    advisor.services = ServiceCaller(over: .live, timing: .live)
    advisor.charsets = .live
    advisor.workingFolder = (try? LaunchText.workingFolder()) ?? "."
    await machine.run(.mealAdvisor(name, advisor, shells: machine.shells))
  }
}
