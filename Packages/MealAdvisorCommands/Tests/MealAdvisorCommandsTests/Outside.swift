import DemoGrocer
import EaterRecord
import Groceries
import Journal
import MealModelsFixtures
import PrintedText
import ServiceCalls
import Synchronization
import WebPages

@testable import MealAdvisorCommands

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Everybody whom the program asks: a household's server, a site with one page, the embedded grocer;
/// and how often anybody was asked.
struct Outside: Sendable {
  private let count = Count()

  private final class Count: Sendable {
    let value = Mutex(0)
  }

  /// How many requests arrived.
  var arrived: Int { count.value.withLock { $0 } }

  private func arrive() { count.value.withLock { $0 += 1 } }

  /// The program in a world with them.
  var demo: Demo {
    var demo = Demo(pages: pages)
    demo.inputFile = .texts(["key": "public-key", "password": "secret"])
    (demo.services, demo.retailer) = (services, grocer)
    return demo
  }

  private var pages: PageFetcher {
    PageFetcher(
      over: PageConnection(
        ask: { _, _, _ in
          arrive()
          return PageConnection.Answer(
            status: 200, contentType: "text/html", bytes: Array(SoupPage.html.utf8))
        }, addresses: { _ in [.version4(93, 184, 216, 34)] }))
  }

  private var grocer: RetailerClient {
    let real = RetailerClient.demo { Demo.start }
    var grocer = real
    grocer.stores = { zip async throws(RetailerError) in
      arrive()
      return try await real.stores(zip)
    }
    grocer.products = { wishes, store async throws(RetailerError) in
      arrive()
      return try await real.products(wishes, store)
    }
    return grocer
  }

  /// The server of a household, which answers every question with all that anybody could ask.
  private var services: ServiceCaller {
    let time = JSON.string(EventTime.text(Demo.start + 86_400))
    let member: @Sendable (String, Bool) -> JSON = { name, isYou in
      [
        "member": .string(name.lowercased()), "name": .string(name), "since": time,
        "devices": .strings([]), "is_you": .bool(isYou),
      ]
    }
    let answer: @Sendable (JSON) -> JSON = { session in
      [
        "household": "home", "session": session, "code": "CODE", "expires": time,
        "members": .array([member("Ana", true), member("Ben", false)]), "edits": .array([]),
        "last": .integer(0), "provider": "provider.example", "model": "model",
        "signed_in": .bool(true), "address": "https://provider.example/sign-in",
      ]
    }
    return ServiceCaller(
      over: ServiceTransport(to: { request in
        arrive()
        // Who has no session is given one.
        let body = answer(request.authorization == nil ? "a-session" : .null)
        return ServiceAnswer(status: 200, body: Array(body.lineText.utf8))
      }), timing: CallTiming(now: { Demo.start }, chance: { 0 }, pause: { _ in }))
  }
}
