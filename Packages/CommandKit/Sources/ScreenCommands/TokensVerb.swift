import AppShell
import CommandKit
import TokenExport

/// `tokens`: writes the design tokens as files for design tools and Xcode.
struct TokensVerb {
  /// The brand of the tokens.
  let brand: TokenBrand

  static let format = Flag("--format", "NAME", "dtcg or xcassets")
  static let output = Flag(
    "--output", "DIR", "write files into this folder; it is created if missing")
  static let force = Flag("--force", nil, "replace earlier token files")

  var form: CommandForm {
    CommandForm(
      "tokens", flags: [Self.format, Self.output, Self.force],
      "print the design tokens for other tools", run: run)
  }

  /// The format of the written tokens.
  enum Format: String, CaseIterable {
    case dtcg, xcassets
  }

  private func run(_ invocation: Invocation) async throws(CommandError) -> Reply {
    guard let format: Format = try invocation.choice(Self.format, "format", listsAll: true) else {
      throw .missingChoice(Self.format, valid: Format.allCases.map(\.rawValue))
    }
    guard let folder = invocation.arguments.value(Self.output) else { return printed(format) }
    do throws(ExportError) {
      return try written(format, to: folder, invocation)
    } catch {
      throw .export(error)
    }
  }

  // MARK: - Standard output

  private func printed(_ format: Format) -> Reply {
    switch format {
    case .dtcg: return Reply(json: DTCGDocument(of: brand).text)
    case .xcassets:
      let catalog = XcodeAssetCatalog(of: brand)
      return Reply([
        "files": .array(
          catalog.files.map { file in
            [
              "path": .string("\(catalog.folderName)/\(file.path)"),
              "text": .string(file.text),
            ]
          })
      ])
    }
  }

  // MARK: - Files

  private func written(
    _ format: Format, to folder: String, _ invocation: Invocation
  ) throws(ExportError) -> Reply {
    let context = invocation.context
    switch format {
    case .dtcg:
      try context.outputFolder.make(folder)
      let (tokens, resolver) = (DTCGDocument(of: brand), DTCGResolver(of: brand))
      let files = [(tokens.fileName, tokens.text), (resolver.fileName, resolver.text)]
      let force = invocation.arguments.has(Self.force)
      for (name, text) in files {  // before anything is written beside it
        try context.exportFile.check(document(text), path(name, in: folder), force)
      }
      for (name, text) in files {
        try context.exportFile.write(document(text), path(name, in: folder), force)
      }
      return Reply(lines: files.map { "Wrote \(path($0.0, in: folder))." })
    case .xcassets:
      let catalog = XcodeAssetCatalog(of: brand)
      let place = path(catalog.folderName, in: folder)
      try context.outputFolder.write(
        catalog.files.map { OutputFile(path: $0.path, text: $0.text) }, to: place, command: "tokens"
      )
      return Reply(lines: ["Wrote \(catalog.files.count) files to \(place)."])
    }
  }

  /// A file for design tools; the text names its maker near its start.
  private func document(_ text: String) -> ExportDocument {
    let maker = text.firstRange(of: brand.name)
    return ExportDocument(text: text, mark: String(text[..<(maker?.upperBound ?? text.endIndex)]))
  }

  private func path(_ name: String, in folder: String) -> String {
    folder.hasSuffix("/") ? folder + name : "\(folder)/\(name)"
  }
}
