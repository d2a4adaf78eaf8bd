"""How a person reads each file."""

from datetime import datetime, timedelta, timezone
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
    parts: list = []  # The names of the comma-separated parts of the first cell.


MONTHS = "Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec".split()


def utc(cell):
    """An ISO 8601 time with an offset, in UTC."""
    return datetime.fromisoformat(cell).astimezone(timezone.utc).replace(tzinfo=None)


def since_1970(**unit):
    return lambda cell: datetime(1970, 1, 1) + int(cell) * timedelta(**unit)


def quarter(cell):
    name, year = cell.split()
    return datetime(int(year), 3 * int(name[1]) - 2, 1)


def middle_of_month(cell):
    """A decimal year in the middle of a month, as the start of this month."""
    year, fraction = cell.split(".")
    return datetime(int(year), int(12 * float("0." + fraction)) + 1, 1)


def years(first, last, name="{}"):
    return {name.format(year): datetime(year, 1, 1) for year in range(first, last + 1)}


READINGS = {
    # The columns of numbers are not all of interest. The first measurement is the particulate matter.
    "air-hourly.csv": Reading(
        ["pm25", "No", "station_id", "lat", "lon", "dewpoint"], ["year", "month", "day", "hour"], "YYYY M D h",
        "%Y %m %d %H", missing=["NA"]),
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
    "quakes-newest-first.csv": Reading(["magnitude"], ["time"], "ISO 8601", utc),
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
    "smart-meter.csv": Reading(["Verbrauch kWh"], ["Zeitstempel"], "ISO 8601", utc, delimiter=";", decimal=","),
    # A row is a year with twelve samples. There is only one station, and the total is not a month.
    "snow-month-numbers.tsv": Reading(
        ["value"], ["year"], "YYYY", "%Y", delimiter="\t", months=[str(month) for month in range(1, 13)]),
    "stausee-jahr-monat.csv": Reading(
        ["Abfluss", "Speicher"], ["Jahr", "Monat", "Tag"], "YYYY M D", "%Y %m %d", delimiter=";", thousands="'"),
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
}
