#!/usr/bin/env bash
# openapi-generator-cli 7.25.0, `-g rust`, a valid OpenAPI 3.1 document. (1) A list whose items may be null, in whichever of the three ways that a document
# can say so, becomes `Vec<String>`, and a null in it cannot be read. (2) A number or a text, written as `anyOf`, becomes a class without fields, which
# reads neither; written as `oneOf`, both are read. Everything compiles. Needs java, mvn, cargo.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
mvn -q dependency:copy -Dartifact=org.openapitools:openapi-generator-cli:7.25.0 -DoutputDirectory="$work"
number='{"type":"integer"}' word='{"type":"string","enum":["all"]}'
cat >api.json <<JSON
{"openapi":"3.1.0","info":{"title":"t","version":"1"},"paths":{"/look":{"get":{"operationId":"look","responses":{"200":{"description":"ok",
"content":{"application/json":{"schema":{"\$ref":"#/components/schemas/Look"}}}}}}}},
"components":{"schemas":{"Text":{"type":"string"},"Look":{"type":"object","properties":{
"types":{"type":"array","items":{"type":["string","null"]}},
"any":{"type":"array","items":{"anyOf":[{"type":"string"},{"type":"null"}]}},
"one":{"type":"array","items":{"oneOf":[{"\$ref":"#/components/schemas/Text"},{"type":"null"}]}},
"any_of":{"anyOf":[$number,$word]},"one_of":{"oneOf":[$number,$word]}}}}}}
JSON
java -jar openapi-generator-cli-7.25.0.jar generate -i api.json -g rust -o client >generator.log 2>&1
cd client
mkdir examples
cat >examples/read.rs <<'RUST'
fn main() {
    let texts = [
        r#"{"types":["a",null]}"#, r#"{"any":["a",null]}"#, r#"{"one":["a",null]}"#,
        r#"{"any_of":1}"#, r#"{"any_of":"all"}"#, r#"{"one_of":1}"#, r#"{"one_of":"all"}"#,
    ];
    for text in texts {
        let read = serde_json::from_str::<openapi::models::Look>(text);
        println!("{text}: {}", if read.is_ok() { "read" } else { "cannot be read" });
    }
}
RUST
cargo run -q --no-default-features --example read 2>cargo.log | tee seen.txt
diff seen.txt - <<'SEEN'
{"types":["a",null]}: cannot be read
{"any":["a",null]}: cannot be read
{"one":["a",null]}: cannot be read
{"any_of":1}: cannot be read
{"any_of":"all"}: cannot be read
{"one_of":1}: read
{"one_of":"all"}: read
SEEN
