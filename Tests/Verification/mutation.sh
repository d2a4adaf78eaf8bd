#!/usr/bin/env bash
# Tries every small fault in the sources of an area: conditions negated, comparisons shifted, constants off by one,
# statements left out, cases exchanged, and results replaced. Reports which tests find each fault.
#
# Usage: mutation.sh [core|dated|charts|editing|reader|layout|bars|console|explorer|program] [--sample N --seed S]
#                    [--file NAME] [--again] [--resume] [--report] [--search quick|full] [--jobs N] [--list]
#
# core consists of CrossPager, PageHosts and PagerCompanions, dated of CivilDates and CrossPagerTimeline, charts of
# TerminalText, TextCharts and SVGCharts, and editing of LineEditing. reader consists of the folders Reading, Cells and
# Bytes in CrossPagerSeries, layout of Layout, and bars of Bars, Packing and NumberPacking. console, explorer and
# program consist of CrossPagerConsole, SeriesExplorer and CrossPagerProgram. mutation/equivalent.txt lists the faults
# that change nothing, with reasons. --search tries these faults with the exhaustive tests.
set -euo pipefail
exec python3 "$(dirname "$0")/mutation/mutation.py" "$@"
