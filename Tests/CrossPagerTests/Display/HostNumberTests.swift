import CrossPagerTesting
import Testing

@testable import CrossPager

/// In which order numbers are given again.
struct HostNumberTests {
  @Test(arguments: 0..<20 as Range<UInt64>)
  func `a queue gives the first, a heap the least`(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    var (queue, heap) = (NumberQueue(), NumberHeap())
    var (queued, heaped): ([Int], [Int]) = ([], [])
    for _ in 0..<500 {
      if Bool.random(using: &random) {
        let number = Int.random(in: 0..<100, using: &random)
        queue.put(number)
        heap.put(number)
        queued.append(number)
        heaped = (heaped + [number]).sorted()
      } else {
        #expect(queue.take() == queued.first)
        #expect(heap.takeLeast() == heaped.first)
        queued = Array(queued.dropFirst())
        heaped = Array(heaped.dropFirst())
      }
    }
  }
}
