import CrossPagerTesting
import Testing

@testable import CrossPagerSeries

struct BlockListTests {
  @Test(arguments: [0, 1, 1_023, 1_024, 1_025, 9_000])
  func `a block list has the elements of an array`(count: Int) {
    var list = BlockList<Int>()
    for number in 0..<count { list.append(number) }
    #expect(Array(list) == Array(0..<count))
    #expect(list == BlockList(0..<count))
    for place in [0, 1_023, 1_024, count - 1] where list.indices.contains(place) {
      list[place] = -1
      #expect(Array(list) == (0..<count).map { $0 == place ? -1 : $0 })
      #expect(list != BlockList(0..<count))
      list[place] = place
    }
    #expect(list.firstPosition { $0 >= 1_024 } == min(count, 1_024))
    var zeros = BlockList(repeatElement(0, count: count))
    #expect(Array(zeros) == Array(repeating: 0, count: count))
    zeros.append(1)
    #expect(Array(zeros) == Array(repeating: 0, count: count) + [1])
  }

  /// The lengths of the runs range from 1 to 2,000, so that some blocks are packed and others are not.
  @Test(arguments: Depth.seeds(20, quick: 3))
  func `runs and changes in any order give the elements of an array`(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    var (list, array) = (BlockList<UInt32>(), [UInt32]())
    while array.count < 10_000 {
      let longest = [1, 3, 40, 2_000].randomElement(using: &generator) ?? 1
      for _ in 0..<Int.random(in: 1...(2_000 / longest), using: &generator) {
        let element = UInt32.random(in: 0...3, using: &generator)
        for _ in 0..<Int.random(in: 1...longest, using: &generator) {
          list.append(element)
          array.append(element)
        }
      }
      let copy = list
      let former = array
      for _ in 0..<Int.random(in: 0...3, using: &generator) {
        let position = Int.random(in: array.indices, using: &generator)
        list[position] += 1
        array[position] += 1
      }
      #expect(Array(list) == array, "seed \(seed)")
      #expect(list.last == array.last, "seed \(seed)")
      #expect(list == BlockList(array), "seed \(seed)")
      #expect((list == copy) == (array == former), "seed \(seed)")
      #expect(Array(copy) == former, "seed \(seed)")
    }
  }

  @Test func `equal neighbors are stored once if their runs are long`() {
    let count = 10 * 1_024
    let plain = BlockList(0..<count).bytes
    #expect(plain == 8 * count)
    // The last block stays open.
    #expect(BlockList(repeatElement(1, count: count)).bytes == 9 * (8 + 2) + 8 * 1_024)
    #expect(BlockList((0..<count).map { $0 / 4 }).bytes == 9 * 256 * (8 + 2) + 8 * 1_024)
    #expect(BlockList((0..<count).map { $0 / 3 }).bytes == plain)
  }

  @Test func `a list with changed blocks takes no more memory than before`() {
    let count = 10 * 1_024
    var list = BlockList(repeatElement(1, count: count))
    for position in list.indices { list[position] = position }
    #expect(list == BlockList(0..<count))
    #expect(list.bytes == 8 * count)
  }
}

struct BarNumbersTests {
  @Test(arguments: Depth.seeds(20, quick: 3))
  func `bar numbers are those that were added`(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    var numbers: [Int] = []
    var next = Int.random(in: -10_000...10_000, using: &generator)
    while numbers.count < 5_000 {
      let count = [1, 24, 3_000].randomElement(using: &generator) ?? 1
      numbers += next..<(next + count)
      next = Int.random(in: 0...5, using: &generator) == 0 ? next - 90_000 : next + count + 7
    }
    let list = BarNumbers(numbers)
    #expect(Array(list) == numbers, "seed \(seed)")
    #expect(list.last == numbers.last, "seed \(seed)")
  }

  @Test func `consecutive numbers take almost no memory`() {
    #expect(BarNumbers(70_000..<80_240).differences.bytes == 9 * (8 + 2) + 8 * 1_024)
  }
}
