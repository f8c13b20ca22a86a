// Plays a whole game of IceTraders with a client that openapi-generator made of the server's description, and watches its events.
//
//	npx rulehouse serve --port 8399 --data data
//	curl -s http://127.0.0.1:8399/openapi.json > openapi.json
//	java -jar openapi-generator-cli-7.23.0.jar generate -i openapi.json -g rust -o client
//	cd client && sed -i 's/Vec<String>/Vec<Option<String>>/g' src/models/look.rs src/models/seated_event.rs
//	mkdir examples && cp ../play.rs examples/ && cargo add --dev tokio --features full
//	cargo run --no-default-features --example play && npx rulehouse verify record.json
use openapi::apis::configuration::Configuration;
use openapi::apis::default_api as tables;
use openapi::models::{move_message::Tag, Event, Message, MoveMessage, Wanted, WantedSpec};
use serde_json::json;
use std::collections::HashMap;

const ADDRESS: &str = "http://127.0.0.1:8399";

fn client(token: Option<&String>) -> Configuration {
    Configuration {
        base_path: ADDRESS.to_string(),
        bearer_access_token: token.cloned(),
        ..Configuration::default()
    }
}

/// Counts the events of a table until its game has ended.
async fn watch(client: reqwest::Client, id: String, token: String) -> HashMap<String, u32> {
    let url = format!("{ADDRESS}/api/tables/{id}/events");
    let mut stream = client.get(url).bearer_auth(token).send().await.unwrap();
    let (mut text, mut counts) = (String::new(), HashMap::new());
    while let Some(chunk) = stream.chunk().await.unwrap() {
        text.push_str(&String::from_utf8_lossy(&chunk));
        while let Some(end) = text.find('\n') {
            let line: String = text.drain(..=end).collect();
            let Some(event) = line.strip_prefix("data: ").and_then(|data| serde_json::from_str::<Event>(data).ok())
            else {
                continue;
            };
            let tag = serde_json::to_value(&event).unwrap()["_tag"].as_str().unwrap().to_string();
            *counts.entry(tag).or_insert(0) += 1;
            if matches!(event, Event::EndedEvent(_)) {
                return counts;
            }
        }
    }
    counts
}

#[tokio::main]
async fn main() {
    let mut spec = WantedSpec::new();
    spec.players = Some(vec!["Ada".to_string(), "Bo".to_string()]);
    spec.options = Some(HashMap::from([
        ("players".to_string(), json!(2)),
        ("turnLimit".to_string(), json!(12)),
    ]));
    let mut wanted = Wanted::new("icetraders".to_string());
    wanted.spec = Some(Box::new(spec));
    let opened = tables::post_tables(&client(None), wanted, None).await.unwrap();
    let players = ["Ada", "Bo"].map(|name| client(opened.tokens.get(name)));
    let token = opened.tokens["Ada"].clone();
    let heard = tokio::spawn(watch(players[0].client.clone(), opened.id.clone(), token));

    let (mut draw, mut moves) = (3u64, 0);
    loop {
        let look = tables::get_tables_table(&players[0], &opened.id).await.unwrap();
        if look.end.is_some() {
            break;
        }
        let sight = look.sight.unwrap();
        let player = &players[sight.deciding[0] as usize];
        let legal = tables::get_tables_table_legal(player, &opened.id).await.unwrap();
        // A linear congruential generator is random enough.
        draw = draw.wrapping_mul(6364136223846793005).wrapping_add(1442695040888963407);
        let choice = legal[(draw >> 33) as usize % legal.len()].clone();
        let mut chosen = MoveMessage::new(Tag::Move, sight.ply, choice);
        chosen.course = sight.course;
        let message = Message::MoveMessage(Box::new(chosen));
        assert!(tables::post_tables_table_messages(player, &opened.id, message, None).await.unwrap().taken);
        moves += 1;
    }
    println!("{moves} moves; events: {:?}", heard.await.unwrap());
    let record = tables::get_tables_table_record(&players[0], &opened.id).await.unwrap();
    std::fs::write("record.json", serde_json::to_string(&record).unwrap()).unwrap();
}
