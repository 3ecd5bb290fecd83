import WebPages

extension PageConnection {
  /// The network of this machine, without cookies or a cache; it sends nothing but the request.
  ///
  /// The host of a page is looked up here and again by the system when it connects, so a name that
  /// changes in between could lead to another address. No part of the answer is ever sent anywhere.
  public static func live() -> PageConnection {
    PageConnection(
      ask: { address, limits, progress in
        try await PageLoad(limits, progress).answer(of: address)
      },
      addresses: HostLookup.addresses(of:))
  }
}

extension PageFetcher {
  /// Fetches pages over the network of this machine.
  public static func live(within limits: PageLimits = PageLimits()) -> PageFetcher {
    PageFetcher(over: .live(), within: limits)
  }
}
