// Plays a whole game of IceTraders with a client that openapi-generator made of the server's description, and watches its events.
//
//	npx rulehouse serve --port 8399 --data data
//	curl -s http://127.0.0.1:8399/openapi.json > openapi.json
//	java -jar openapi-generator-cli-7.23.0.jar generate -i openapi.json -g go -o client
//	cd client && rm -r test && mkdir play && cp ../play.go play/main.go
//	sed -i 's#github.com/GIT_USER_ID/GIT_REPO_ID#example.com/client#' go.mod
//	go run ./play && npx rulehouse verify record.json
package main

import (
	"bufio"
	"context"
	"encoding/json"
	"fmt"
	"math/rand"
	"net/http"
	"os"
	"strings"

	client "example.com/client"
)

const address = "http://127.0.0.1:8399"

func sure[A any](value A, answer *http.Response, err error) A {
	if err != nil {
		panic(err)
	}
	return value
}

func main() {
	config := client.NewConfiguration()
	config.Servers = client.ServerConfigurations{{URL: address}}
	tables := client.NewAPIClient(config).DefaultAPI
	as := func(token string) context.Context {
		return context.WithValue(context.Background(), client.ContextAccessToken, token)
	}
	wanted := client.NewWanted("icetraders")
	spec := client.NewWantedSpec()
	ada, bo := "Ada", "Bo"
	spec.SetPlayers([]*string{&ada, &bo})
	spec.SetOptions(map[string]interface{}{"players": 2, "turnLimit": 12})
	wanted.SetSpec(*spec)
	opened := sure(tables.PostTables(context.Background()).Wanted(*wanted).Execute())
	tokens := []string{opened.Tokens["Ada"], opened.Tokens["Bo"]}

	request, _ := http.NewRequest("GET", address+"/api/tables/"+opened.Id+"/events", nil)
	request.Header.Set("Authorization", "Bearer "+tokens[0])
	stream, err := http.DefaultClient.Do(request)
	if err != nil {
		panic(err)
	}
	heard := make(chan map[string]int)
	go func() {
		counts := map[string]int{}
		lines := bufio.NewScanner(stream.Body)
		for lines.Scan() {
			data, isData := strings.CutPrefix(lines.Text(), "data: ")
			if !isData {
				continue
			}
			var event client.Event
			if json.Unmarshal([]byte(data), &event) != nil {
				continue
			}
			var tag struct {
				Tag string `json:"_tag"`
			}
			_ = json.Unmarshal([]byte(data), &tag)
			counts[tag.Tag]++
			if event.EndedEvent != nil {
				break
			}
		}
		heard <- counts
	}()

	draw := rand.New(rand.NewSource(3))
	moves := 0
	for {
		look := sure(tables.GetTablesTable(as(tokens[0]), opened.Id).Execute())
		if look.End.Get() != nil {
			break
		}
		sight := look.Sight.Get()
		seat := sight.Deciding[0]
		legal := sure(tables.GetTablesTableLegal(as(tokens[seat]), opened.Id).Execute())
		move := client.NewMoveMessage("Move", sight.Ply, legal[draw.Intn(len(legal))])
		move.Course = sight.Course
		message := client.MoveMessageAsMessage(move)
		if !sure(tables.PostTablesTableMessages(as(tokens[seat]), opened.Id).Message(message).Execute()).Taken {
			panic("refused")
		}
		moves++
	}
	fmt.Println(moves, "moves; events:", <-heard)
	record := sure(tables.GetTablesTableRecord(as(tokens[0]), opened.Id).Execute())
	text, _ := json.Marshal(record)
	if err := os.WriteFile("record.json", text, 0o644); err != nil {
		panic(err)
	}
}
