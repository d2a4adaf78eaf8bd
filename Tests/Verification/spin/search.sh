# Searches the states of the model with SPIN. spin.sh and mutants.sh source this file.

# Searches a model exhaustively, in the current folder, and writes the output of SPIN to `log`.
# search MODEL DEFINITIONS OPTIONS-OF-GCC OPTIONS-OF-PAN
search() {
  local model=$1 definitions=$2 compiler=$3 options=$4
  # shellcheck disable=SC2086
  {
    rm -f pan*
    spin $definitions -a "$model/pager.pml"
    # SPIN would round numbers of more than eight digits.
    sed -i 's/%9\.8g/%.15g/' pan.c
    gcc -O2 -w -DNOREDUCE $compiler -o pan pan.c
    ./pan $options
  } >log 2>&1 || true
}

# Returns whether the search finished, found no error, and reached every line of the model. Otherwise, prints the
# first fault.
complete() {
  if grep -qE '^spin: .*Error|: error:' log; then
    grep -m1 -E '^spin: .*Error|: error:' log
  elif grep -qE '^pan:[0-9]+: ' log; then
    grep -m1 -E '^pan:[0-9]+: ' log
  elif grep -qE 'too small|not completed|out of memory|truncated' log; then
    grep -m1 -E 'too small|not completed|out of memory|truncated' log
  elif ! grep -q 'errors: 0$' log; then
    echo 'SPIN did not finish'
  elif unreached | grep -q .; then
    printf 'unreached: %s\n' "$(unreached | head -1)"
  else
    return 0
  fi
  return 1
}

# Prints the lines of the model that the search did not reach. Leaves out lines in choices.pml, because the definitions
# can exclude rules; the end of the model, which runs forever; and claims, whose violations should not be reached.
unreached() {
  awk '/^unreached/ { model = /in init/ } !/^\t.*\.pml:/ || /choices\.pml:/ { next } model && !/"-end-"/' log
}

# Prints a number that SPIN reports, such as `states, stored`.
figure() {
  awk -v words="$1" 'index($0, words) { printf "%.0f\n", $1; exit }' log
}
