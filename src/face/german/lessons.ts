/**
 * The texts of the lessons in German.
 *
 * @packageDocumentation
 */
import type { Catalogue } from '../message.js';

/** The German texts of the library's lessons: three sentences for each step, under the same keys as the English texts. */
export const german: Catalogue = {
  language: 'de',
  texts: {
    'terrafex.grow.task':
      'Niemandem gehören hier Stücke: Jedes Feld hat für jede Größe einen Platz, und der gehört Weiß oder Schwarz. Du bist Weiß. Lass den kleinen Wald auf d4 wachsen: Klick ihn an und bestätige unter dem Brett.',
    'terrafex.grow.hint': 'Klick auf das Feld d4, dann auf die Schaltfläche unter dem Brett.',
    'terrafex.grow.done':
      'Der mittlere Platz von d4 gehört dir: zwei Punkte für dich. Der kleine gehörte Schwarz, das einen Punkt verliert.',
    'terrafex.raise.task':
      'In einem Zug handelst du mit jeder Farbe einmal, in beliebiger Reihenfolge. Gelb ist dran: Lass auf d5 einen kleinen Berg entstehen.',
    'terrafex.raise.hint': 'Ein Berg entsteht auf jedem leeren Feld. Klick auf d5 und bestätige.',
    'terrafex.raise.done': 'Der kleine Platz von d5 gehört dir: noch ein Punkt.',
    'terrafex.choose.task':
      'Bei Rot wählst du nur die Größe des Feuers; gespielt wird es von der anderen Seite. Wähle ein kleines Feuer aus dem Vorrat neben dem Brett.',
    'terrafex.choose.hint': 'Klick auf die kleine rote Pyramide im Vorrat und bestätige.',
    'terrafex.choose.done':
      'Schwarz legt es auf c6, wo es dich einen Punkt kostet: Ein Feuer zählt gegen die Seite, der sein Platz gehört.',
    'terrafex.move.task':
      'Blau bleibt: Zieh einen Gletscher. Hinter ihm muss ein Berg, ein Gletscher oder der Rand sein, von dem er sich abstößt. Zieh den Gletscher von a5 weg vom Rand nach b5.',
    'terrafex.move.hint': 'Klick auf a5, dann auf b5.',
    'terrafex.move.done':
      'Alle vier Farben haben gehandelt, damit endet dein Zug. Solange eine Farbe handeln kann, darf niemand passen.',
    'terrafex.burn.task':
      'Jetzt bist du Schwarz. Weiß hat ein mittleres Feuer gewählt, und du musst es spielen. Verbrenne den großen Wald auf d5, der für Weiß zählt.',
    'terrafex.burn.hint': 'Klick auf d5 und bestätige.',
    'terrafex.burn.done':
      'Drei weniger zwei: Ein kleiner Wald bleibt. Das Feuer ist verbraucht und liegt in der Feuergrube.',
    'terrafex.frost.task':
      'Wieder Weiß. Ein Gletscher, der in einen Wald zieht, macht ihn kleiner. Der große Wald auf b4 zählt für Schwarz: Zieh den Gletscher dorthin.',
    'terrafex.frost.hint': 'Klick auf a4, dann auf b4.',
    'terrafex.frost.done':
      'Der Wald ist nun mittel und so groß wie das Eis: Er ist vereist und zählt weiter, der Gletscher gehört zu ihm. Er steht auf deinem Platz.',
    'terrafex.melt.task':
      'Gletscher und Feuer verkleinern einander. Zieh den großen Gletscher auf das kleine Feuer auf b4.',
    'terrafex.melt.hint': 'Klick auf a4, dann auf b4.',
    'terrafex.melt.done': 'Drei weniger eins: Ein mittlerer Gletscher bleibt, und das Feuer ist erloschen.',
    'terrafex.end.task':
      'Das Spiel endet sofort, wenn kein Gletscher mehr da ist. Du führst, und ein kleiner Gletscher bleibt: Lass ihn im Feuer auf b4 schmelzen.',
    'terrafex.end.hint': 'Klick auf a4, dann auf b4.',
    'terrafex.end.done':
      'Kein Gletscher ist mehr da, also zählen die Plätze: fünf Punkte für Weiß, einer für Schwarz. Jetzt kennst du alle vier Farben.',

    'toframenn.archmage.task':
      'Du bist das Licht und hast fünf Zauberer am unteren Rand. Fällt dein Erzmagier, so verlierst du: Bestimme den Zauberer auf d1, der gut geschützt steht.',
    'toframenn.archmage.hint': 'Klick auf den Zauberer auf d1.',
    'toframenn.archmage.done': 'Die Marke sehen alle. Die Finsternis hat e7 bestimmt.',
    'toframenn.move.task':
      'In jedem Zug handelt einer deiner Zauberer. Das Erste ist das Ziehen: schräg vorwärts, so weit du willst. Zieh von g2 nach d5.',
    'toframenn.move.hint': 'Klick auf g2, dann auf d5.',
    'toframenn.move.done':
      'Zurück geht niemand. Die Finsternis antwortet auf c5, direkt neben dir, und könnte sich als Nächstes duellieren.',
    'toframenn.bolt.task':
      'Das Zweite ist der Blitz: auf einer Reihe oder Linie, auf einen Gegner in genau drei oder fünf Feldern Abstand. Schieß von c2 auf c5: deine große schwarze Pyramide auf die mittlere weiße.',
    'toframenn.bolt.hint': 'Klick auf c2, dann auf c5, dann auf die große Pyramide von c2 und die mittlere von c5.',
    'toframenn.bolt.done':
      'Schwarz greift Weiß an, also ist die weiße Pyramide weg. Dein Zauber war größer als sein Ziel, deshalb behältst du ihn.',
    'toframenn.spent.task':
      'Ein anderer Kampf. Die Farbe des Zaubers muss die des Ziels angreifen; neben dem Brett steht, welche welche angreift. Schieß mit Gelb von d3 auf die große grüne Pyramide auf a3.',
    'toframenn.spent.hint': 'Klick auf d3, dann auf a3. Blau greift Grün nicht an, die große gelbe Pyramide schon.',
    'toframenn.spent.done': 'Beide sind weg: Ein Zauber, der nicht größer ist als sein Ziel, ist verbraucht.',
    'toframenn.stop.task':
      'An einem Gegner darf ein Zauberer nicht vorbeischlüpfen: Er hält auf dem ersten Feld neben ihm. Zieh von d3 nach links, so weit es geht.',
    'toframenn.stop.hint': 'Klick auf d3, dann auf c4: Das Feld liegt neben dem Gegner auf c5.',
    'toframenn.stop.done': 'Auf c4 war Schluss. Weiter nach b5 lässt diese Regel niemanden ziehen.',
    'toframenn.duel.task':
      'Das Dritte ist das Duell mit einem Nachbarn. Dein c6 ist gegen c5 elf wert, c5 neun: Der Vorsprung ist 2, und du springst. Also darf die kleine Pyramide weg. Kämpfe gegen c5.',
    'toframenn.duel.hint': 'Klick auf c6, dann auf c5 und bestätige: Nur die kleine Pyramide darf entfernt werden.',
    'toframenn.duel.done':
      'Du springst nach c4, hinter deinen Gegner, und die kleine gelbe Pyramide ist weg. Du verlierst nichts.',
    'toframenn.win.task':
      'Der gegnerische Erzmagier auf d4 hat noch eine Pyramide, und du stehst auf d3 neben ihm. Beende das Spiel.',
    'toframenn.win.hint': 'Klick auf d3, dann auf d4 und bestätige.',
    'toframenn.win.done': 'Der Erzmagier ist zerstört: Das Licht hat gewonnen, was auch sonst auf dem Brett steht.',
    'toframenn.passed.task':
      'Es gibt noch ein anderes Ende. Du bist jetzt die Finsternis: Zieh an deinem Gegner vorbei, von b6 nach c5, sodass sich niemand mehr begegnen kann.',
    'toframenn.passed.hint': 'Klick auf b6, dann auf c5.',
    'toframenn.passed.done':
      'Nun zählen die Augen auf dem Brett: zwei auf jeder Seite, Gleichstand. Jetzt kennst du alles, was ein Zauberer kann.',

    'transformartian.exchange.task':
      'Dein Team, Platz 0, hat die violette mittlere Pyramide auf der Hand. Im Zug nimmst du eine zweite und tauschst zwei große dieser beiden Farben, wo sie auch liegen. Tausche d1 und e4 und behalte Gelb oder Violett.',
    'transformartian.exchange.hint': 'Klick auf d1, dann auf e4, dann auf eine der beiden mittleren Pyramiden.',
    'transformartian.exchange.done':
      'Violett und Gelb haben die Plätze getauscht. Was dein Team auf der Hand hat, kann das andere nicht nehmen.',
    'transformartian.alone.task':
      'Nach dem Tausch braucht jede der beiden einen Nachbarn ihrer Farbe, auch über Eck. Tausche b4 und c4: Beide finden einen.',
    'transformartian.alone.hint':
      'Klick auf b4, dann auf c4, dann auf eine mittlere Pyramide. Tauschte man c3 und c4, so wäre Rot allein.',
    'transformartian.alone.done':
      'Rot auf b4 hat über sich drei rote Nachbarn, Grün auf c4 einen auf d3. Andere große Pyramiden dürfen allein liegen.',
    'transformartian.joined.task':
      'Eine Ausnahme: Hängen alle fünf einer Farbe zusammen, so darf die andere allein liegen. In seinem ersten Zug nimmt ein Team zwei mittlere Pyramiden. Tausche a2 und b2.',
    'transformartian.joined.hint': 'Klick auf a2, dann auf b2, dann auf eine mittlere Pyramide.',
    'transformartian.joined.done': 'Alle fünf violetten hängen noch zusammen, deshalb darf Gelb auf b2 allein liegen.',
    'transformartian.shape.task':
      'Punkte gibt es für die Formen der Tafel, aus allen fünf einer Farbe. Vier rote liegen in der obersten Reihe: Bring die fünfte von c4 nach d5.',
    'transformartian.shape.hint':
      'Klick auf c4, dann auf d5, dann auf die gelbe mittlere Pyramide: Rot muss nach Hause zurück.',
    'transformartian.shape.done':
      'Rot zeigt die Reihe, und seine kleine Pyramide stand auf 5: fünf Punkte. Sie rückt hinab, beim nächsten Mal ist diese Form 3 wert.',
    'transformartian.double.task':
      'Ein Tausch kann zwei Formen bilden. Tausche Rot auf a3 und Violett auf b4 und behalte, was du willst.',
    'transformartian.double.hint': 'Klick auf a3, dann auf b4, dann auf eine mittlere Pyramide.',
    'transformartian.double.done':
      'Beide zeigen die Treppe: fünf Punkte für Rot und drei für Violett, das sie schon einmal gezeigt hat.',
    'transformartian.miss.task':
      'Erlaubt eines der möglichen Paare mittlerer Pyramiden keinen Tausch, so darfst du aussetzen und nur wählen, was du behältst. Tu das.',
    'transformartian.miss.hint': 'Klick auf die Schaltfläche zum Aussetzen, dann auf eine mittlere Pyramide.',
    'transformartian.miss.done': 'Du hast eine Farbe behalten und nichts getauscht.',
    'transformartian.win.task':
      'Das erste Team am Ziel gewinnt: Hier sind es 12 Punkte, und du hast 5. Die Stellung kennst du: Gewinne.',
    'transformartian.win.hint': 'Klick auf a3, dann auf b4, dann auf eine mittlere Pyramide.',
    'transformartian.win.done': 'Dreizehn Punkte: Dein Team hat gewonnen. Ein gewöhnliches Spiel geht bis 61.',

    'icetraders.secret.task':
      'Alle sind insgeheim gut oder böse. Die Guten gewinnen gemeinsam, wenn alles aufgedeckt und niemand Böses mehr da ist; wer böse ist, gewinnt allein und wirft dafür irgendjemanden hinaus. Wähle, was du bist.',
    'icetraders.secret.hint': 'Klick auf eine der beiden Schaltflächen unter dem Brett.',
    'icetraders.secret.done': 'Das weißt nur du, bis jemand von anderen hinausgeworfen wird.',
    'icetraders.ship.task':
      'Pyramiden, die stehen, sind Sternsysteme; eine, die liegt, ist ein Schiff. Setz dein erstes Schiff in ein System deiner Wahl: ein kleines gelbes.',
    'icetraders.ship.hint': 'Klick auf die kleine gelbe Pyramide im Vorrat, dann auf ein System.',
    'icetraders.ship.done': 'Farben sind Kräfte: Ein Schiff hat die seiner eigenen Farbe und die seines Systems.',
    'icetraders.move.task':
      'Gelb zieht. Zwei Systeme sind verbunden, wenn ihre Sterne dieselbe Größe oder dieselbe Farbe haben, aber nicht beides. Zieh dein Schiff von System 1 nach System 3.',
    'icetraders.move.hint': 'Klick auf dein gelbes Schiff in System 1, dann auf System 3.',
    'icetraders.move.done': 'Beide Sterne sind klein, also verbunden. System 4 wäre nicht zu erreichen.',
    'icetraders.trade.task':
      'Blau tauscht. Dein gelbes Schiff darf das, weil sein Stern blau ist: Tausche es gegen ein kleines rotes.',
    'icetraders.trade.hint': 'Klick auf dein Schiff, dann auf die kleine rote Pyramide im Vorrat.',
    'icetraders.trade.done': 'Getauscht wird gegen jede Farbe, aber nie gegen eine größere Pyramide.',
    'icetraders.grow.task':
      'Grün lässt wachsen. Der Stern ist grün: Mach dein kleines gelbes Schiff in System 1 zu einem großen.',
    'icetraders.grow.hint': 'Klick auf dein gelbes Schiff, dann auf die große gelbe Pyramide im Vorrat.',
    'icetraders.grow.done': 'Ein großes Schiff ist Stärke und Gefahr: Wer das letzte große verliert, scheidet aus.',
    'icetraders.build.task':
      'Grün baut auch: Ein grünes Schiff macht ein weiteres seiner Farbe, das nicht größer ist. Bau ein grünes Schiff in System 1.',
    'icetraders.build.hint': 'Klick auf eine kleine oder mittlere grüne Pyramide im Vorrat, dann auf System 1.',
    'icetraders.build.done':
      'Du hast ein zweites Schiff. In einem System mit vier oder mehr Schiffen wird nichts gebaut.',
    'icetraders.attack.task':
      'Rot greift an, im selben System. Das blaue Schiff von Platz 1 ist größer als deines, du kannst es nur verkleinern. Tu das.',
    'icetraders.attack.hint': 'Klick auf das mittlere blaue Schiff in System 1 und bestätige.',
    'icetraders.attack.done': 'Es ist eine Größe kleiner. Ein Schiff, das nicht größer ist als deines, wird zerstört.',
    'icetraders.sacrifice.task':
      'Ein Opfer gibt eine Kraft mehrmals. Opfere das große gelbe Schiff in System 2: Drei Züge bekommst du dafür.',
    'icetraders.sacrifice.hint': 'Klick auf das große gelbe Schiff in System 2 und bestätige das Opfer.',
    'icetraders.sacrifice.done': 'Das Schiff liegt im Vorrat. Nun hast du drei Züge mit Schiffen, die nicht gelb sind.',
    'icetraders.uses.task': 'Mach den ersten: Zieh eines deiner Schiffe in ein verbundenes System.',
    'icetraders.uses.hint': 'Klick auf ein eigenes Schiff, dann auf ein markiertes System.',
    'icetraders.uses.done': 'Zwei bleiben. Du darfst auch aufhören, bevor alle verbraucht sind.',
    'icetraders.win.task':
      'Du bist Platz 2 und gut. Platz 1 ist als Letzter böse und hat ein großes Schiff, neben deinem in System 1. Zerstöre es.',
    'icetraders.win.hint': 'Klick auf das große blaue Schiff in System 1 und bestätige.',
    'icetraders.win.done': 'Platz 1 ist draußen, und niemand Böses ist mehr da: Alle Guten haben gemeinsam gewonnen.',

    'terra-mystica.home.task':
      'Du führst die Hexen, deren Heimat der Wald ist. Alle beginnen mit zwei Wohnhäusern auf Heimatland. Bau das erste auf F4.',
    'terra-mystica.home.hint': 'Klick auf das Feld F4 und bestätige unter dem Brett.',
    'terra-mystica.home.done': 'Die Halblinge siedeln auf E6, direkt neben dir, und auf B2. Nachbarn sind nützlich.',
    'terra-mystica.second.task': 'Bau dein zweites Wohnhaus auf C3.',
    'terra-mystica.second.hint': 'Klick auf das Feld C3 und bestätige.',
    'terra-mystica.second.done':
      'Alle nehmen ein Bonusplättchen, und Runde 1 beginnt mit einem Einkommen aus Münzen, Arbeitern, Priestern und Macht.',
    'terra-mystica.trade.task':
      'In deinem Zug machst du eine Aktion. Gebäude lassen sich ausbauen: Mach aus dem Wohnhaus auf F4 ein Handelshaus.',
    'terra-mystica.trade.hint': 'Klick auf F4, dann auf das Handelshaus.',
    'terra-mystica.trade.done':
      'Weil die Halblinge nebenan wohnen, kostet es 3 Münzen statt 6. Dafür wird ihnen Macht angeboten.',
    'terra-mystica.power.task':
      'Jetzt bist du die Halblinge. Du hast nichts gebaut und bekommst von deinen Nachbarn trotzdem Macht: Nimm sie an.',
    'terra-mystica.power.hint': 'Klick auf die Schaltfläche, die eine Macht annimmt.',
    'terra-mystica.power.done':
      'Ein Stein ging von Schale I in Schale II. Ausgeben kannst du nur, was in Schale III liegt. Eine Macht ist umsonst, mehr kostet Punkte.',
    'terra-mystica.dig.task':
      'Halblinge leben in der Ebene. Um anderswo zu siedeln, formst du das Land um: Jeder Schritt auf dem Ring braucht einen Spaten. Grabe einen.',
    'terra-mystica.dig.hint': 'Klick auf die Schaltfläche zum Graben und bestätige einen Spaten.',
    'terra-mystica.dig.done':
      'Er kostet drei Arbeiter. Die Halblinge bekommen dafür einen Punkt, und das Wertungsplättchen dieser Runde bringt zwei weitere.',
    'terra-mystica.build.task': 'Nutze ihn auf E5, dem Sumpf neben deinem Wohnhaus auf E6, und bau dort.',
    'terra-mystica.build.hint': 'Klick auf E5, dann auf das Wohnhaus.',
    'terra-mystica.build.done':
      'Gebaut wird nur neben eigenen Gebäuden oder über Flüsse hinweg, so weit deine Schifffahrt reicht.',
    'terra-mystica.temple.task': 'Du bist wieder die Hexen. Mach aus dem Handelshaus auf F4 einen Tempel.',
    'terra-mystica.temple.hint': 'Klick auf F4, dann auf den Tempel.',
    'terra-mystica.temple.done': 'Ein Tempel bringt in jedem Einkommen einen Priester und sofort ein Gunstplättchen.',
    'terra-mystica.favor.task':
      'Nimm das Gunstplättchen FAV11: Mit ihm bringt jedes Wohnhaus, das du baust, zwei Punkte.',
    'terra-mystica.favor.hint': 'Klick bei den Plättchen auf FAV11.',
    'terra-mystica.favor.done':
      'Auch auf der Leiste der Erde bist du gestiegen. Die Halblinge haben Macht genommen, gepasst und ihr Bonusplättchen gewechselt.',
    'terra-mystica.pass.task':
      'Viel hast du nicht mehr. Passe: Wähle für die nächste Runde ein anderes Bonusplättchen.',
    'terra-mystica.pass.hint': 'Klick auf eines der markierten Bonusplättchen.',
    'terra-mystica.pass.done':
      'Alle haben gepasst, also endet die Runde: Die Kulte geben ihren Bonus, und das nächste Einkommen folgt. Es gibt sechs Runden.',
    'terra-mystica.town.task':
      'Du bist die Düsterlinge. Vier Gebäude nebeneinander mit zusammen sieben Machtwert sind eine Stadt. Deine haben sechs: Bau E5 zum Handelshaus aus.',
    'terra-mystica.town.hint': 'Klick auf E5, dann auf das Handelshaus.',
    'terra-mystica.town.done':
      'Eine Stadt: ein Plättchen mit fünf Punkten und sechs Münzen. Am Ende zählen die Kulte und das größte Gebiet, und die meisten Punkte gewinnen.',
  },
};
