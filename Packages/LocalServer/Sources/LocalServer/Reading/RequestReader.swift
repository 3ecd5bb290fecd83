/// Makes requests of bytes that come in pieces of any size.
///
/// What comes out depends on the bytes alone and not on how they were cut. After a fault the reader
/// is of no more use: where the next request would begin is unknown.
struct RequestReader {
  /// What is there after some bytes.
  enum Step: Equatable {
    /// A whole request, and whether another may follow.
    case request(HTTPRequest, keepsAlive: Bool)
    /// The head is there, and the client waits for `100 Continue`.
    case awaitsContinue
  }

  /// Where in a request the reader is.
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
  /// Whether the present request begins as one for the head of what is there.
  private(set) var asksForHead = false
  /// What came in and is not let go of yet.
  private(set) var bytes: [UInt8] = []
  /// The first byte that is not taken yet.
  private var start = 0
  /// The first byte of the line under way that was not looked at.
  private var scanned = 0
  private var blankLines = 0

  init(limits: ServerLimits, port: UInt16) {
    self.limits = limits
    self.port = port
  }

  /// Bytes that came in and are not taken yet.
  var waiting: Int { bytes.count - start }

  var phase: Phase {
    switch part {
    case .requestLine: waiting == 0 ? .idle : .head
    case .fields: .head
    default: .body
    }
  }

  /// Takes in what the client sent.
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

  /// The next step, or `nil` when that takes more bytes.
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
  /// The bytes up to the next line end, which must be CR LF, or `nil` when it is not there yet.
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

  /// Moves up to a number of bytes into the body; true when there were as many.
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
