import CivilDates
import Testing

@testable import CrossPagerSeries

/// Dates and names of date columns in other languages, and less common formats.
struct DateLanguageTests {
  @Test(arguments: [
    ("5. März 2021", "2021-03-05"), ("5. Maerz 2021", "2021-03-05"), ("5. Mai 2021", "2021-05-05"),
    ("Mo, 1. Februar 2021", "2021-02-01"), ("Mittwoch, 03.02.2021", "2021-02-03"),
    ("14 juin 2021", "2021-06-14"), ("14 juil. 2021", "2021-07-14"), ("1 août 2021", "2021-08-01"),
    ("1 AOÛT 2021", "2021-08-01"), ("1 aout 2021", "2021-08-01"),
    ("mar. 9 févr. 2021", "2021-02-09"), ("5 de junio de 2021", "2021-06-05"),
    ("5-ene-2021", "2021-01-05"), ("5/dez/2021", "2021-12-05"), ("5 set 2021", "2021-09-05"),
    ("5 mag 2021", "2021-05-05"), ("5 mei 2021", "2021-05-05"), ("5 maart 2021", "2021-03-05"),
    ("5 okt. 2021", "2021-10-05"), ("5 maj 2021", "2021-05-05"), ("marraskuu 2021", "2021-11-01"),
    ("maalis 2021", "2021-03-01"), ("5 lipca 2021", "2021-07-05"), ("5 lis 2021", "2021-11-05"),
    ("červenec 2021", "2021-07-01"), ("červen 2021", "2021-06-01"),
    ("5 Ağustos 2021", "2021-08-05"), ("5 Agustus 2021", "2021-08-05"),
    ("5 июля 2021", "2021-07-05"), ("5 mar 2021", "2021-03-05"), ("Mar 5, 2021", "2021-03-05"),
    ("Sept. 5, 2021", "2021-09-05"), ("3rd March 2021", "2021-03-03"),
    ("March 21st, 2021", "2021-03-21"), ("Fri, March 12th, 2021", "2021-03-12"),
    ("1st Quarter 2021", "2021-01-01"), ("2021 4th qtr", "2021-10-01"),
    ("[29/Nov/2017:06:58:55 +0000]", "2017-11-29T06:58:55"), ("{2017-11-29}", "2017-11-29"),
    ("[29/Nov/2017:06:58:55", "2017-11-29T06:58:55"), ("'2017-11-29'", "2017-11-29"),
    ("(29 Nov 2017)", "2017-11-29"), ("Wed Nov 29 06:58:55 2017", "2017-11-29T06:58:55"),
    ("Wed Nov 29 06:58:55 UTC 2017", "2017-11-29T06:58:55"),
    ("20171129T065855Z", "2017-11-29T06:58:55"),
    ("2017-11-29 06:58:55.123456 UTC", "2017-11-29T06:58:55.123456"),
    ("2017-11-29T06:58:55,123", "2017-11-29T06:58:55.123000"),
  ])
  func `a date is read`(text: String, date: String) throws {
    let cell = SampleCell(bytes: Array(text.utf8))
    let formats = DateReading.formats(reading: cell, .unknown)
    let times = Set(formats.compactMap { $0.stamp(in: cell)?.civil })
    #expect(times.map { "\($0)" } == [date])
    // A format is a pattern that reads the same cell.
    for format in formats {
      #expect(try DateFormat(format.description).stamp(in: cell) == format.stamp(in: cell))
    }
  }

  @Test(arguments: [
    "1rd March 2021 x", "32nd March 2021", "5th Quarter 2021", "Tue, 03 Mar 2021", "2021 1st half",
    "[2021-01-01 IST]",
  ])
  func `other text is not a date`(text: String) {
    #expect(DateReading.formats(reading: SampleCell(bytes: Array(text.utf8)), .unknown).isEmpty)
  }

  @Test(arguments: [
    ("UTC", 0), ("CET", 3_600), ("CEST", 7_200), ("EST", -18_000), ("PDT", -25_200),
    ("GMT+0100", 3_600), ("GMT-02:00", -7_200), ("+0530", 19_800),
  ])
  func `an abbreviation of a zone is an offset`(name: String, seconds: Int) throws {
    let cell = SampleCell(bytes: Array("2021-01-01 10:00 \(name)".utf8))
    let stamp = try DateFormat("YYYY-MM-DD hh:mm Z").stamp(in: cell)
    #expect(stamp?.secondsAheadOfUTC == seconds)
  }

  @Test(arguments: [
    ("Año;Mes;Día;v\n2021;1;5;1\n2021;1;6;1\n", ["Año", "Mes", "Día"]),
    ("Jahr;Tag;Monat;v\n2021;31;1;1\n2021;1;2;1\n", ["Jahr", "Monat", "Tag"]),
    ("Année;Mois;v\n2021;1;5\n2021;2;5\n", ["Année", "Mois"]),
    ("ano,mes,v\n2021,1,5\n2021,2,5\n", ["ano", "mes"]),
    ("Tahun,Bulan,v\n2021,1,5\n2021,2,5\n", ["Tahun", "Bulan"]),
    ("vuosi,kk,pv,v\n2021,1,5,8\n2021,2,5,8\n", ["vuosi", "kk", "pv"]),
    ("rok;miesiąc;v\n2021;1;5\n2021;2;5\n", ["rok", "miesiąc"]),
    ("År;Månad;v\n2021;1;5\n2021;2;5\n", ["År", "Månad"]),
    ("年,月,v\n2021,1,5\n2021,2,5\n", ["年", "月"]),
    ("id,Fecha,v\n7,20210103,1\n8,20210109,1\n", ["Fecha"]),
  ])
  func `columns named in another language are dates`(text: String, columns: [String]) throws {
    #expect(try read(text).report.dateColumns == columns)
  }

  @Test func `a short name alone means something else`() throws {
    let report = try read("date,mes,dia\n2021-01-01,5,8\n2021-01-02,6,8\n").report
    #expect(report.valueColumns.map(\.role) == [.measure, .measure])
    #expect(report.dateColumns == ["date"])
  }

  @Test(arguments: [
    // The dates are in order only if the years are from 1930 to 2029.
    ("01/02/67 01/02/68 01/02/69 01/02/70", "1967-02-01"),
    // Otherwise, all dates would be after 2029.
    ("13/02/41 14/02/41", "1941-02-13"),
    // A plan can reach beyond 2029.
    ("13/02/28 13/02/29 13/02/30 13/02/31", "2028-02-13"),
    ("13/02/98 13/02/99 13/02/00 13/02/01", "1998-02-13"), ("13/02/2566 14/02/2566", "2023-02-13"),
    ("2566-02-13 2566-02-14", "2023-02-13"), ("13/02/2366 14/02/2366", "2366-02-13"),
  ])
  func `years are the likely ones`(dates: String, first: String) throws {
    let rows = dates.split(separator: " ").map { "\($0);1,5\n" }.joined()
    let series = try read("date;v\n" + rows).series
    #expect(series.span.map { "\($0.lowerBound)" } == first)
  }

  @Test func `the date of a common log is in brackets`() throws {
    let rows = (10...21).map {
      #"10.0.0.\#($0) - - [\#($0)/Nov/2017:06:58:55 +0000] "GET /a b" 200 \#($0 * 100)"#
    }
    let (series, report) = try read(rows.joined(separator: "\n"))
    #expect(report.dateFormat == "[D/MMM/YYYY:hh:mm:ss Z]")
    #expect(report.valueColumn == "rows")
    #expect(series.span.map { "\($0.lowerBound)" } == "2017-11-10T06:58:55")
    #expect(total(series).sum == 12)
  }

  @Test func `a footer does not change the date column`() throws {
    let rows = (1...12).map { "\($0 + 9).03.2022;\($0 + 11).03.2022;5\n" }.joined()
    for footer in ["", "Summe;;60\n"] {
      let report = try read("Buchung;Valuta;Betrag\n\(rows)\(footer)").report
      #expect(report.dateColumns == ["Buchung"])
    }
  }

  @Test(arguments: ["", "when  v\n"])
  func `single spaces in dates do not separate columns`(head: String) throws {
    let rows = (14...20).map { "\($0) Feb 2021  \($0).5\n" }.joined()
    let (series, report) = try read(head + rows)
    #expect(report.dateFormat == "D MMM YYYY" || report.dateFormat == "DD MMM YYYY")
    #expect(report.rows == 7)
    #expect(total(series).count == 7)
  }
}
