/* The commands of a pager at rest: moves, jumps and remembered places. Directions on the display become senses along a
   track: -1 is up, the previous page, or left; 1 is down, the next page, or right. */

#define LAST        (COUNT - 1)
#define ORDER(s)    (reading == rtl -> -(s) : (s))
#define START_PAGE(l) (start[l] == first -> 0 : (start[l] == middle -> 1 : LAST))
#define IS_MOVE(c)  ((c) == left || (c) == right || (c) == up || (c) == down)
#define IS_PAGE(p)  ((p) >= 0 && (p) < COUNT)
#define LOCKED(d)   ((locks >> ((d) == left -> 0 : ((d) == right -> 1 : ((d) == up -> 2 : 3)))) & 1)

/* Goes to level `l`, after the rule `entry` has selected its page. */
inline enter(l) {
  if
  :: entry[l] == remember -> skip
  :: entry[l] == first -> pager.pages[l] = 0
  :: entry[l] == last -> pager.pages[l] = LAST
  :: entry[l] == start_page -> pager.pages[l] = START_PAGE(l)
  :: entry[l] == align -> pager.pages[l] = pager.pages[pager.at]
  fi;
  pager.at = l
}

/* Moves one place in the linear order. Clears `stepped` at the beginning or the end of the order. */
inline stepInOrder(s) {
  stepped = 1;
  if
  :: IS_PAGE(pager.pages[pager.at] + s) -> pager.pages[pager.at] = pager.pages[pager.at] + s
  :: !IS_PAGE(pager.pages[pager.at] + s) && IS_PAGE(pager.at + s) ->
    pager.at = pager.at + s;
    pager.pages[pager.at] = (s > 0 -> 0 : LAST)
  :: else -> stepped = 0
  fi
}

/* Moves one page to the left or right. Clears `stepped` at an edge. */
inline stepPage(s) {
  if
  :: IS_PAGE(pager.pages[pager.at] + s) || edge[pager.at] == continue -> stepInOrder(s)
  :: else ->
    stepped = (edge[pager.at] == wrap);
    if
    :: stepped -> pager.pages[pager.at] = (s > 0 -> 0 : LAST)
    :: else -> skip
    fi
  fi
}

/* Moves up or down by `n` levels, or as far as possible. Sets `taken` to the number of levels moved. */
inline stepLevel(s, n) {
  target = pager.at + (s) * (n);
  if
  :: ends == wrap -> taken = n; target = (target + n * COUNT) % COUNT
  :: else ->
    target = (target < 0 -> 0 : (target > LAST -> LAST : target));
    taken = (target - pager.at) * (s)
  fi;
  if
  :: target != pager.at -> enter(target)
  :: else -> skip
  fi
}

inline refuse(why) {
  outcome.kind = ignored;
  outcome.reason = why
}

/* Sets the outcome of a move of `x` places toward `way`, of which `taken` were possible. */
inline concludeMove() {
  if
  :: taken == 0 -> refuse(at_edge); outcome.side = way
  :: taken > 0 && SAME_POSITION(pager, base) -> refuse(alreadyThere)
  :: else ->
    outcome.kind = moved;
    outcome.steps = taken;
    outcome.side = (taken < x -> way : none)
  fi
}

/* Moves up to `x` places along the current level or the linear order, toward `way`. */
inline movePages() {
  taken = 0;
  stepped = 1;
  do
  :: stepped && taken < x ->
    if
    :: op == next || op == previous -> stepInOrder(sense)
    :: else -> stepPage(sense)
    fi;
    taken = taken + stepped
  :: else -> break
  od
}

/* Sets the page of level `target` to `taken`, and makes the level current unless the command is `remember`. */
inline place() {
  if
  :: !IS_PAGE(target) -> refuse(noSuchLevel)
  :: IS_PAGE(target) && !IS_PAGE(taken) -> refuse(noSuchPage)
  :: IS_PAGE(target) && IS_PAGE(taken) && (pager.pages[target] != taken || (pager.at != target && op != remember)) ->
    pager.pages[target] = taken;
    outcome.kind = (op == remember && pager.at != target -> changed : moved);
    pager.at = (op == remember -> pager.at : target)
  :: else -> skip
  fi
}

inline goToLevel() {
  if
  :: !IS_PAGE(target) -> refuse(noSuchLevel)
  :: IS_PAGE(target) && target != pager.at -> enter(target); outcome.kind = moved
  :: else -> skip
  fi
}

/* Sets the page of level `l` to `target` without going there. */
inline setPage(l) {
  if
  :: pager.pages[l] != target -> pager.pages[l] = target; outcome.kind = changed
  :: else -> skip
  fi
}

inline forgetLevel(l) {
  target = START_PAGE(l);
  setPage(l)
}

/* Goes one level toward `way`, to the corresponding page. */
inline zoom() {
  if
  :: LOCKED(way) -> refuse(locked); outcome.side = way
  :: !LOCKED(way) && !IS_PAGE(pager.at + sense) -> refuse(at_edge); outcome.side = (way == up -> top : bottom)
  :: else ->
    pager.pages[pager.at + sense] = pager.pages[pager.at];
    pager.at = pager.at + sense;
    outcome.kind = moved;
    outcome.steps = 1
  fi
}

/* Performs the command `op x y` at rest. A command that does not set `outcome` is ignored with `alreadyThere`. */
inline move() {
  refuse(alreadyThere);
  if
  :: IS_MOVE(op) && LOCKED(op) -> refuse(locked); outcome.side = op
  :: (IS_MOVE(op) && !LOCKED(op)) || op == next || op == previous ->
    sense = (op == left || op == up || op == previous -> -1 : 1);
    way = (op == up -> top : (op == down -> bottom : (op == next -> end : (op == previous -> beginning : op))));
    if
    :: op == up || op == down -> stepLevel(sense, x)
    :: else ->
      sense = (op == left || op == right -> ORDER(sense) : sense);
      movePages()
    fi;
    concludeMove()
  :: op == zoom_in || op == zoom_out ->
    sense = (op == zoom_in -> -1 : 1);
    way = (op == zoom_in -> up : down);
    zoom()
  :: op == first || op == last || op == to_page || op == go_page || op == remember ->
    target = (op == go_page || op == remember -> x : pager.at);
    taken = (op == first -> 0 : (op == last -> LAST : (op == to_page -> x : y)));
    place()
  :: op == top || op == bottom || op == go ->
    target = (op == top -> 0 : (op == bottom -> LAST : x));
    goToLevel()
  :: (op == forget || op == align) && !IS_PAGE(x) -> refuse(noSuchLevel)
  :: op == forget && IS_PAGE(x) -> forgetLevel(x)
  :: op == align && IS_PAGE(x) -> target = pager.pages[pager.at]; setPage(x)
  :: op == forget_all -> forgetLevel(0); forgetLevel(1); forgetLevel(2)
  fi;
  outcome.reason = (outcome.kind == ignored -> outcome.reason : none)
}
