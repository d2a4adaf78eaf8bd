import CrossPagerTesting

/// The seeds that randomised tests run.
enum Seeds {
  static let all = Depth.seeds(1000, quick: 100)
}
