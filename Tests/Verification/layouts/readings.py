"""How a person reads each file."""

import re
from datetime import datetime, timedelta
from email.utils import parsedate_to_datetime
from typing import Callable, NamedTuple, Union


class Reading(NamedTuple):
    """How a person reads a file."""

    values: list  # The names of the columns with values, the one shown first before the others.
    dates: list  # The names of the date columns.
    format: str  # The format of the dates.
    time: Union[str, Callable]  # A pattern for strptime, or a function of the cells in the date columns.
    names: list = []  # The names of the columns that name the series.
    encoding: str = "UTF-8"
    delimiter: str = ","
    decimal: str = "."
    thousands: str = ""
    header: bool = True
    skipped: int = 0  # The number of lines above the header, or above the first row if there is no header.
    columns: list = None  # The names of all columns; by default, the cells of the header.
    units: int = 0  # The number of lines of units below the header.
    footer: int = 0  # The number of lines below the last row, without blank lines.
    comments: str = None  # The mark that starts a comment between the rows.
    missing: list = []  # The markers for missing values, in addition to blank cells.
    affixes: list = []  # The text around a number that is not part of it.
    months: list = []  # The columns of the months from January to December.
    times: dict = {}  # The columns whose names are dates, each with its time.
    records: Callable = None  # The records in a JSON file, from a function that parses the file, and its text.
    parts: list = []  # The names of the comma-separated parts of the first cell.


MONTHS = "Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec".split()


def as_written(cell):
    """Returns an ISO 8601 time without its offset."""
    return datetime.fromisoformat(cell).replace(tzinfo=None)


def without_offset(time):
    """Returns a time without its offset."""
    return time.replace(tzinfo=None)


def since_1970(**unit):
    return lambda cell: datetime(1970, 1, 1) + int(cell) * timedelta(**unit)


def json_lines(parse, text):
    return [parse(line) for line in text.splitlines()]


def quarter(cell):
    name, year = cell.split()
    return datetime(int(year), 3 * int(name[1]) - 2, 1)


def middle_of_month(cell):
    """Returns a decimal year in the middle of a month, as the start of this month."""
    year, fraction = cell.split(".")
    return datetime(int(year), int(12 * float("0." + fraction)) + 1, 1)

SPANISH_MONTHS = "ene feb mar abr may jun jul ago sep oct nov dic".split()
GERMAN_MONTHS = "Januar Februar März April Mai Juni Juli August September Oktober November Dezember".split()
FINNISH_MONTHS = "tammi helmi maalis huhti touko kesä heinä elo syys loka marras joulu".split()


def named_month(names, cell):
    """Returns a date such as `3. März 2022` or `mar 2022`, in a language with these names."""
    *day, month, year = cell.split()
    return datetime(int(year), names.index(month) + 1, int(day[0].rstrip(".")) if day else 1)


def without_ending(pattern):
    """Returns a date whose day is an ordinal number such as `3rd`."""
    return lambda cell: datetime.strptime(re.sub(r"(?<=\d)(st|nd|rd|th)", "", cell), pattern)


def buddhist(cell):
    """Returns a date such as `29/2/2563`, whose year is 543 years ahead."""
    day, month, year = map(int, cell.split("/"))
    return datetime(year - 543, month, day)


def years(first, last, name="{}"):
    return {name.format(year): datetime(year, 1, 1) for year in range(first, last + 1)}


READINGS = {
    # Not all columns of numbers are of interest. The first measurement is the particulate matter.
    "air-hourly.csv": Reading(
        ["pm25", "No", "station_id", "lat", "lon", "dewpoint"], ["year", "month", "day", "hour"], "YYYY M D h",
        "%Y %m %d %H", missing=["NA"]),
    # A list of pairs has no names.
    "coin-pairs.json": Reading(
        ["2"], ["1"], "x", since_1970(milliseconds=1), header=False, columns=["1", "2"],
        records=lambda parse, text: parse()),
    # A list for each sensor. Lists in a record are left out.
    "home-history.json": Reading(
        ["state"], ["last_changed"], "ISO 8601", as_written, ["entity_id"], missing=["unavailable"],
        records=lambda parse, text: [record for sensor in parse() for record in sensor]),
    # Members of the object "payload" depend on the type of the event. The numbers of persons and events come last.
    "repository-events.jsonl": Reading(
        ["payload.size", "id", "actor.id", "repo.id", "payload.push_id", "payload.distinct_size", "payload.forkee.id"],
        ["created_at"], "ISO 8601", as_written, records=json_lines),
    # The members of the objects change their order, and the voltage is in every third object.
    "sensor-lines.jsonl": Reading(
        ["temperature", "battery.volts", "humidity"], ["time"], "ISO 8601", as_written, records=json_lines),
    # The rows are in a list in an object. The member "rain" is not in every row.
    "weather-forecast.json": Reading(
        ["main.temp", "main.feels_like", "main.pressure", "main.humidity", "wind.speed", "wind.deg", "rain.3h"], ["dt"],
        "X", since_1970(seconds=1), records=lambda parse, text: parse()["list"]),
    # Below the last month, there are a total, a blank line, a source and a remark.
    "airport-footer.csv": Reading(["Passengers", "Freight (t)"], ["Month"], "MMM-YY", "%b-%y", footer=3),
    # A row is a year with twelve samples. The annual mean is not a month. The title names the series.
    "anomaly-month-columns.csv": Reading(
        ["Mean temperature anomaly"], ["Year"], "YYYY", "%Y", skipped=1, months=MONTHS, missing=["***"]),
    # No month has the number 30.
    "bikes-12-hour.csv": Reading(
        ["Bikes East", "Bikes West"], ["Time Stamp"], "MM/DD/YYYY hh:mm a", "%m/%d/%Y %I:%M %p"),
    # A fiscal year counts as its first year.
    "budget-fiscal.csv": Reading(
        ["Roads", "Schools"], ["Financial year"], "YYYY/YY", lambda cell: datetime(int(cell[:4]), 1, 1)),
    "buoy-aligned.txt": Reading(
        ["WDIR", "WSPD", "GST", "WVHT"], ["YYYY", "MM", "DD", "hh"], "YYYY MM DD hh", "%Y %m %d %H", delimiter=" "),
    # The newest row comes first. An amount in parentheses is negative.
    "card-statement.csv": Reading(
        ["Amount", "Balance"], ["Posted"], "MM/DD/YYYY", "%m/%d/%Y", thousands=",", affixes=["$"]),
    "cases-weekly.csv": Reading(
        ["Cases", "Tests"], ["Year", "Week"], "YYYY ww",
        lambda year, week: datetime.fromisocalendar(int(year), int(week), 1)),
    # Each city has a row for each day.
    "cities-by-time.csv": Reading(["temp_max", "temp_min"], ["date"], "ISO 8601", "%Y-%m-%d", ["city"]),
    "climate-two-digit-year.csv": Reading(["HIGH", "LOW", "SNOW"], ["DATE"], "DD-MMM-YY", "%d-%b-%y"),
    # A column of flags follows each year. The area and the element distinguish the rows.
    "crops-year-flags.csv": Reading(
        ["value"], [], "YYYY", "", ["Area", "Element"], times=years(2003, 2012, "Y{}")),
    "deliveries-titled.csv": Reading(
        ["Pallets", "Late %"], ["Week starting"], "ISO 8601", "%Y-%m-%d", skipped=3, affixes=["%"]),
    "footfall-iso-week.csv": Reading(
        ["footfall"], ["week"], "YYYY-ww", lambda cell: datetime.strptime(cell + "-1", "%G-W%V-%u"), delimiter=";"),
    # The number -999 repeats, but nothing in the file says that it means a missing value.
    "gases-missing.csv": Reading(
        ["Ozone", "NO2", "SO2", "CO"], ["Timestamp"], "ISO 8601", "%Y-%m-%d %H:%M",
        missing=["NA", "n/a", "null", "-", "NaN", "#N/A", "..", "unavailable"]),
    # No month has the number 13.
    "gauge-unicode.txt": Reading(
        ["Water level (m)", "Turbidity (NTU)"], ["Reading"], "M/D/YYYY h:mm:ss a", "%m/%d/%Y %I:%M:%S %p",
        encoding="UTF-16LE", delimiter="\t"),
    # Three comments, and then columns without names.
    "index-no-header.txt": Reading(
        ["3", "4", "5"], ["1", "2"], "YYYY M", "%Y %m", delimiter=" ", header=False, skipped=3),
    # Some years are blank. The country and the indicator distinguish the rows.
    "indicators-years-header.csv": Reading(
        ["value"], [], "YYYY", "", ["Country Name", "Indicator Name"], times=years(1996, 2009)),
    # Three lines on the account and a blank one. The first date is the date of the entry.
    "kontoauszug.csv": Reading(
        ["Betrag", "Saldo"], ["Buchungstag"], "DD.MM.YYYY", "%d.%m.%Y", encoding="Windows-1252", delimiter=";",
        decimal=",", thousands=".", skipped=4),
    "logger-units-row.csv": Reading(
        ["air_temp", "wind", "rain"], ["timestamp"], "ISO 8601", "%Y-%m-%d %H:%M:%S", units=1),
    "museum.csv": Reading(["Visitors", "Takings"], ["Month"], "MMM YYYY", "%b %Y", encoding="UTF-16BE"),
    # Some notes have two lines.
    "notes-line-breaks.csv": Reading(["level"], ["when"], "ISO 8601", "%Y-%m-%d"),
    "orders-quarters.tsv": Reading(["Orders", "Backlog index"], ["Quarter"], "Q YYYY", quarter, delimiter="\t"),
    # The first line has the first and the last year. Below the rows, a number marks missing values.
    "oscillation-grid.txt": Reading(
        ["value"], ["1"], "YYYY", "%Y", delimiter=" ", header=False, skipped=1, footer=3, missing=["-99.9"],
        months=[str(month + 1) for month in range(1, 13)]),
    # Some rows lack the remark, or the remark and the outlet. Others have more blank cells than there are columns.
    "plant-ragged.csv": Reading(["inlet", "outlet"], ["date"], "ISO 8601", "%Y-%m-%d"),
    "population-thousands.csv": Reading(
        ["Population", "Area, km²", "Budget"], ["Year"], "YYYY", "%Y", thousands=","),
    "prices-months-header.csv": Reading(
        ["value"], [], "ISO 8601", "", ["Product"], delimiter=";", decimal=",",
        times={f"{2021 + month // 12}-{month % 12 + 1:02}": datetime(2021 + month // 12, month % 12 + 1, 1)
               for month in range(8, 26)}),
    "probe-pipe.txt": Reading(["ph", "conductivity"], ["epoch"], "X", since_1970(seconds=1), delimiter="|"),
    # The newest row comes first, and three rows repeat a time. All rows have the same creation time.
    "quakes-newest-first.csv": Reading(["magnitude"], ["time"], "ISO 8601", as_written),
    "rain-year-month.csv": Reading(["rain_mm", "sun_hours"], ["year", "month"], "YYYY M", "%Y %m"),
    # The first cell has three parts, separated by commas. Letters after numbers are flags.
    "rates-flags.tsv": Reading(
        ["value"], [], "YYYY", "", ["unit", "geo"], delimiter="\t", times=years(2012, 2021), affixes=["b", "p"],
        missing=[":"], parts=["freq", "unit", "geo"]),
    # If the month came first, the steps would not be even.
    "rents-even-steps.csv": Reading(["Rent index"], ["Period start"], "DD/MM/YYYY", "%d/%m/%Y"),
    "runs-units.csv": Reading(
        ["Distance", "Pace", "Share", "Cost"], ["Date"], "D MMM YYYY", "%d %b %Y", delimiter=";",
        affixes=["km/h", "km", "%", "€"]),
    # One combination of region and product lacks a month.
    "sales-two-names.csv": Reading(["units", "revenue"], ["month"], "ISO 8601", "%Y-%m", ["region", "product"]),
    "sea-decimal-year.csv": Reading(["level_mm", "error_mm"], ["year_decimal"], "YYYY.yy", middle_of_month),
    "service-metrics.csv": Reading(["requests", "p95_ms"], ["ts"], "x", since_1970(milliseconds=1)),
    # No month has the number 13.
    "share-day-first.csv": Reading(["Close price", "Volume"], ["Date"], "DD/MM/YYYY", "%d/%m/%Y"),
    "shop-export.csv": Reading(
        ["Bestellungen", "Umsatz", "Retourenquote"], ["Datum"], "DD.MM.YYYY", "%d.%m.%Y", delimiter=";", decimal=",",
        thousands=".", skipped=1),
    # Clocks go back during the night, and the offsets tell the two hours apart.
    "smart-meter.csv": Reading(["Verbrauch kWh"], ["Zeitstempel"], "ISO 8601", as_written, delimiter=";", decimal=","),
    # A row is a year with twelve samples. There is only one station, and the total is not a month.
    "snow-month-numbers.tsv": Reading(
        ["value"], ["year"], "YYYY", "%Y", delimiter="\t", months=[str(month) for month in range(1, 13)]),
    "stausee-jahr-monat.csv": Reading(
        ["Abfluss", "Speicher"], ["Jahr", "Monat", "Tag"], "YYYY M D", "%Y %m %d", delimiter=";", thousands="'"),
    # Each record takes four lines.
    "steps-minutes.json": Reading(
        ["value"], ["dateTime"], "MM/DD/YY hh:mm:ss", "%m/%d/%y %H:%M:%S", records=lambda parse, text: parse()),
    # The closing price of a day is shown before the opening price.
    "stocks-by-name.csv": Reading(["close", "open"], ["date"], "ISO 8601", "%Y-%m-%d", ["symbol"]),
    # Dates and names contain single spaces, so two or more spaces separate the columns.
    "tide-table.txt": Reading(
        ["Height"], ["Day", "Tide"], "D MMM YYYY hh:mm", "%d %b %Y %H:%M", delimiter="  "),
    # The last of three comments names the columns. Another comment stands between the rows.
    "weir-comments.dat": Reading(
        ["stage_m", "flow_m3s"], ["time"], "ISO 8601", "%Y-%m-%dT%H:%M", delimiter=" ", skipped=3,
        columns=["time", "stage_m", "flow_m3s"], comments="#"),
    "wetterstation.txt": Reading(
        ["Temperatur (°C)", "Luftdruck (hPa)"], ["Datum", "Uhrzeit"], "DD.MM.YYYY hh:mm", "%d.%m.%Y %H:%M",
        encoding="Windows-1252", delimiter="\t", decimal=","),
    # Dates whose day and month could be swapped. Only one order rises from row to row.
    "card-day-first.csv": Reading(["Amount"], ["Transaction date"], "DD/MM/YYYY", "%d/%m/%Y"),
    # In the other order, there would be four weeks or more between readings at midnight.
    "import-half-days.csv": Reading(["kwh"], ["reading_time"], "DD/MM/YYYY hh:mm", "%d/%m/%Y %H:%M"),
    # All tickets are from the same days of June.
    "tickets-unsorted.csv": Reading(["minutes"], ["opened"], "D/M/YYYY", "%d/%m/%Y"),
    # No month has the number 14, so the other column of dates starts with the day.
    "orders-shipped.csv": Reading(["Total"], ["Ordered"], "DD/MM/YYYY", "%d/%m/%Y"),
    "zaehler-punkte.csv": Reading(["Stand"], ["Ablesung"], "D.M.YYYY", "%d.%m.%Y", delimiter=";"),
    # Countries with decimal commas put the day first.
    "umsatz-komma.csv": Reading(["Umsatz"], ["Wann"], "DD/MM/YYYY", "%d/%m/%Y", delimiter=";", decimal=","),
    "invoices-dollars.csv": Reading(["Amount"], ["Invoice date"], "MM/DD/YYYY", "%m/%d/%Y", affixes=["$"]),
    # Only the days without weekends are working days.
    "fund-working-days.csv": Reading(["NAV"], ["Date"], "DD/MM/YYYY", "%d/%m/%Y"),
    "consumo-anio-mes.csv": Reading(
        ["Consumo (kWh)"], ["Año", "Mes", "Día"], "YYYY M D", "%Y %m %d", delimiter=";", decimal=","),
    "saehkon-kulutus.csv": Reading(["Kulutus"], ["Päivä"], "D.M.YYYY", "%d.%m.%Y", delimiter=";", decimal=","),
    "curah-hujan.csv": Reading(["Hujan"], ["Tahun", "Bulan"], "YYYY M", "%Y %m"),
    "releve-compte.csv": Reading(
        ["Montant"], ["Date d'opération"], "DD/MM/YYYY", "%d/%m/%Y", encoding="Windows-1252", delimiter=";",
        decimal=","),
    "opady-rok-miesiac.csv": Reading(
        ["Opad"], ["Rok", "Miesiąc", "Dzień"], "YYYY M D", "%Y %m %d", delimiter=";", decimal=","),
    "ventas-meses.csv": Reading(
        ["Ventas"], ["Mes"], "MMM YYYY", lambda cell: named_month(SPANISH_MONTHS, cell), delimiter=";"),
    "besuche-monatsnamen.csv": Reading(
        ["Besuche"], ["Tag"], "D. MMM YYYY", lambda cell: named_month(GERMAN_MONTHS, cell), delimiter=";"),
    "lampotila-kuukaudet.csv": Reading(
        ["value"], ["Vuosi"], "YYYY", "%Y", delimiter=";", decimal=",", months=FINNISH_MONTHS),
    "kroki-dni-tygodnia.csv": Reading(
        ["Kroki"], ["Dzień"], "EEE DD.MM.YYYY", lambda cell: datetime.strptime(cell.split()[1], "%d.%m.%Y")),
    "walks-ordinals.csv": Reading(["Miles"], ["Day"], "MMM Do, YYYY", without_ending("%B %d, %Y")),
    "letters-ordinals.csv": Reading(["Pages"], ["Sent"], "Do MMM YYYY", without_ending("%d %B %Y")),
    "gdp-ordinal-quarters.csv": Reading(
        ["GDP"], ["Year", "Quarter"], "YYYY Q",
        lambda year, quarter: datetime(int(year), 3 * int(quarter[0]) - 2, 1)),
    # The year 2563 of the Buddhist era, which is 2020, has a leap day.
    "fon-buddhist.csv": Reading(["ปริมาณฝน"], ["วันที่"], "D/M/BBBB", buddhist),
    "rice-buddhist-years.csv": Reading(
        ["ผลผลิต"], ["ปี"], "BBBB", lambda cell: datetime(int(cell) - 543, 1, 1)),
    # The years rise from 66 to 70, so 66 cannot mean 2066.
    "births-two-digits.csv": Reading(
        ["births"], ["year", "month"], "yy M", lambda year, month: datetime(1900 + int(year), int(month), 1)),
    # Otherwise, the measurements would begin in 2042.
    "rain-1942.csv": Reading(
        ["Rain"], ["Date"], "DD-MMM-yy", lambda cell: datetime.strptime(cell[:-2] + "19" + cell[-2:], "%d-%b-%Y")),
    "mails-rfc-2822.csv": Reading(
        ["Bytes"], ["Date"], "EEE, DD MMM YYYY hh:mm:ss Z", lambda cell: without_offset(parsedate_to_datetime(cell))),
    "mails-semicolon.csv": Reading(
        ["Bytes"], ["Date"], "EEE, DD MMM YYYY hh:mm:ss Z", lambda cell: without_offset(parsedate_to_datetime(cell)),
        delimiter=";"),
    "events-brackets.csv": Reading(["ms"], ["at"], "[YYYY-MM-DD hh:mm:ss]", "[%Y-%m-%d %H:%M:%S]"),
    "events-braces.csv": Reading(["ms"], ["at"], "{YYYY-MM-DDThh:mm:ss}", "{%Y-%m-%dT%H:%M:%S}"),
    "events-quotes.csv": Reading(["ms"], ["at"], "'YYYY-MM-DD'", "'%Y-%m-%d'"),
    "query-zone-name.csv": Reading(
        ["ms"], ["started"], "YYYY-MM-DD hh:mm:ss Z", "%Y-%m-%d %H:%M:%S.%f UTC"),
    "power-zone-name.csv": Reading(
        ["watts"], ["when"], "DD.MM.YYYY hh:mm Z", "%d.%m.%Y %H:%M WET", delimiter=";"),
    "backup-compact.csv": Reading(["gb"], ["finished"], "YYYYMMDDThhmmssZ", "%Y%m%dT%H%M%SZ"),
    "trace-comma-fraction.csv": Reading(
        ["load"], ["time"], "ISO 8601", "%Y-%m-%dT%H:%M:%S,%f", delimiter=";"),
    "commits-ctime.csv": Reading(
        ["lines"], ["date"], "EEE MMM D hh:mm:ss YYYY Z", "%a %b %d %H:%M:%S %Y +0000"),
    # The sum below the rows has no value date.
    "konto-summe.csv": Reading(
        ["Betrag"], ["Buchungstag"], "DD.MM.YYYY", "%d.%m.%Y", delimiter=";", decimal=",", footer=1),
}
