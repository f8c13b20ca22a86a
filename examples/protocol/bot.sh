#!/bin/sh
# A bot that uses only the POSIX shell, sed and awk. It plays every game by picking one of the legal moves it receives.
while IFS= read -r line; do
  id=$(printf '%s\n' "$line" | sed -n 's/.*"id":\([0-9][0-9]*\)[,}].*/\1/p')
  case $line in
    *'"method":"quit"'*) exit 0 ;;
    *'"method":"initialize"'*) result='{"name":"bot.sh"}' ;;
    *'"method":"newGame"'*) result=null ;;
    *'"method":"go"'*)
      move=$(printf '%s\n' "$line" | sed 's/.*"legal":\["\([^]]*\)"\].*/\1/' |
        awk -v seed="$id" '{ srand(seed); n = split($0, moves, "\",\""); print moves[1 + int(rand() * n)] }')
      result="{\"move\":\"$move\"}" ;;
  esac
  if [ -n "$id" ]; then printf '{"jsonrpc":"2.0","id":%s,"result":%s}\n' "$id" "$result"; fi
done
