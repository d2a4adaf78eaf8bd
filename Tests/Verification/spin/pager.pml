/* A pager with three levels of three pages under every rule: the commands (choices.pml), their effects (moves.pml,
   gestures.pml), and the laws that hold after each command (laws.pml). `Tests/Verification/spin.sh` chooses among these
   definitions:

     FREE=rules   the rules that can differ from their defaults (choices.pml); with SINGLY, only one at a time
     MIXED=rules  the rules that can differ between levels
     GESTURES     includes gestures and fewer other commands; with CATCH, a drag can catch moving content
     LAWS         checks the laws after every command
     TIMES, WITNESS, HOMING   enable the properties of whole runs (laws.pml)
     ATOMIC       lets SPIN report lines that it did not reach
     TRAILS=m, TRAIL=n   print m trails of n random commands, with the outcome of each command */

#define COUNT 3
#ifndef FREE
#define FREE 0
#endif

/* SPIN reports unreached lines only in an `atomic` sequence, but is faster with a `d_step`. */
#ifdef ATOMIC
#define STEP atomic
#else
#define STEP d_step
#endif

mtype = {
  none,
  /* phases and axes */ settled, dragging, settling, horizontal, vertical,
  /* outcomes */ moved, changed, ignored,
  /* reasons */ at_edge, locked, alreadyThere, noSuchLevel, noSuchPage, notDragging,
  /* edges */ beginning, end,
  /* rules */ stop, wrap, continue, start_page, middle, ltr, rtl,
  /* commands; some of these words also name edges and rules */
  left, right, up, down, first, last, top, bottom, next, previous, go, go_page, to_page, remember, forget, forget_all,
  align, zoom_in, zoom_out, drag, release, cancel, tick, finish
};

typedef Place {
  byte at;
  byte pages[COUNT];
  mtype phase = settled;
  mtype axis = none;
  short offset;
  byte elapsed;  /* of a settle, in hundreds of milliseconds */
  bit onward     /* whether a settle leads to another place */
};

typedef Result {
  mtype kind;
  mtype reason;
  mtype side;    /* the edge or the locked direction */
  byte steps;
  bit finished   /* whether a settle was finished before the command */
};

Place pager;

/* The rules. The bits of `locks`, lowest first, are left, right, up and down. */
mtype edge[COUNT];
mtype start[COUNT];
mtype entry[COUNT];
mtype ends;
mtype reading;
bit bounce;
byte locks;
#ifdef SINGLY
hidden byte varied;
#endif

/* Used by the properties of whole runs. */
byte level, page;       /* the witness */
bit named;              /* whether the last command may set the page of a level that it does not enter */
bit finishing, ticking; /* whether the last command was `finish`, or a `tick` that advances the time */
bit homing, home;       /* whether commands lead back to the start, and whether they have reached it */

/* Values that are not part of the state: the command, its outcome, and the states before the command, after a settle
   that was finished first, and at the place where a gesture leads. */
hidden mtype op;
hidden short x, y;
hidden Result outcome;
hidden Place before, base, origin, destination;
hidden mtype way;
hidden short target, taken, sense, velocity;
hidden byte stepped;

#define ALL(holds)  (holds(0) && holds(1) && holds(2))
#define STARTS(l)   (pager.pages[l] == START_PAGE(l))
#define SAME_POSITION(a, b) (a.at == b.at && a.pages[a.at] == b.pages[b.at])
#define SAME(a, b) (a.at == b.at && a.pages[0] == b.pages[0] && a.pages[1] == b.pages[1] && a.pages[2] == b.pages[2] && \
    a.phase == b.phase && a.axis == b.axis && a.offset == b.offset && a.elapsed == b.elapsed && a.onward == b.onward)

inline copy(a, b) {
  b.at = a.at;
  b.pages[0] = a.pages[0];
  b.pages[1] = a.pages[1];
  b.pages[2] = a.pages[2];
  b.phase = a.phase;
  b.axis = a.axis;
  b.offset = a.offset;
  b.elapsed = a.elapsed;
  b.onward = a.onward
}

#include "moves.pml"
#include "gestures.pml"

/* Performs the command `op x y`. An ignored command does not affect the gesture. Any other command that is not itself
   a gesture ends the gesture first. */
inline perform() {
  copy(pager, before);
  outcome.kind = none;
  outcome.reason = none;
  outcome.side = none;
  outcome.steps = 0;
  outcome.finished = 0;
  if
  :: op == drag -> pull()
  :: else -> skip
  fi;
  look(SIGN(pager.offset));
  if
  :: IS_GESTURE(op) -> copy(before, base); gesture()
  :: else ->
    if
    :: pager.phase == settling -> arrive(); outcome.finished = 1
    :: else -> clearGesture()
    fi;
    copy(pager, base);
    move()
  fi;
  if
  :: outcome.kind == ignored -> copy(before, pager); outcome.finished = 0
  :: else -> skip
  fi
}

/* Records facts about the command for the properties of whole runs. */
inline note() {
#ifdef WITNESS
  named = op == remember || op == forget || op == forget_all || op == align ||
    (x > 1 && (op == next || op == previous || ((op == left || op == right) && edge[base.at] == continue)));
#elif defined(TIMES)
  finishing = op == finish;
  ticking = op == tick && x > 0;
#elif defined(HOMING)
  home = pager.phase == settled && pager.at == 0 && ALL(STARTS);
#endif
  skip
}

#include "laws.pml"
#include "choices.pml"
#ifdef TRAIL
#include "trail.pml"
#endif

init {
#ifdef TRAIL
  walk()
#else
  atomic {
    chooseRules();
    begin()
  };
  do
  :: atomic { chooseCommand(); skip; STEP { perform(); note() }; checkLaws() }
  od
#endif
}
