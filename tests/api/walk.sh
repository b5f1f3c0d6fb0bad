# The walk of docs/api.md, run by walk.test.ts against a server of its own: bash walk.sh ADDRESS
site=$1
jar=$(mktemp)
trap 'rm -f "$jar"' EXIT

# 1. An account, and with it a session: the cookie goes into the jar.
curl -sS -c "$jar" "$site/api/auth/register" -H "Origin: $site" -H 'Content-Type: application/json' \
  -d '{"name":"Dr. Huda","email":"huda@clinic.example","password":"a quiet blue gate"}'

# 2. A record. Its id is ours, so that sending it again stores nothing new.
id=$(cat /proc/sys/kernel/random/uuid)
save() {
  curl -sS -b "$jar" -w '%{http_code}\n' "$site/api/life-days-assessments" \
    -H "Origin: $site" -H 'Content-Type: application/json' \
    -d "{\"id\":\"$id\",\"patientName\":\"Ali Hassan\",\"lifeDaysData\":{\"age\":50},\"examples\":[\"age\"]}"
}
save
save

# 3. What was saved, one record to a page; the Link header leads on.
curl -sS -b "$jar" -D - "$site/api/life-days-assessments?limit=1&patientName=ali"

# 4. What cannot be saved is refused at its place.
curl -sS -b "$jar" "$site/api/life-days-assessments" -H "Origin: $site" -H 'Content-Type: application/json' \
  -d '{"patientName":"Ali Hassan","lifeDaysData":{"age":500}}'

# 5. Gone, and the session with it.
curl -sS -b "$jar" -X DELETE -w '%{http_code}\n' "$site/api/life-days-assessments/$id" -H "Origin: $site"
curl -sS -b "$jar" -X POST "$site/api/auth/logout" -H "Origin: $site"
