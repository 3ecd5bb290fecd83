// fuzz-server: sends a server requests that no browser would, and says how it took them.

let status = await FuzzCommand(Array(CommandLine.arguments.dropFirst())).run()
Terminal.finish(status)
