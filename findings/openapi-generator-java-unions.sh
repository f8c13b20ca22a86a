#!/usr/bin/env bash
# openapi-generator-cli 7.25.0, `-g java --library native`, a valid OpenAPI 3.1 document. Everything compiles, and of seven answers that fit the document
# two cannot be read. (1) A required property `anyOf: [{$ref: union}, {type: null}]` cannot be null: "End cannot be null". The same schema as one union with
# null as a member can. (2) A number or one of some texts, as `oneOf` with the list of texts in place, cannot be the number: "2 classes match result,
# expected 1", since the number is taken for a text, too. With the texts as a schema of its own, or as `anyOf`, it can. Needs java, mvn.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
mvn -q dependency:copy -Dartifact=org.openapitools:openapi-generator-cli:7.25.0 -DoutputDirectory="$work"
ref() { echo "{\"\$ref\":\"#/components/schemas/$1\"}"; }
member() { echo "{\"type\":\"object\",\"required\":[\"kind\"],\"properties\":{\"kind\":{\"type\":\"string\",\"enum\":[\"$1\"]}},\"additionalProperties\":false}"; }
none='{"type":"null"}' number='{"type":"integer"}' word='{"type":"string","enum":["all"]}'
cat >api.json <<JSON
{"openapi":"3.1.0","info":{"title":"t","version":"1"},"paths":{"/look":{"get":{"operationId":"look","responses":{"200":{"description":"ok",
"content":{"application/json":{"schema":$(ref Look)}}}}}}},
"components":{"schemas":{"A":$(member a),"B":$(member b),"End":{"oneOf":[$(ref A),$(ref B)]},"Word":$word,
"Look":{"type":"object","required":["nested","flat"],"additionalProperties":false,"properties":{
"nested":{"anyOf":[$(ref End),$none]},"flat":{"oneOf":[$(ref A),$(ref B),$none]},
"inPlace":{"oneOf":[$number,$word]},"named":{"oneOf":[$number,$(ref Word)]},"any":{"anyOf":[$number,$word]}}}}}}
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
      return error.getMessage().replaceAll("(?s).*?(\\w+ cannot be null|\\d classes match result, expected \\d).*", "$1");
    }
  }

  public static void main(String[] args) {
    String end = "{'kind':'a'}";
    for (String text : "'nested':E,'flat':null 'nested':null,'flat':E 'inPlace':'all' 'inPlace':1 'named':'all' 'named':1 'any':1".split(" ")) {
      String whole = text.contains("flat") ? text : "'nested':E,'flat':E," + text;
      System.out.println(text + ": " + of(("{" + whole + "}").replace("E", end).replace('\'', '"')));
    }
  }
}
JAVA
mvn -q -Dmaven.test.skip=true compile dependency:build-classpath -Dmdep.outputFile=classpath.txt
java -cp "target/classes:$(cat classpath.txt)" read.Read | tee seen.txt
diff seen.txt - <<'SEEN'
'nested':E,'flat':null: read
'nested':null,'flat':E: End cannot be null
'inPlace':'all': read
'inPlace':1: 2 classes match result, expected 1
'named':'all': read
'named':1: read
'any':1: read
SEEN
