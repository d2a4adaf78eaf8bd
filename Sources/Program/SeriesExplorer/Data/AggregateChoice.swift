import CivilDates
import CrossPagerSeries

/// The aggregate that suits a column, with the reason.
struct AggregateChoice: Hashable, Sendable {
  let aggregate: Aggregate
  /// The hint in the name, the unit or the values, such as `'rain' is an amount`; nil for a mean without a reason.
  let evidence: String?

  /// Chooses an aggregate for a column by the first rule that matches.
  ///
  /// 1. A word for a meter, such as `Zählerstand`, leads to the rise if the values do not fall. So does a word for a
  ///    utility, such as gas, or for a total beside a unit such as `kWh`, if the values only rise.
  /// 2. A word or unit for a measure or a rate, such as `mean`, `temperature` or `kW`, leads to the mean.
  /// 3. A word for a quantity at a point in time, such as `balance` or `stock`, leads to the last value.
  /// 4. A word or unit for an amount, such as `rain` or `kWh`, leads to the sum, unless the values only rise, because
  ///    they may then be a running total. A total that starts again, such as the rain since midnight, leads to the rise.
  /// 5. Values that look like amounts lead to the sum. See ``Series/evidenceOfAmounts(in:)``.
  /// 6. Anything else leads to the mean, and so does a column that is not a measure, such as a column of row numbers.
  ///
  /// The rows of a file without numbers are counted.
  ///
  /// - Parameter source: The series name or the file path, used instead of a column name such as `value`.
  init(
    for series: Series, unit: String?, isMeasure: Bool = true, source: String = "",
    in calendar: CivilCalendar = CivilCalendar()
  ) {
    guard isMeasure else {
      (aggregate, evidence) = (series.countsRows ? .count : .mean, nil)
      return
    }
    let file = source.split(separator: "/").last?.prefix { $0 != "." } ?? ""
    let isPlain = Self.plainNames.contains(series.name.lowercased())
    let words = Self.words(of: isPlain ? String(file) : series.name)
    let units = words + [unit?.lowercased()].compactMap(\.self)
    func first(_ hints: [String]) -> String? {
      words.first { word in hints.contains { $0.isHint(for: word) } }
    }
    let unitOfAmount = units.first(where: Self.unitsOfAmounts.contains)
    let found: (Aggregate, word: String, kind: String)?
    if let meter = first(Self.meters), series.onlyRises(atLeast: 0, isMeter: true) {
      found = (.rise, meter, "a meter")
    } else if let utility = words.first(where: Self.utilities.contains),
      series.onlyRises(atLeast: 10)
    {
      found = (.rise, utility, "metered, and the values only rise")
    } else if let unitOfAmount, first(Self.totals) != nil,
      series.onlyRises(atLeast: series.isOfReadings ? 2 : 10)
    {
      found = (.rise, unitOfAmount, "a unit used by meters, and the values only rise")
    } else if let measure = first(Self.measures)
      ?? units.first(where: { $0.contains("/") || Self.unitsOfMeasures.contains($0) })
    {
      found = (.mean, measure, "a measure")
    } else if let state = first(Self.states) {
      found = (.last, state, "a point-in-time value")
    } else if let amount = first(Self.amounts) ?? unitOfAmount,
      !series.onlyRises(atLeast: Self.totals.contains { $0 == amount } ? 2 : 10)
    {
      found =
        series.onlyRises(atLeast: 10, startingAgain: true)
        ? (.rise, amount, "a total that starts again") : (.sum, amount, "an amount")
    } else {
      found = nil
    }
    evidence = found.map { "'\($0.word)' is \($0.kind)" } ?? series.evidenceOfAmounts(in: calendar)
    aggregate = found?.0 ?? (evidence == nil ? .mean : .sum)
  }

  /// Returns the runs of letters and digits in a name, in lowercase. A capital letter after two letters begins a word.
  /// A unit of time after a slash belongs to the word before it, as in `km/h`.
  static func words(of name: String) -> [String] {
    var words: [String] = []
    var (isOpen, isLower) = (false, false)
    for character in String(name.unicodeScalars.prefix(200)) {
      let isPart = character.isLetter || character.isNumber || "°%".contains(character)
      if isPart {
        let isNew = isLower && character.isUppercase && words[words.count - 1].count > 1
        if !isOpen || isNew { words.append("") }
        words[words.count - 1] += character.lowercased()
      }
      if character == "/", isOpen { words[words.count - 1] += "/" }
      (isOpen, isLower) = (isPart, character.isLowercase)
    }
    for place in words.indices.reversed() where words[place].last == "/" {
      if place + 1 < words.count, times.contains(words[place + 1]) {
        words[place] += words.remove(at: place + 1)
      } else {
        words[place].removeLast()
      }
    }
    return words
  }

  /// The units of time in rates, such as `km/h`.
  private static let times = hints("h hr hour hours s sec second min minute d day")

  private static func hints(_ words: String) -> [String] {
    words.split(separator: " ").map(String.init)
  }
}

// The hints, mostly in English, German, Spanish, French, Portuguese, Italian, Dutch, Indonesian and Finnish. A hint of
// at least six letters also matches the beginning or the end of a longer word, as in `Tagesniederschlag`.
extension AggregateChoice {
  /// Measures, and words that turn an amount into a measure, such as `rate`.
  private static let measures = hints(
    """
    mean average avg median rate ratio percent percentage pct per share index speed pace max min maximum minimum \
    price power load temp temperature pressure humidity heart heartrate hr pulse bpm weight bmi voltage latency score \
    level depth density concentration cpu mem memory ram heap unit change anomaly efficiency intensity forecast \
    mittel mittelwert durchschnitt temperatur druck luftdruck feuchte luftfeuchte luftfeuchtigkeit herzfrequenz puls \
    gewicht preis leistung quote anteil geschwindigkeit prozent media promedio temperatura presion presión humedad \
    peso precio potencia tasa velocidad porcentaje moyenne température pression humidité poids prix puissance taux \
    vitesse média pressão umidade preço preco potência taxa velocidade pressione umidità prezzo potenza tasso \
    velocità frequenza gemiddelde temperatuur luchtdruk vochtigheid hartslag prijs vermogen snelheid rata suhu \
    tekanan kelembapan harga daya kecepatan berat keskiarvo lämpötila paine kosteus syke paino hinta teho nopeus rank \
    ranking aqi wind gust gusts direction cloud cloudcover visibility height höhe pegel pm10 pm25 no2 o3 so2 co2 mood \
    quality age wave inflation inflación inflacion unemployment desempleo yield snwd
    """)
  /// Counters that only rise.
  private static let meters = hints(
    """
    meter counter reading odometer mileage zählerstand zaehlerstand zähler kilometerstand contador lectura \
    kilometraje compteur relevé kilométrage medidor leitura hodômetro contatore lettura chilometraggio meterstand \
    teller tellerstand stand meteran mittari mittarilukema lukema cumulative kumulativ acumulado cumulé kumulatif
    """)
  /// Utilities that the meters of a house measure.
  private static let utilities = hints(
    """
    gas water electricity elec power heat energy gaz eau elect électricité electricite strom wasser wärme waerme luz \
    agua água acqua luce stroom listrik air vesi sähkö
    """)
  /// Quantities at a point in time, such as account balances, inventories and follower counts.
  private static let states = hints(
    """
    balance bal stock inventory equity holdings savings saldo kontostand guthaben bestand solde estoque existencias \
    giacenza kontosaldo tilinsaldo voorraad stok varasto bakiye egyenleg zůstatek zustatek остаток 余额 残高 followers \
    subscribers
    """)
  /// Amounts that can be added up: rain, steps, energy, money and events.
  private static let amounts = hints(
    """
    rain rainfall precipitation precip prcp snowfall steps step distance calories calorie energy consumption \
    production generation usage amount money soll haben gutschrift belastung sales revenue turnover income expense \
    expenses spending cost costs debit credit deposit withdrawal payment fee paid quantity qty sold orders \
    transactions count cnt volume visits views pageviews hits clicks downloads installs signups calls bookings \
    arrivals departures passengers trips rides rentals births deaths accidents crimes commits requests errors floors \
    flights strikes sunshine asleep ascent gain stepcount walking addition additions admissions duration elapsed \
    spent worked dauer arbeitszeit duración durée durata duração duur kesto durasi opad deszcz niederschlag regen \
    schritte distanz kalorien energie verbrauch erzeugung produktion ertrag einspeisung betrag umsatz einnahmen \
    ausgaben kosten menge anzahl sonnenschein lluvia precipitación precipitacion pasos distancia calorías calorias \
    energía energia consumo producción importe monto ventas ingresos gastos gasto cargo abono cantidad pluie \
    précipitations pas énergie consommation montant ventes revenus dépenses débit crédit quantité coût apport apports \
    chuva precipitação passos distância produção quantia vendas receita despesas despesa quantidade pioggia \
    precipitazioni passi distanza produzione importo vendite ricavi spese spesa entrate uscite quantità neerslag \
    stappen afstand verbruik productie opbrengst teruglevering bedrag omzet uitgaven inkomsten aantal hujan langkah \
    jarak kalori energi konsumsi produksi jumlah nominal penjualan pendapatan pengeluaran biaya kredit sade sademäärä \
    askeleet askelmäärä matka kalorit kulutus tuotanto summa määrä myynti tulot menot kulut profit tips inflow \
    outflow withdrawn deposited invested visitors sessions cases infections passages crossings goals tickets emails \
    messages posts words minutes belopp beløp beløb kwota suma částka castka összeg osszeg tutar сумма 金额 金額 \
    expenditure snow evapotranspiration irradiation pushups reps tests vaccinations doses new total gesamt summe \
    totale totaal
    """)
  /// Running totals.
  private static let totals = hints(
    """
    total totals sum gesamt summe totale totaal jumlah yhteensä lifetime index import export delivered returned state \
    cumulative
    """)
  private static let unitsOfMeasures = hints(
    "% °c °f ° kw mw gw watt watts bpm hpa kpa mbar mmhg db hz ppm ppb volt kmh kph mph ms knots kg lb lbs"
  )
  private static let plainNames = hints(
    "value values val wert valor valeur valore waarde nilai arvo")
  private static let unitsOfAmounts = hints(
    "h hours stunden heures horas uren kwh mwh gwh wh kcal kj m³ m3")
}

extension String {
  fileprivate func isHint(for word: String) -> Bool {
    word == self || utf8.count >= 6 && (word.hasPrefix(self) || word.hasSuffix(self))
  }
}
