import CrossPagerTesting

enum Seeds { static let all = Depth.seeds(1000, quick: 50) }
