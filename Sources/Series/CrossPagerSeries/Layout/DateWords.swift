/// The names of dates and their parts in several languages.
enum DateWords {
  struct Meaning {
    /// The position of the language in ``rows``.
    let language: Int
    /// The part of a date that the name means; nil for a name that means a date or a time.
    let part: ColumnName.Part?

    var isEnglish: Bool { language == 0 }
  }

  /// A row for each language, without accents: the names of the year, quarter, month, week, day, hour, minute, second
  /// and day of the year, and words for a date. A word that is also English, such as `data`, is left out.
  private static let rows = [
    "year,yr,yyyy,yy|quarter,qtr|month,mon,mo,mnth|week,wk,isoweek,iso week,week number"
      + "|day,dy,dd,date of month,day of month,dayofmonth,mday,dom|hour,hr,hrs,hh|minute,min,mi"
      + "|second,sec,ss|doy,yday,jday,day of year,dayofyear",
    "jahr|quartal|monat|kalenderwoche,woche,kw|tag|stunde||sekunde||datum,buchungstag,valuta",
    "annee,an|trimestre|mois|semaine|jour|heure||seconde||horodatage",
    "ano,anio|trimestre|mes|semana|dia|hora|minuto|segundo||fecha",
    "anno|trimestre|mese|settimana|giorno|ora|minuto|secondo",
    "jaar|kwartaal|maand||dag|uur|minuut|seconde||datum,boekdatum,tijdstip",
    "ar|kvartal|manad,maned|vecka,uge,uke|dag|timme|minut|sekund||datum,dato,tidpunkt,tidspunkt",
    "vuosi|neljannes|kuukausi,kk|viikko|paiva,pv|tunti|minuutti|sekunti||paivamaara,pvm,aikaleima",
    "rok|kwartal|miesiac|tydzien|dzien|godzina|minuta|sekunda",
    "rok|ctvrtleti|mesic,mesiac|tyden|den|hodina|minuta|sekunda||datum",
    "ev|negyedev|honap|het|nap|ora|||datum,idopont",
    "an,anul|trimestru||saptamana|zi,ziua|ora|minut|secunda",
    "yil|ceyrek|ay|hafta|gun|saat|dakika|saniye||tarih",
    "tahun|kuartal,triwulan|bulan|minggu|hari|jam|menit|detik||tanggal",
    "год|квартал|месяц|неделя|день|час|минута|секунда||дата",
    "ปี,พ.ศ.|ไตรมาส|เดือน|สัปดาห์|วัน|ชั่วโมง|นาที|วินาที||วันที่",
    "年,年份,年度|季度,四半期|月,月份|周,週|日|时,時|分|秒||日期,日付,年月日",
    "년,연도,년도|분기|월|주|일|시|분|초||날짜,일자,일시",
  ]

  private static let parts: [ColumnName.Part?] = [
    .year, .quarter, .month, .week, .day, .hour, .minute, .second, .dayOfYear, nil,
  ]

  static let meanings = rows.enumerated().reduce(into: [String: [Meaning]]()) { meanings, row in
    let groups = row.element.split(separator: "|", omittingEmptySubsequences: false)
    for (part, group) in zip(parts, groups) {
      for name in group.split(separator: ",") {
        meanings[String(name), default: []].append(Meaning(language: row.offset, part: part))
      }
    }
  }
}
