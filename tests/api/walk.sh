# The walk of docs/api.md, run by walk.test.ts against a server of its own: bash walk.sh ADDRESS
site=$1
jar=$(mktemp)
trap 'rm -f "$jar"' EXIT

# 1. An account, and with it a session: its cookie goes into the jar.
curl -sS -c "$jar" "$site/api/auth/register" -H "Origin: $site" -H 'Content-Type: application/json' \
  -d '{"name":"Dr. Huda","email":"huda@clinic.example","password":"a quiet blue gate"}'

# 2. A record. Its id is ours: sent again, it is answered again and stored once.
id=$(cat /proc/sys/kernel/random/uuid)
profile='"age":55,"weight":80,"a1c":8.5,"medicationClass":"metformin","hasHeartFailure":false,"hasAscvd":false,"hasRenalDisease":false'
save() {
  curl -sS -b "$jar" -w '%{http_code}\n' "$site/api/dosing-engine-assessments" \
    -H "Origin: $site" -H 'Content-Type: application/json' \
    -d "{\"id\":\"$id\",\"patientName\":\"Ali Hassan\",\"patientProfile\":{\"egfr\":$1,$profile},\"examples\":[\"weight\"]}"
}
save 60
save 60

# 3. What was saved, one record to a page; the headers (-D -) lead on.
curl -sS -b "$jar" -D - "$site/api/dosing-engine-assessments?limit=1&patientName=ali"

# 4. What is not acceptable is refused at its place, and so is what the rules forbid.
id=$(cat /proc/sys/kernel/random/uuid)
save 5000
save 12

# 5. A visit: what is known of the patient, once. Plan and records are the server's.
visit=$(cat /proc/sys/kernel/random/uuid)
curl -sS -b "$jar" -w '%{http_code}\n' "$site/api/visits" -H "Origin: $site" -H 'Content-Type: application/json' \
  -d "{\"id\":\"$visit\",\"patientName\":\"Ali Hassan\",\"chart\":{\"a1c\":{\"value\":8.5,\"unit\":\"%\",\"from\":\"entered\"}}}"
# Who else is saved under this name? Whether it is the same patient, you say.
curl -sS -b "$jar" "$site/api/patients/candidates" -H "Origin: $site" -H 'Content-Type: application/json' \
  -d '{"patientName":"ali hassan","chart":{"age":{"value":55,"from":"entered"}}}'
curl -sS -b "$jar" -X DELETE -w '%{http_code}\n' "$site/api/visits/$visit" -H "Origin: $site"

# 6. A token for a script: shown once. With it there is no cookie, and no Origin.
token=$(curl -sS -b "$jar" "$site/api/account/tokens" -H "Origin: $site" -H 'Content-Type: application/json' \
  -d '{"name":"Nightly copy","scope":"read","days":30,"password":"a quiet blue gate"}' | grep -o 'djt_[^"]*')
curl -sS -w '%{http_code}\n' "$site/api/dosing-engine-assessments?limit=1" -H "Authorization: Bearer $token"
curl -sS -w '%{http_code}\n' "$site/api/account" -H "Authorization: Bearer $token"

# 7. Every record of the first page, gone; and the session with them.
curl -sS -b "$jar" "$site/api/dosing-engine-assessments" | grep -o '"id":"[^"]*","tool"' | cut -d'"' -f4 | while read -r saved; do
  curl -sS -b "$jar" -X DELETE -w '%{http_code}\n' "$site/api/dosing-engine-assessments/$saved" -H "Origin: $site"
done
curl -sS -b "$jar" -X POST "$site/api/auth/logout" -H "Origin: $site"
