import Testing

/// Tests that make one thread wait for another: one at a time, since there are only a few.
@Suite(.serialized) enum BlockingTests {}
