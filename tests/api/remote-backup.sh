# The way of docs/operate.md from a libSQL server to a file and to another server, run by remote-backup.test.ts.
set -eu
umask 077
curl -sS --fail "$DATABASE_URL/dump" -H "Authorization: Bearer $DATABASE_AUTH_TOKEN" -o dump.sql
npx node -e 'new (require("node:sqlite").DatabaseSync)("dump.db").exec(require("node:fs").readFileSync("dump.sql", "utf8"))'
# For another server that was never started: sqld --db-path second
mkdir -p second/dbs/default
cp dump.db second/dbs/default/data
