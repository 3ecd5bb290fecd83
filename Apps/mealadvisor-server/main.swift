import CommandKit
import DemoGrocer
import Groceries
import HomeServer
import LiveEnvironment
import LocalServer
import RetailerServices

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

Heap.shareAmongThreads()  // before there is more than one
let port = Flag(
  "--port", "N", "listen at this port of 127.0.0.1; else the first free one from 8650")
let seed = Flag("--seed", "N", "another course of prices and stock; 0 without it")
let serve = CommandForm("", flags: [port, seed], "serves until Ctrl-C") { invocation in
  let number = try invocation.number(port, in: 1...65_535).map { UInt16($0) }
  let course = try invocation.number(seed, in: 0...999_999_999) ?? 0
  let grocer = DemoCounter(movement: StockMovement(seed: UInt64(course)))
  let shop = RetailerServer(of: .demo(grocer, now: { Date() }), now: { Date() })
  let signals = EndSignals()
  do throws(LocalServerError) {
    try await HomeService(answer: shop.answer).run(port: number, until: signals.wait) { address in
      invocation.context.say("The grocer answers at \(address) and shows itself at \(address)/api.")
      invocation.context.say("'store connect \(address)' buys there. Ctrl-C ends it.")
    }
    return Reply(lines: [])
  } catch { throw CommandError.failed(error.words) }
}
let program = CommandLineProgram(
  "mealadvisor-server", tagline: "A grocer for this household, on this machine.",
  version: "1.0.0", home: serve, forms: [])
var context = CommandContext(outputFolder: .live(maker: program.name))
context.say = StandardStreams.say
do throws(UnreadableName) {
  let outcome = await program.run(try LaunchText.arguments(), in: context)
  StandardStreams.finish(outcome, program: program.name)
} catch { StandardStreams.finish(program.refusal(error.sentence), program: program.name) }
