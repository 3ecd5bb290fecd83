/// Reads requests from bytes that arrive in pieces of any size.
///
/// The requests depend only on the bytes, not on the pieces. After a fault the reader cannot
/// continue, because the start of the next request is unknown.
struct RequestReader {
  /// The result of reading some bytes.
  enum Step: Equatable {
    /// A complete request, and whether another may follow.
    case request(HTTPRequest, keepsAlive: Bool)
    /// The head is complete, and the client waits for `100 Continue`.
    case awaitsContinue
  }

  /// The reader's phase within a request.
  enum Phase: Equatable {
    case idle
    case head
    case body
  }

  enum Part: Equatable {
    case requestLine
    case fields
    case content(left: Int)
    case chunkSize
    case chunk(left: Int)
    case chunkEnd
    case trailer(bytes: Int)
    case whole
  }

  let limits: ServerLimits
  let port: UInt16
  var part = Part.requestLine
  var head: RequestHead?
  var body: [UInt8] = []
  /// Whether the present request begins with the method `HEAD`.
  private(set) var asksForHead = false
  /// The received bytes that are not released yet.
  private(set) var bytes: [UInt8] = []
  /// The index of the first byte that is not read yet.
  private var start = 0
  /// The index of the first byte of the present line that is not scanned yet.
  private var scanned = 0
  private var blankLines = 0

  init(limits: ServerLimits, port: UInt16) {
    self.limits = limits
    self.port = port
  }

  /// The number of received bytes that are not read yet.
  var waiting: Int { bytes.count - start }

  var phase: Phase {
    switch part {
    case .requestLine: waiting == 0 ? .idle : .head
    case .fields: .head
    default: .body
    }
  }

  /// Adds received bytes.
  mutating func append(_ more: some Collection<UInt8>) {
    if start == bytes.count {
      bytes.removeAll(keepingCapacity: bytes.capacity <= 4_096)
      (start, scanned) = (0, 0)
    } else if start > 16_384 {
      bytes.removeFirst(start)
      (start, scanned) = (0, scanned - start)
    }
    bytes += more
  }

  /// The next step; nil if it needs more bytes.
  mutating func next() throws(RequestFault) -> Step? {
    while true {
      switch part {
      case .requestLine: guard try readRequestLine() else { return nil }
      case .fields:
        guard try readField() else { return nil }
        if part != .fields, part != .whole, head?.awaitsContinue == true { return .awaitsContinue }
      case .content(let left):
        guard take(left) else { return nil }
        part = .whole
      case .chunkSize, .chunk, .chunkEnd, .trailer: guard try readChunked() else { return nil }
      case .whole: return finish()
      }
    }
  }

  private mutating func finish() -> Step? {
    defer { (part, head, body, blankLines) = (.requestLine, nil, [], 0) }
    guard let head else { return nil }
    let request = HTTPRequest(
      method: head.method, target: head.target, headers: head.headers, body: body, port: port)
    return .request(request, keepsAlive: head.keepsAlive)
  }

  private mutating func readRequestLine() throws(RequestFault) -> Bool {
    asksForHead = bytes[start...].starts(with: "HEAD ".utf8)
    if waiting > 0, !bytes[start].isTokenByte, bytes[start] != .carriageReturn {
      throw .malformed
    }
    guard let line = try takeLine(limit: limits.requestLine, else: .targetTooLong) else {
      return false
    }
    if line.isEmpty {
      blankLines += 1
      guard blankLines <= 2 else { throw .malformed }
    } else {
      head = try RequestHead(requestLine: line)
      part = .fields
    }
    return true
  }

  private mutating func readField() throws(RequestFault) -> Bool {
    guard let line = try takeLine(limit: limits.field, else: .headTooLarge) else { return false }
    guard line.isEmpty else {
      try head?.add(line, limits)
      return true
    }
    switch try head?.framing(limits) {
    case .length(let length) where length > 0: part = .content(left: length)
    case .chunked: part = .chunkSize
    default: part = .whole
    }
    return true
  }
}

// MARK: - Bytes

extension RequestReader {
  /// The bytes up to the next line end, which must be CR LF; nil if the line end has not arrived
  /// yet.
  mutating func takeLine(
    limit: Int, else tooLong: RequestFault
  ) throws(RequestFault) -> ArraySlice<UInt8>? {
    while scanned < bytes.count {
      let byte = bytes[scanned]
      let followsReturn = scanned > start && bytes[scanned - 1] == .carriageReturn
      guard followsReturn == (byte == .lineFeed) else { throw .malformed }
      if byte == .lineFeed {
        defer { (start, scanned) = (scanned + 1, scanned + 1) }
        return bytes[start..<(scanned - 1)]
      }
      guard !byte.isControl || byte == .tab || byte == .carriageReturn else { throw .malformed }
      guard scanned - start < limit || byte == .carriageReturn else { throw tooLong }
      scanned += 1
    }
    return nil
  }

  /// Moves up to a number of bytes into the body; true if there were that many.
  mutating func take(_ count: Int) -> Bool {
    let taken = min(count, waiting)
    body += bytes[start..<(start + taken)]
    start += taken
    scanned = start
    if taken < count { part = part.reduced(by: taken) }
    return taken == count
  }
}

extension RequestReader.Part {
  fileprivate func reduced(by count: Int) -> Self {
    switch self {
    case .content(let left): .content(left: left - count)
    case .chunk(let left): .chunk(left: left - count)
    default: self
    }
  }
}
