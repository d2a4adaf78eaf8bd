import Testing
import TextCharts

struct ChartEdgeFrameTests {
  @Test func `a missing value is not zero`() {
    #expect(
      chart(weekdays, [3, 0, 4, nil, 5, 0.001, nil], height: 4)
        == """
        5.0 ┤                    ▂▂▂▂▂▂▂           ███████
            │  ▃▃▃▃▃▃▃           ███████           ███████
        2.5 ┤  ███████           ███████           ███████
            │  ███████           ███████           ███████  ▁▁▁▁▁▁▁
        0.0 ┴───────────────────────────  ·······  ────────────────  ·······
                 Mon      Tue      Wed      Thu      Fri      Sat      Sun
        """)
  }

  @Test func `all missing`() {
    #expect(
      chart(weekdays, Array(repeating: nil, count: 7))
        == """
        no data
        ·······  ·······  ·······  ·······  ·······  ·······  ·······
          Mon      Tue      Wed      Thu      Fri      Sat      Sun
        """)
  }

  @Test func `all missing on the scale of other pages`() {
    #expect(
      chart(weekdays, Array(repeating: nil, count: 7), scale: -5...12)
        == """
           │
        10 ┤
           │  no data
         5 ┤
           │
         0 ┼  ·······  ·······  ·······  ·······  ·······  ·······  ·······
           │
        -5 ┤
                Mon      Tue      Wed      Thu      Fri      Sat      Sun
        """)
  }

  @Test func `all zero`() {
    #expect(
      chart(weekdays, Array(repeating: 0, count: 7))
        == """
          │
        0 ┴───────────────────────────────────────────────────────────────
               Mon      Tue      Wed      Thu      Fri      Sat      Sun
        """)
  }

  @Test func `one bar`() {
    #expect(
      chart(["2015"], [12.8], height: 4)
        == """
        15 ┤  ▄▄▄▄▄▄▄
        10 ┤  ███████
         5 ┤  ███████
         0 ┴─────────
               2015
        """)
  }

  @Test func `a value outside the scale extends it`() {
    #expect(
      chart(weekdays, [3, 1, 4, 1, 5, 9, 2], scale: 0...5, height: 5)
        == """
        10 ┤                                               ▄▄▄▄▄▄▄
         8 ┤                                               ███████
         6 ┤                                      ▄▄▄▄▄▄▄  ███████
         4 ┤  ▄▄▄▄▄▄▄           ███████           ███████  ███████
         2 ┤  ███████  ▄▄▄▄▄▄▄  ███████  ▄▄▄▄▄▄▄  ███████  ███████  ███████
         0 ┴───────────────────────────────────────────────────────────────
                Mon      Tue      Wed      Thu      Fri      Sat      Sun
        """)
  }

  @Test func `a bar off the scale is as high as the axis`() {
    #expect(
      chart(["Mon", "Tue", "Wed", "Thu"], [3, .infinity, nil, 1.5], height: 3)
        == """
        3 ┤  ███████  ▲▲▲▲▲▲▲
        2 ┤  ███████  ███████           ▄▄▄▄▄▄▄
        1 ┤  ███████  ███████           ███████
        0 ┴──────────────────  ·······  ───────
               Mon      Tue      Wed      Thu
        """)
  }

  @Test func `bars off both ends of the scale`() {
    #expect(
      chart(
        ["Mon", "Tue", "Wed", "Thu"], [4, .infinity, -.infinity, 1], height: 4, glyphs: .ascii)
          == """
           4 +  #######  ^^^^^^^
           2 +  #######  #######           =======
           0 +------------------------------------
          -2 +                    #######
          -4 +                    vvvvvvv
                  Mon      Tue      Wed      Thu
          """)
  }

  @Test func `all bars off the scale`() {
    #expect(
      chart(["Mon", "Tue"], [.infinity, .infinity], height: 2)
        == """
              │  ▲▲▲▲▲▲▲  ▲▲▲▲▲▲▲
        1e308 ┤  ███████  ███████
            0 ┴──────────────────
                   Mon      Tue
        """)
  }

  @Test func `a bar off the scale on a side without bars`() {
    #expect(
      chart(["Mon", "Tue"], [-3, .infinity], height: 4)
        == """
         4 ┤           ▲▲▲▲▲▲▲
         2 ┤           ███████
         0 ┼──────────────────
        -2 ┤  ███████
        -4 ┤  ▀▀▀▀▀▀▀
                Mon      Tue
        """)
    #expect(
      chart(["Mon", "Tue", "Wed"], [98, 99, -.infinity], height: 4)
        == """
         100 ┤  ███████  ███████
          50 ┤  ███████  ███████
           0 ┼───────────────────────────
         -50 ┤                    ███████
        -100 ┤                    ▼▼▼▼▼▼▼
                  Mon      Tue      Wed
        """)
  }

  @Test func `ASCII only`() {
    #expect(
      chart(weekdays, [3.2, -1.5, -4.8, 0, nil, 6.1, 11.9], width: 60, glyphs: .ascii)
        == """
           |                                                  ######
        10 +                                                  ######
           |                                          ======  ######
         5 +  ______                                  ######  ######
           |  ######                                  ######  ######
         0 +--------------------------------  ......  --------------
           |          ======  ######
        -5 +                  ######
               Mon     Tue     Wed     Thu     Fri     Sat     Sun
        """)
  }

  @Test func `close values in ASCII`() {
    #expect(
      chart(weekdays, [98, 97.3, 99, nil, 96.2, 95.1, 100], height: 5, glyphs: .ascii)
        == """
        100 +                                                        #######
         99 +                    #######                             #######
         98 +  #######  _______  #######                             #######
         97 +  #######  #######  #######           _______           #######
         96 +  #######  #######  #######           #######  _______  #######
         95 +~~~~~~~~~~~~~~~~~~~~~~~~~~~  .......  ~~~~~~~~~~~~~~~~~~~~~~~~~
                 Mon      Tue      Wed      Thu      Fri      Sat      Sun
        """)
  }

  @Test func `a day in twenty columns`() {
    let hours = (0..<24).map { hour -> Double? in
      hour == 13 ? nil : 4 + Double(hour * (24 - hour)) / 12.5
    }
    #expect(
      chart(numbered(0...23), hours, width: 20, height: 5)
        == """
        20 ┤           ▁
        15 ┤    ▁▃▄▆▇███
        10 ┤ ▁▄▆████████
         5 ┤▆███████████
         0 ┴────────────
            00    06

        20 ┤▁
        15 ┤█ ██▇▆▄▃▁
        10 ┤█ ███████▆▄▁
         5 ┤█ ██████████
         0 ┴─·──────────
            12    18
        """)
  }

  @Test func `a week in twenty columns`() {
    #expect(
      chart(weekdays, [12.8, 10.6, 11.7, 12.2, 8.9, -4.4, 7.2], width: 20)
        == """
        15 ┤ ▁
           │ █ ▂ ▅ ▇
        10 ┤ █ █ █ █ ▄
           │ █ █ █ █ █   ▇
         5 ┤ █ █ █ █ █   █
           │ █ █ █ █ █   █
         0 ┼──────────────
           │           █
        -5 ┤           ▀
            Mon   Thu   Sun
        """)
  }

  @Test func `wide axis labels give way to bars`() {
    let steps = (0..<31).map { 623_031_970 + Double($0 * 29 % 101 - 50) }
    #expect(
      chart((1...31).map(String.init), steps, width: 20, height: 4)
        == """
           ▁      ▁
          ▄█ ▂▇  ▅█ ▂▇
        ▃███▆██▃███▆██▄█
        ╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌
        1    6    11   16

         ▁      ▂
        ▅█ ▃▇  ▅█ ▃▇  ▅
        ██▆██▄███▆██▄██
        ╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌
        17   22   27
        """)
  }

  @Test func `one column`() {
    #expect(
      chart(["Mon", "Tue"], [2, 1], width: 1, height: 3)
        == """
        █
        █
        ─
        …


        █
        ─
        …
        """)
  }

  @Test func `labels of wide and control characters`() {
    #expect(
      chart(["月曜日", "Du\u{308}rer", "a\u{1B}[1mb"], [3, 4, 2], height: 2)
        == """
        4 ┤  ▄▄▄▄▄▄▄  ███████
        2 ┤  ███████  ███████  ███████
        0 ┴───────────────────────────
             月曜日    Dürer   a␛[1mb
        """)
  }
}
