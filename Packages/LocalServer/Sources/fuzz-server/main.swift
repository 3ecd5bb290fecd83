// fuzz-server: sends a server requests that no browser would send, and reports its answers.

let status = await FuzzCommand(Array(CommandLine.arguments.dropFirst())).run()
Terminal.finish(status)
