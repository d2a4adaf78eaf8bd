import CrossPager
import PagerCompanions
import Testing

struct PageStopsTests {
  @Test(arguments: [
    (7, 3, PageStops.Last.short, [0..<3, 3..<6, 6..<7]), (7, 3, .filled, [0..<3, 3..<6, 4..<7]),
    (6, 3, .short, [0..<3, 3..<6]), (6, 3, .filled, [0..<3, 3..<6]), (2, 3, .short, [0..<2]),
    (2, 3, .filled, [0..<2]), (3, 1, .short, [0..<1, 1..<2, 2..<3]),
    (2, 0, .short, [0..<1, 1..<2]), (0, 3, .short, []), (-4, 3, .filled, []),
  ])
  func `pages are divided into groups`(
    count: Int, size: Int, last: PageStops.Last, groups: [Range<Int>]
  ) {
    let stops = PageStops(count: count, pagesPerStop: size, last: last)
    #expect(stops.count == groups.count)
    #expect((-1...groups.count).map { stops.pages(ofStop: $0) } == [nil] + groups + [nil])
  }

  @Test(arguments: [
    (PageStops.Last.short, [nil, 0, 0, 0, 1, 1, 1, 2, nil]),
    (.filled, [nil, 0, 0, 0, 1, 2, 2, 2, nil]),
  ])
  func `each page has a stop`(last: PageStops.Last, indices: [Int?]) {
    let stops = PageStops(count: 7, pagesPerStop: 3, last: last)
    #expect((-1...7).map { stops.stop(ofPage: $0) } == indices)
  }

  @Test(arguments: [
    (PageStops.Last.short, Sense.forward, [3, 3, 3, 6, 6, 6, nil]),
    (.short, .backward, [nil, 0, 0, 0, 3, 3, 3]), (.filled, .forward, [3, 3, 3, 4, nil, nil, nil]),
    (.filled, .backward, [nil, 0, 0, 0, 3, 4, 4]),
  ])
  func `each page has a stop beside it`(last: PageStops.Last, sense: Sense, pages: [Int?]) {
    let stops = PageStops(count: 7, pagesPerStop: 3, last: last)
    #expect((0..<7).map { stops.page(from: $0, sense) } == pages)
    #expect(stops.page(from: 7, sense) == nil)
    #expect(stops.page(from: 0, .backward, wraps: true) == (last == .short ? 6 : 4))
    #expect(stops.page(from: 6, .forward, wraps: true) == 0)
  }

  @Test func `in all small levels, steps visit every page`() {
    for (count, size) in (1...12).flatMap({ count in (1...6).map { (count, $0) } }) {
      for last in PageStops.Last.allCases {
        let stops = PageStops(count: count, pagesPerStop: size, last: last)
        var (page, seen, steps) = (Int?.some(0), Set<Int>(), 0)
        while let present = page {
          seen.formUnion(stops.stop(ofPage: present).flatMap(stops.pages(ofStop:)) ?? 0..<0)
          page = stops.page(from: present, .forward)
          steps += 1
        }
        #expect(seen == Set(0..<count) && steps == stops.count)
        #expect((1..<count).allSatisfy { stops.stop(ofPage: $0 - 1)! <= stops.stop(ofPage: $0)! })
      }
    }
  }

  @Test func `extreme counts do no harm`() {
    let stops = PageStops(count: .max, pagesPerStop: .max, last: .filled)
    #expect(stops.count == 1 && stops.pages(ofStop: 0) == 0..<Pager.maximumCount)
    #expect(PageStops(count: .max, pagesPerStop: 1).stop(ofPage: .max) == nil)
  }
}
