#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

extension InputFile {
  /// Reads real files and standard input.
  public static let live = InputFile { path, limit throws(InputError) in
    let name = name(of: path)
    guard path != "-" else { return try bytes(of: STDIN_FILENO, name, limit) }
    let descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    guard descriptor >= 0 else {
      throw errno == ENOENT || errno == ENOTDIR ? .missing(name) : .unreadable(name)
    }
    defer { close(descriptor) }
    _ = fcntl(descriptor, F_SETFL, 0)  // opening must not wait for a writer; reading must
    return try bytes(of: descriptor, name, limit)
  }

  private static func bytes(
    of descriptor: Int32, _ name: String, _ limit: Int
  ) throws(InputError) -> [UInt8] {
    var bytes: [UInt8] = []
    var part = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = systemRead(descriptor, &part)
      if count < 0, errno == EINTR { continue }
      guard count >= 0 else { throw .unreadable(name) }
      guard count > 0 else { break }
      bytes += part[..<count]
      guard bytes.count <= limit else {
        throw limit > longest ? .tooLarge(name) : .tooLong(name)
      }
    }
    return bytes
  }
}

private func systemRead(_ descriptor: Int32, _ bytes: inout [UInt8]) -> Int {
  read(descriptor, &bytes, bytes.count)
}
