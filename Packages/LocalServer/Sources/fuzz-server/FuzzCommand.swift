/// The command with its arguments.
///
/// Exit codes: 0 the server withstood everything, 1 it did not, 2 the arguments were wrong.
struct FuzzCommand {
  static let usage = """
    usage: fuzz-server [--short] [--count N] [--seed N] [--program ADDRESS]

    Sends malformed, truncated, oversized and slow requests to a server in this process, asks
    something good in between, and fails when a good request is not answered, a connection does
    not end, or memory, sockets or handlers stay behind.

      --short            5,000 requests in place of 100,000
      --count N          so many requests
      --seed N           other requests; the same number gives the same ones (default 1)
      --program ADDRESS  a running server, by the address of a page of it, such as
                         http://127.0.0.1:8200/SECRET/; memory and sockets are then not measured
    """

  private let arguments: [String]

  init(_ arguments: [String]) {
    self.arguments = arguments
  }

  func run() async -> Int32 {
    guard let order = FuzzOrder(arguments) else {
      Terminal.say(Self.usage)
      return 2
    }
    let outcome = await order.run()
    Terminal.show("")
    for line in outcome.lines { print(line) }
    for problem in outcome.tally.problems { Terminal.say("fuzz-server: \(problem)") }
    return outcome.tally.problemCount == 0 ? 0 : 1
  }
}
