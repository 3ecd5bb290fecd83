// compile-web [--check] PACKAGE-FOLDER …: compiles the web files of packages into their modules.

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif
import EmbeddedText

let arguments = CommandLine.arguments.dropFirst()
let checksOnly = arguments.first == "--check"
let folders = checksOnly ? arguments.dropFirst() : arguments
guard !folders.isEmpty, !folders.contains(where: { $0.hasPrefix("-") }) else {
  CompileTool.fail("usage: compile-web [--check] PACKAGE-FOLDER ...", status: 2)
}

do throws(WebFolderError) {
  for folder in folders {
    let package = WebPackage(URL(filePath: folder))
    if !checksOnly {
      try package.compile()
    } else if try !package.isFresh() {
      CompileTool.fail(
        "run Scripts/compile-web: \(package.generated.path) is out of date", status: 1)
    }
  }
} catch {
  CompileTool.fail(error.message, status: 2)
}
