/**
 * Plays a whole game of IceTraders with a client that openapi-generator made of the server's description, and watches its events.
 *
 *     npx rulehouse serve --port 8399 --data data
 *     curl -s http://127.0.0.1:8399/openapi.json > openapi.json
 *     java -jar openapi-generator-cli-7.23.0.jar generate -i openapi.json -g java --library native -o client
 *     cd client && mkdir -p src/main/java/play && cp ../Play.java src/main/java/play/
 *     mvn -q -Dmaven.test.skip=true compile dependency:build-classpath -Dmdep.outputFile=classpath.txt
 *     java -cp target/classes:$(cat classpath.txt) play.Play
 */
package play;

import java.io.*;
import java.net.URI;
import java.net.http.*;
import java.util.*;
import java.util.concurrent.*;
import org.openapitools.client.*;
import org.openapitools.client.api.DefaultApi;
import org.openapitools.client.model.*;

public class Play {
  static final String address = "http://127.0.0.1:8399";

  static DefaultApi as(String token) {
    ApiClient client = new ApiClient();
    client.updateBaseUri(address);
    if (token != null) client.setRequestInterceptor(request -> request.header("Authorization", "Bearer " + token));
    return new DefaultApi(client);
  }

  public static void main(String[] args) throws Exception {
    WantedSpec spec = new WantedSpec().players(List.of("Ada", "Bo")).options(Map.of("players", 2, "turnLimit", 12));
    Opened opened = as(null).postTables(new Wanted().game("icetraders").spec(spec), null);
    List<DefaultApi> players = new ArrayList<>();
    for (String name : List.of("Ada", "Bo")) players.add(as(opened.getTokens().get(name)));
    var request = HttpRequest.newBuilder(URI.create(address + "/api/tables/" + opened.getId() + "/events"))
        .header("Authorization", "Bearer " + opened.getTokens().get("Ada")).build();
    var heard = HttpClient.newHttpClient().sendAsync(request, HttpResponse.BodyHandlers.ofLines()).thenApply(answer -> {
      Map<String, Integer> kinds = new TreeMap<>();
      var lines = answer.body().iterator();
      String name = "";
      while (lines.hasNext()) {
        String line = lines.next();
        if (line.startsWith("event: ")) name = line.substring(7);
        if (!line.startsWith("data: ") || !name.equals("event")) continue;
        try {
          Event event = new ApiClient().getObjectMapper().readValue(line.substring(6), Event.class);
          kinds.merge(event.getActualInstance().getClass().getSimpleName(), 1, Integer::sum);
          if (event.getActualInstance() instanceof EndedEvent) break;
        } catch (IOException e) { throw new UncheckedIOException(e); }
      }
      return kinds;
    });
    Random draw = new Random(3);
    int moves = 0;
    while (true) {
      Look look = players.get(0).getTablesTable(opened.getId());
      if (look.getEnd() != null) break;
      int seat = look.getSight().getDeciding().get(0);
      List<String> legal = players.get(seat).getTablesTableLegal(opened.getId());
      MoveMessage move = new MoveMessage().tag(MoveMessage.TagEnum.MOVE).ply(look.getSight().getPly().intValue())
          .move(legal.get(draw.nextInt(legal.size())));
      if (!players.get(seat).postTablesTableMessages(opened.getId(), new Message(move), null).getTaken()) throw new Error("refused");
      moves++;
    }
    System.out.println(moves + " moves; events: " + heard.get(20, TimeUnit.SECONDS));
  }
}
