/// Python's SQLite, which keeps the same events in a table on the same disk.
struct SQLitePeer {
  /// The work that the peer does.
  enum Work: String {
    /// Commits events one by one; the time is in microseconds per event.
    case single
    /// Commits batches of a hundred events; the time is in microseconds per event.
    case batches
    /// Writes 100,000 events in one transaction for a later scan; the time is not used.
    case fill
    /// Reads one value from each event's JSON, row by row, as a program would; in milliseconds.
    case rows
    /// Counts the same values inside SQLite, so that the program gets no row; in milliseconds.
    case count
  }

  let folder: WorkFolder

  /// The time of some work, measured inside the peer.
  ///
  /// For commits, the peer first writes some events, so that its log has room and has passed a
  /// checkpoint.
  func time(_ work: Work, _ database: String, _ events: Int) throws(BenchError) -> Double {
    let words = ["python3", "-c", Self.program, folder.path(database), work.rawValue, "\(events)"]
    guard let time = try folder.numbers(of: words).first else {
      throw .wrongResult("SQLite printed no time")
    }
    return time
  }

  private static let program = #"""
    import sqlite3, sys, time

    path, work, events = sys.argv[1], sys.argv[2], int(sys.argv[3])
    db = sqlite3.connect(path, isolation_level=None)
    db.execute("PRAGMA journal_mode=WAL")
    db.execute("PRAGMA synchronous=FULL")
    db.execute("CREATE TABLE IF NOT EXISTS event (sequence INTEGER PRIMARY KEY, id TEXT, device "
               "TEXT, time TEXT, stream TEXT, version INTEGER, payload TEXT)")
    insert = "INSERT INTO event(id, device, time, stream, version, payload) VALUES (?,?,?,?,?,?)"
    def event(number):
        meal = number % 1000
        kind = "saved" if number // 1000 % 2 == 0 else "removed"
        key = '"id":"meal-%d","kind":"meal"' % meal
        saved = ('{"saved":{"difficulty":"easy","key":{%s},"minutes":25,"picture":{"description":'
                 '"a bowl of golden rice with green leaves","kind":"bowl"},"title":"Meal %d"}}')
        payload = saved % (key, meal) if kind == "saved" else '{"removed":{%s}}' % key
        return ("0f8fad5b-d9cb-469f-a165-%012d" % number, "0f8fad5b-d9cb-469f-a165-70867728950e",
                "2026-05-12T18:30:00.000Z", "favorites", 1, payload)
    rows = [event(number) for number in range(events)]
    def write(size):
        for place in range(0, events, size):
            if size == 1:
                db.execute(insert, rows[place])
                continue
            db.execute("BEGIN")
            db.executemany(insert, rows[place:place + size])
            db.execute("COMMIT")
    size = {"single": 1, "batches": 100}.get(work)
    if size:
        for _ in range(0, 2000, events): write(size)
    start = time.perf_counter()
    if size:
        write(size)
    elif work == "fill":
        db.execute("BEGIN")
        db.executemany(insert, rows)
        db.execute("COMMIT")
    else:
        value = "coalesce(json_extract(payload, '$.saved.key.id'), '')"
        if work == "rows":
            found = sum(1 for _ in db.execute(f"SELECT {value} FROM event ORDER BY sequence"))
        else:
            found = db.execute(f"SELECT count({value}) FROM event").fetchone()[0]
        assert found == events
    took = time.perf_counter() - start
    print(took * 1e6 / events if work in ("single", "batches") else took * 1e3)
    """#
}
