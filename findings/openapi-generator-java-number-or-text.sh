#!/usr/bin/env bash
# openapi-generator-cli 7.25.0, `-g java --library native`, a valid OpenAPI 3.1 document. A number or one of some texts, as `oneOf` with the list of texts
# in place, cannot be read by the client when it is the number: "2 classes match result, expected 1", since the number is taken for a text, too. With
# the list of texts as a schema of its own (`$ref`), or as `anyOf`, it is read. Needs java, mvn.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
mvn -q dependency:copy -Dartifact=org.openapitools:openapi-generator-cli:7.25.0 -DoutputDirectory="$work"
number='{"type":"integer"}' word='{"type":"string","enum":["all"]}' named='{"$ref":"#/components/schemas/Word"}'
cat >api.json <<JSON
{"openapi":"3.1.0","info":{"title":"t","version":"1"},"paths":{"/look":{"get":{"operationId":"look","responses":{"200":{"description":"ok",
"content":{"application/json":{"schema":{"\$ref":"#/components/schemas/Look"}}}}}}}},
"components":{"schemas":{"Word":$word,"Look":{"type":"object","properties":{
"inPlace":{"oneOf":[$number,$word]},"named":{"oneOf":[$number,$named]},"any":{"anyOf":[$number,$word]}}}}}}
JSON
java -jar openapi-generator-cli-7.25.0.jar generate -i api.json -g java --library native -o client >generator.log 2>&1
cd client
mkdir -p src/main/java/read
cat >src/main/java/read/Read.java <<'JAVA'
package read;

import org.openapitools.client.ApiClient;
import org.openapitools.client.model.Look;

public class Read {
  public static void main(String[] args) {
    for (String json : new String[] {"{\"inPlace\":1}", "{\"named\":1}", "{\"any\":1}", "{\"named\":\"all\"}"}) {
      try {
        new ApiClient().getObjectMapper().readValue(json, Look.class);
        System.out.println(json + ": read");
      } catch (Exception error) {
        System.out.println(json + ": " + error.getMessage().replaceAll("(?s).*Failed deserialization for \\w+: ([^\n(]*).*", "$1").trim());
      }
    }
  }
}
JAVA
mvn -q -Dmaven.test.skip=true compile dependency:build-classpath -Dmdep.outputFile=classpath.txt
java -cp "target/classes:$(cat classpath.txt)" read.Read | tee seen.txt
diff seen.txt - <<'SEEN'
{"inPlace":1}: 2 classes match result, expected 1
{"named":1}: read
{"any":1}: read
{"named":"all"}: read
SEEN
