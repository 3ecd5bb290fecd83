import CommandKit
import DemoGrocer
import Groceries
import HomeServer
import LiveEnvironment
import LocalServer
import PrintedText
import RetailerServices

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

Heap.shareAmongThreads()  // before there is more than one
let port = Flag(
  "--port", "N", "the port of 127.0.0.1; without it, the first free one from 8650")
let seed = Flag("--seed", "N", "other prices and stock; 0 without it")
let dataFolder = Flag("--data-dir", "DIR", "the folder of the households")
let assistant = Flag(
  "--assistant", "FILE", "let members sign in with the provider of a language model")
let serve = CommandForm(
  "", flags: [port, seed, dataFolder, assistant], "serve households and the grocer until Ctrl-C"
) { invocation in
  let provider = try invocation.provider(assistant)
  let number = try invocation.number(port, in: 1...65_535).map { UInt16($0) }
  let course = try invocation.number(seed, in: 0...999_999_999) ?? 0
  let grocer = DemoRetailer(movement: StockMovement(seed: UInt64(course)))
  let shop = RetailerServer(of: .demo(grocer, now: { Date() }), now: { Date() })
  let signals = EndSignals()
  do {
    let folder = invocation.arguments.value(dataFolder)
    let services = try await HomeServices(folder: folder, provider: provider)
    let isNew = await services.journals.isEmpty
    let code = isNew ? try await HomeServices.foundingCode(folder: folder) : nil
    let home = HomeService(bodyBytes: HomeServices.bodyBytes) { request in
      if let answer = await services.answer(to: request) { return answer }
      return await shop.answer(to: request)
    }
    try await home.run(port: number, until: signals.wait) { address in
      invocation.context.say("The grocer answers at \(address) and shows itself at \(address)/api.")
      invocation.context.say("'store connect \(address)' buys there. Ctrl-C ends it.")
      if let provider {
        invocation.context.say("Members can sign in with \(provider.host).")
      }
      if let code {
        invocation.context.say("\(code) creates a household there, once, within a day.")
      }
    }
    return Reply(lines: [])
  } catch let error as LocalServerError {
    throw CommandError.failed(error.words)
  } catch let error as FolderRefusal { throw CommandError.failed(error.sentence) }
}
let invite = CommandForm(
  "invite", flags: [dataFolder], "print a code that creates a household, once, within a day"
) { invocation in
  do throws(FolderRefusal) {
    let folder = invocation.arguments.value(dataFolder)
    return Reply(lines: [try await HomeServices.foundingCode(folder: folder)])
  } catch { throw CommandError.failed(error.sentence) }
}
let program = CommandLineProgram(
  "mealadvisor-server", tagline: "A household's server and its grocer, on this machine.",
  version: MealAdvisorRelease.version, home: serve, forms: [invite])
var context = CommandContext(outputFolder: .live(maker: program.name))
context.say = StandardStreams.say
do throws(UnreadableName) {
  let outcome = await program.run(try LaunchText.arguments(), in: context)
  StandardStreams.finish(outcome, program: program.name)
} catch { StandardStreams.finish(program.refusal(error.sentence), program: program.name) }
