/// The former name of ``DemoRetailer``.
@available(*, deprecated, renamed: "DemoRetailer")
public typealias DemoCounter = DemoRetailer
