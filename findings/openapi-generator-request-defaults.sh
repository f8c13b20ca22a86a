#!/usr/bin/env bash
# openapi-generator-cli 7.25.0, `-g go` and `-g java --library native`, a valid OpenAPI 3.1 document. A property of a request that may be left out and has
# a `default` is part of every request: the constructor fills it in, although the document says what the server does without it. A server that treats a
# missing property otherwise (for instance draws a secret number) never sees it missing. Needs java, mvn.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
mvn -q dependency:copy -Dartifact=org.openapitools:openapi-generator-cli:7.25.0 -DoutputDirectory="$work"
cat >api.json <<'JSON'
{"openapi":"3.1.0","info":{"title":"t","version":"1"},"paths":{"/open":{"post":{"operationId":"open","requestBody":{"required":true,
"content":{"application/json":{"schema":{"$ref":"#/components/schemas/Wanted"}}}},"responses":{"204":{"description":"ok"}}}}},
"components":{"schemas":{"Wanted":{"type":"object","properties":{"name":{"type":"string"},"seed":{"type":"integer","default":0}}}}}}
JSON
for language in go java; do
  library=$([ "$language" = java ] && echo --library native || true)
  # shellcheck disable=SC2086
  java -jar openapi-generator-cli-7.25.0.jar generate -i api.json -g "$language" $library -o "$language" >"$language.log" 2>&1
done
{
  grep -n -A3 '^func NewWanted() ' go/model_wanted.go | grep -c 'seed int32 = 0'
  grep -c 'private Integer seed = 0;' java/src/main/java/org/openapitools/client/model/Wanted.java
} | tee seen.txt
diff seen.txt - <<'SEEN'
1
1
SEEN
echo 'the default is filled in by the constructor of Go and by the field of Java'
