package import CivilDates
import CrossPagerConsole
package import CrossPagerSeries

extension ChartData {
  /// The built-in sample: hourly temperatures of a fictional harbor in 2024 and 2025, in °C with one decimal.
  ///
  /// The temperatures are computed and are always the same. They combine a yearly wave, a daily wave and pseudo-random
  /// weather. Three days in August 2024 have no samples. Six samples on 2025-03-09 have no value.
  package static func sample(
    aggregate: Aggregate? = nil, calendar: CivilCalendar = CivilCalendar()
  ) -> ChartData {
    let series = Series(name: "temperature", samples: Sample.harbor)
    return ChartData(
      columns: [series], report: ReadReport(of: series, source: "built-in sample"),
      aggregate: aggregate, calendar: calendar)
  }
}

extension Sample {
  fileprivate static var harbor: [Sample] {
    // The day number of 2024-01-01, and the number of days through 2025-12-31.
    let (first, dayCount) = (738_885, 731)
    var samples: [Sample] = []
    samples.reserveCapacity(dayCount * 24)
    let daily = (0..<24).map { 34 * sine(degrees: ($0 - 9) * 15) }
    // Days are counted from 2024-01-01, which is day 0. The sample omits 2024-08-12 to 2024-08-14.
    for day in 0..<dayCount where !(224...226).contains(day) {
      let start = CivilTime(CivilDate(dayNumber: first + day)).microseconds
      let season = 75 * sine(degrees: (day - 109) * 360 / 365)
      for hour in 0..<24 {
        let time = CivilTime(microseconds: start + Int64(hour) * CivilTime.microsecondsPerHour)
        let weather = drift(hours: day * 24 + hour, every: 60, by: 32)
        let gust = drift(hours: day * 24 + hour, every: 3, by: 7)
        let tenths = 132 + (season + daily[hour]) / 1000 + weather + gust
        // The six samples from 05:00 through 10:00 on 2025-03-09 have no value.
        let isBlank = day == 433 && (5...10).contains(hour)
        samples.append(Sample(time: time, value: isBlank ? nil : Double(tenths) / 10))
      }
    }
    return samples
  }

  /// Interpolates linearly between pseudo-random values from −`range` to `range`, spaced `every` hours apart.
  @inline(__always)
  private static func drift(hours: Int, every: Int, by range: Int) -> Int {
    let (step, part) = hours.quotientAndRemainder(dividingBy: every)
    let from = noise(step, every) % (2 * range + 1) - range
    let to = noise(step + 1, every) % (2 * range + 1) - range
    return from + (to - from) * part / every
  }

  /// Returns a nonnegative pseudo-random number.
  private static func noise(_ index: Int, _ stream: Int) -> Int {
    Int(SplitMix64.mixed(UInt64(index) &* SplitMix64.increment &+ UInt64(stream)) >> 33)
  }

  /// Returns the sine times 1000, computed in integers with Bhaskara I's approximation (7th century).
  private static func sine(degrees: Int) -> Int {
    let angle = (degrees % 360 + 360) % 360
    let half = angle % 180
    let product = half * (180 - half)
    let sine = 4000 * product / (40_500 - product)
    return angle < 180 ? sine : -sine
  }
}
