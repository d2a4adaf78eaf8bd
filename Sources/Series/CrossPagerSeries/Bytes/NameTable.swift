/// The names of months or weekdays in several languages, with and without accents.
struct NameTable {
  /// The names and their positions in their rows, by first byte. The bit 0x20 of every byte is set, as it is in
  /// lowercase letters. If several names start with the same text, the first name counts.
  private(set) var names = [[(bytes: [UInt8], place: Int)]](repeating: [], count: 256)

  private init(_ rows: [String]) {
    for row in rows {
      for (place, name) in row.split(separator: " ").enumerated() {
        for text in Set([String(name), String(name).withoutAccents]).sorted() {
          let bytes = text.utf8.map { $0 | 0x20 }
          let isKnown = names[Int(bytes[0])].contains { $0.bytes == bytes }
          if !isKnown { names[Int(bytes[0])].append((bytes, place)) }
        }
      }
    }
  }

  static let months = NameTable([
    "january february march april may june july august september october november december",
    "januar februar märz april mai juni juli august september oktober november dezember",
    "jänner feber maerz",
    "janvier février mars avril mai juin juillet août septembre octobre novembre décembre",
    "enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre",
    "janeiro fevereiro março abril maio junho julho agosto setembro outubro novembro dezembro",
    "gennaio febbraio marzo aprile maggio giugno luglio agosto settembre ottobre novembre dicembre",
    "januari februari maart april mei juni juli augustus september oktober november december",
    "januari februari mars april maj juni juli augusti september oktober november december",
    "januar februar marts april maj juni juli august september oktober november december",
    "januar februar mars april mai juni juli august september oktober november desember",
    "tammikuu helmikuu maaliskuu huhtikuu toukokuu kesäkuu heinäkuu elokuu syyskuu lokakuu "
      + "marraskuu joulukuu",
    "styczeń luty marzec kwiecień maj czerwiec lipiec sierpień wrzesień październik listopad "
      + "grudzień",
    "stycznia lutego marca kwietnia maja czerwca lipca sierpnia września października listopada "
      + "grudnia",
    "leden únor březen duben květen červen červenec srpen září říjen listopad prosinec",
    "január február március április május június július augusztus szeptember október",
    "ianuarie februarie martie aprilie mai iunie iulie august septembrie octombrie noiembrie "
      + "decembrie",
    "ocak şubat mart nisan mayıs haziran temmuz ağustos eylül ekim kasım aralık",
    "januari februari maret april mei juni juli agustus september oktober november desember",
    "январь февраль март апрель май июнь июль август сентябрь октябрь ноябрь декабрь",
    "января февраля марта апреля мая июня июля августа сентября октября ноября декабря",
  ])

  static let weekdays = NameTable([
    "monday tuesday wednesday thursday friday saturday sunday",
    "montag dienstag mittwoch donnerstag freitag samstag sonntag",
    "lundi mardi mercredi jeudi vendredi samedi dimanche",
    "lunes martes miércoles jueves viernes sábado domingo",
    "segunda-feira terça-feira quarta-feira quinta-feira sexta-feira sábado domingo",
    "lunedì martedì mercoledì giovedì venerdì sabato domenica",
    "maandag dinsdag woensdag donderdag vrijdag zaterdag zondag",
    "måndag tisdag onsdag torsdag fredag lördag söndag",
    "mandag tirsdag onsdag torsdag fredag lørdag søndag",
    "maanantai tiistai keskiviikko torstai perjantai lauantai sunnuntai",
    "poniedziałek wtorek środa czwartek piątek sobota niedziela",
    "senin selasa rabu kamis jumat sabtu minggu",
  ])
}

extension String {
  /// The text with plain letters in place of accented lowercase letters.
  var withoutAccents: String {
    utf8.allSatisfy { $0 < 0x80 } ? self : String(map { Self.plainLetters[$0] ?? $0 })
  }

  private static let plainLetters = [
    "aáàâãäåāăą", "cçćč", "dďđ", "eéèêëēęěė", "gğ", "iíìîïīı", "lł", "nñńňņ", "oóòôõöøőō", "rř",
    "sśšşș", "tťţț", "uúùûüůűū", "yýÿ", "zźżž",
  ].reduce(into: [Character: Character]()) { letters, row in
    for letter in row.dropFirst() { letters[letter] = row.first }
  }
}
