/// The handlers and their answers.
extension EventLoop {
  func follow(_ order: Connection.Order, of link: Link) {
    switch order {
    case .handle(let request, let number):
      let next = Waiting(link: link, number: number, request: request)
      // Requests that already wait come first.
      if waiting.isEmpty, tickets.count < limits.handlers {
        begin(next)
      } else {
        waiting.append(next)
      }
    case .cancel: cancelHandlers(of: link)
    case .endOutput: link.endOutput()
    }
  }

  private func begin(_ next: Waiting) {
    lastTicket += 1
    let ticket = lastTicket
    let (handler, mailbox, request) = (handler, mailbox, next.request)
    let task = Task {
      let response = await handler(request)
      mailbox.post(.answered(ticket: ticket, response))
    }
    tickets[ticket] = Ticket(link: next.link, number: next.number, task: task)
  }

  private func cancelHandlers(of link: Link) {
    waiting.removeAll { $0.link === link }
    for ticket in tickets.values where ticket.link === link { ticket.task.cancel() }
  }

  func readMail() {
    for message in mailbox.take() {
      switch message {
      case .opened(let opened): listener = opened
      case .answered(let number, let response):
        guard let ticket = tickets.removeValue(forKey: number) else { continue }
        let link = ticket.link
        link.connection.answered(response, number: ticket.number, at: now, date: date)
        settle(link)
      case .stop(let grace, let stopper): prepareEnd(grace: grace, stopper)
      }
    }
    while !waiting.isEmpty, tickets.count < limits.handlers { begin(waiting.removeFirst()) }
  }
}
