#!/usr/bin/env bash
# openapi-generator-cli 7.25.0, `-g java --library native`, a valid OpenAPI 3.1 document. A property `anyOf: [{$ref: union}, {type: null}]` is accepted by
# the generator and compiles, but the client cannot read null there: JsonMappingException "End cannot be null". Where the same schema is written as one
# union with null as a member (`oneOf: [A, B, {type: null}]`), the client reads null. Needs java, mvn.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
mvn -q dependency:copy -Dartifact=org.openapitools:openapi-generator-cli:7.25.0 -DoutputDirectory="$work"
member() { echo "{\"type\":\"object\",\"required\":[\"kind\"],\"properties\":{\"kind\":{\"type\":\"string\",\"enum\":[\"$1\"]}},\"additionalProperties\":false}"; }
cat >api.json <<JSON
{"openapi":"3.1.0","info":{"title":"t","version":"1"},"paths":{"/look":{"get":{"operationId":"look","responses":{"200":{"description":"ok",
"content":{"application/json":{"schema":{"\$ref":"#/components/schemas/Look"}}}}}}}},
"components":{"schemas":{"A":$(member a),"B":$(member b),
"End":{"oneOf":[{"\$ref":"#/components/schemas/A"},{"\$ref":"#/components/schemas/B"}]},
"Look":{"type":"object","required":["nested","flat"],"additionalProperties":false,"properties":{
"nested":{"anyOf":[{"\$ref":"#/components/schemas/End"},{"type":"null"}]},
"flat":{"oneOf":[{"\$ref":"#/components/schemas/A"},{"\$ref":"#/components/schemas/B"},{"type":"null"}]}}}}}}
JSON
java -jar openapi-generator-cli-7.25.0.jar generate -i api.json -g java --library native -o client >generator.log 2>&1
cd client
mkdir -p src/main/java/read
cat >src/main/java/read/Read.java <<'JAVA'
package read;

import org.openapitools.client.ApiClient;
import org.openapitools.client.model.Look;

public class Read {
  static String of(String json) {
    try {
      new ApiClient().getObjectMapper().readValue(json, Look.class);
      return "read";
    } catch (Exception error) {
      return error.getMessage().split("\n")[0];
    }
  }

  public static void main(String[] args) {
    System.out.println("flat null: " + of("{\"nested\":{\"kind\":\"a\"},\"flat\":null}"));
    System.out.println("nested null: " + of("{\"nested\":null,\"flat\":{\"kind\":\"a\"}}"));
  }
}
JAVA
mvn -q -Dmaven.test.skip=true compile dependency:build-classpath -Dmdep.outputFile=classpath.txt
java -cp "target/classes:$(cat classpath.txt)" read.Read | tee seen.txt
diff seen.txt - <<'SEEN'
flat null: read
nested null: End cannot be null
SEEN
