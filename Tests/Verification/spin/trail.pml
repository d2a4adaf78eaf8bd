/* Prints random trails: the rules, then every command with its outcome. */

int trails, commands;

/* Prints a command and its outcome. `look` finds the place to which a release would lead. */
inline print() {
  look(SIGN(pager.offset));
  if
  :: (pager.phase == dragging && GOES_ON(0)) || (pager.phase == settling && pager.onward) -> skip
  :: else -> copy(pager, destination)
  fi;
  printf("command %e %d %d\n", op, x, y);
  printf("outcome %e %e %e %d %d\n", outcome.kind, outcome.reason, outcome.side, outcome.steps, outcome.finished);
  printf("places %d %d %d %d %d %d\n", before.at, before.pages[before.at], base.at, base.pages[base.at],
    destination.at, destination.pages[destination.at]);
  printf("state %d %d %d %d %e %e %d %d %d %d\n", pager.at, pager.pages[0], pager.pages[1], pager.pages[2], pager.phase,
    pager.axis, pager.offset, stepped, pager.onward, pager.elapsed)
}

inline walk() {
  do
  :: trails < TRAILS ->
    trails++;
    chooseRules();
    begin();
    commands = 0;
    do
    :: commands < TRAIL -> chooseCommand(); skip; STEP { perform(); print() }; commands++
    :: else -> break
    od
  :: else -> break
  od
}
