#!/usr/bin/env bash
# Tries every small fault in the sources of an area: conditions negated, comparisons shifted, constants off by one,
# statements left out, cases exchanged, and results replaced. Reports which tests find each fault.
#
# Usage: mutation.sh [core|dated|reader|layout|bars] [--sample N --seed S] [--file NAME] [--again] [--resume]
#                    [--report] [--jobs N] [--list]
#
# core consists of CrossPager, PageHosts and PagerCompanions, and dated of CivilDates and CrossPagerTimeline. The other
# areas are folders in CrossPagerSeries: reader consists of Reading, Cells and Bytes, layout of Layout, and bars of Bars
# and Packing. mutation/equivalent.txt lists the faults that change nothing, with reasons.
set -euo pipefail
exec python3 "$(dirname "$0")/mutation/mutation.py" "$@"
