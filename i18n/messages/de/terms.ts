import type { TranslationOf } from '../../translate.ts'
import type terms from '../en/terms.ts'

export default {
  'act.name': 'Akt',
  'act.forms': 'Akt, Akts, Akte, Akten, Akt-Rang',
  'act.text':
    'Ein Teil einer Valorant-Saison, etwa zwei Monate lang. Der höchste Rang, in dem du während eines Akts ein Match gewonnen hast, bleibt in deinem Profil sichtbar, auch wenn du später absteigst.',
  'add-on.name': 'Extra',
  'add-on.forms': 'Extras, als Extra',
  'add-on.text':
    'Etwas, das du zu einem Boost dazunimmst, etwa einen vorrangigen Start oder bestimmte Champions. Die meisten kosten einen Prozentsatz des Grundpreises, und jedes hat im Angebot seine eigene Zeile.',
  'agent.name': '{names.agent}',
  'agent.forms': 'Agent, Agenten',
  'agent.text':
    'Eine Figur in Valorant. Jeder Agent hat eine Rolle und vier Fähigkeiten. In deinen Wünschen kannst du bestimmte Agenten nennen; dein Booster spielt dann nur sie, solange sie noch frei sind.',
  'appear-offline.name': '{games.addon.offline}',
  'appear-offline.forms': 'offline erscheinen, offline erscheint',
  'appear-offline.text':
    'Spielt ein Booster auf deinem Konto, steht sein Chatstatus auf offline, damit Freunde niemandem schreiben, der nicht du bist. Das Extra ist gratis und verbirgt nichts vor Riot Games.',
  'balance.name': '{names.balance}',
  'balance.forms': 'dein Guthaben, deinem Guthaben, mit Guthaben',
  'balance.text':
    'Geld, das du bei uns hast, zum Beispiel nach einer Erstattung. Du kannst damit jeden Auftrag bezahlen. Jede Änderung ist ein Eintrag mit Grund, und alle findest du im Verlauf deines Guthabens.',
  'base-price.name': '{games.basePrice}',
  'base-price.forms': 'Grundpreis, Grundpreises, Grundpreise',
  'base-price.text':
    'Der Preis des Boosts selbst: Divisionen, Nettosiege oder Spiele, die Punkte, die du schon hast, die Punkte pro Sieg, Server und Warteschlange. Extras sind ein Prozentsatz davon, Rabatte kommen zuletzt.',
  'board.name': '{names.availableOrders}',
  'board.forms': 'freie Aufträge, freien Aufträge, freien Aufträgen, Auftragsliste',
  'board.text':
    'Die Liste der bezahlten Aufträge, die auf einen Booster warten. Booster sehen nur Aufträge, die zu ihren Spielen, ihren Servern und ihrem höchsten Rang passen. Können sie einen nicht annehmen, sehen sie, welche Regel es verhindert.',
  'bonus-win.name': '{games.addon.bonus-win}',
  'bonus-win.forms': 'Bonussieg, Bonussiege',
  'bonus-win.text':
    'Ein Extra, bei dem dein Booster nach dem Ziel noch ein Spiel gewinnt. So bist du nicht bei null Punkten, wo dich schon die erste Niederlage die neue Division kosten könnte.',
  'booster.name': '{names.booster}',
  'booster.forms': 'Booster, Boosters, Boostern',
  'booster.text':
    'Ein erfahrener Spieler, der Ranglistenspiele für Kunden oder mit ihnen zusammen spielt. Unsere Booster weisen ihren Rang nach, bevor sie anfangen, und jeder hat einen höchsten Rang, bis zu dem er Aufträge annehmen kann.',
  'bracket.name': 'Punktestufe',
  'bracket.forms': 'Punktestufe, Punktestufen',
  'bracket.text':
    'Wie weit du in deiner Division schon bist, in Schritten von 20 Punkten. Je mehr Punkte du hast, desto weniger ist von der ersten Division noch zu spielen; eine höhere Stufe macht sie deshalb günstiger.',
  'camp.name': 'Camp',
  'camp.forms': 'Camp, Camps',
  'camp.text':
    'Unser Bild für eine Division: ein flacher Platz auf der Route, an dem eine Division endet und die nächste beginnt. Camps siehst du in unseren Zeichnungen; in Listen, Preisen und Angeboten sagen wir einfach Division.',
  'champion.name': '{names.champion}',
  'champion.forms': 'Champion, Champions',
  'champion.text':
    'Eine Figur in League of Legends, Wild Rift und Teamfight Tactics. In den ersten beiden wählst du vor jedem Spiel eine. In deinen Wünschen kannst du Champions nennen, die dein Booster auf deinem Konto spielen soll.',
  'claim.name': 'Annehmen',
  'claim.forms': 'Auftrag annehmen, Auftrag annimmt, Auftrag angenommen, nimmt ihn an',
  'claim.text':
    'Damit holt sich ein Booster einen Auftrag aus der Liste. Wer zuerst annimmt, bekommt ihn, und für alle anderen ist er weg. Von da an kann nur dieser Booster deine Zugangsdaten öffnen.',
  'climb.name': 'Aufstieg',
  'climb.forms': 'Aufstieg, Aufstiegs, Aufstiege, Aufstiegen',
  'climb.text':
    'Der Weg von einem Rang zu einem höheren. Wir zeichnen ihn als Linie, die durch die Ränge steigt, mit einem Camp für jede Division. Bei einem beendeten Aufstieg siehst du, wie viele Tage er gedauert hat.',
  'coaching.name': '{games.service.coaching}',
  'coaching.forms': 'Coaching, Coachings',
  'coaching.text':
    'Stunden mit einem Spieler ab Diamant, der dir zusieht, fragt und erklärt. Du spielst jedes Spiel selbst, auf deinem eigenen Konto, und niemand braucht deine Zugangsdaten. Die Notizen jeder Session behältst du.',
  'coupon.name': '{games.discount.coupon}',
  'coupon.forms': 'Gutschein, Gutscheins, Gutscheine, Gutscheinen',
  'coupon.text':
    'Ein Code, der den Preis eines Auftrags senkt, um einen Prozentsatz oder einen Betrag. Er kann auf Spiele, Services, Tage oder einen Mindestpreis begrenzt sein. Wird der Auftrag storniert, kannst du ihn wieder einlösen.',
  'decay.name': 'Punkteverfall (Decay)',
  'decay.forms': 'Punkteverfall, Punkteverfalls, Decay',
  'decay.text':
    'Punkte, die du in den höchsten Rängen verlierst, wenn du eine Weile keine Ranglistenspiele spielst. Mit jedem Spiel sparst du Tage an, an denen nichts verfällt. Wann der Verfall beginnt, hängt von Spiel und Saison ab; deine Tage zeigt der Client.',
  'demotion.name': 'Abstieg',
  'demotion.forms': 'Abstieg, Abstiegs, Abstiege, absteigen, absteigst',
  'demotion.text':
    'Der Fall in die Division oder den Rang darunter, wenn du ohne Punkte noch einmal verlierst. Am unteren Ende eines Rangs schützen dich manche Spiele eine Zeit lang davor. Danach spielst du mit einem Teil der Punkte des niedrigeren Rangs weiter.',
  'demotion-shield.name': 'Abstiegsschutz',
  'demotion-shield.forms': 'Abstiegsschutz, Abstiegsschutzes',
  'demotion-shield.text':
    'Ein paar geschützte Spiele am unteren Ende eines Rangs. Solange der Schutz hält, wirft dich eine Niederlage bei null Punkten nicht in den Rang darunter. Läuft er bald ab, warnt dich der Client.',
  'dispute.name': 'Problem melden',
  'dispute.forms': 'Problem melden, Problem meldest, Problem gemeldet, Problemmeldung',
  'dispute.text':
    'Das tust du, wenn ein eingereichtes Ergebnis nicht stimmt. Es hält die Frist an, das Ergebnis wird also nicht automatisch bestätigt. Unser Team antwortet innerhalb von {figures.disputeAnswer.dat}, vergleicht die eingetragenen Spiele mit dem Nachweis und entscheidet.',
  'division.name': '{names.division}',
  'division.forms': 'Division, Divisionen',
  'division.text':
    'Eine Stufe innerhalb eines Rangs. League of Legends, TFT und Wild Rift haben vier, IV bis I, Valorant drei, 1 bis 3. Eine Division sind 100 LP oder RR, in Wild Rift eine Zahl von Zeichen. Auch der Preis eines Elo-Boosts wird in Divisionen berechnet.',
  'double-up.name': '{games.queue.double-up}',
  'double-up.forms': 'Double Up',
  'double-up.text':
    'Eine Ranglisten-Warteschlange in Teamfight Tactics für zwei. Beide teilen ihr Schicksal: Sie können einander Einheiten und Gold schicken und belegen gemeinsam einen Platz. Double Up hat einen eigenen Rang, getrennt von der normalen Rangliste.',
  'draw.name': 'Ziehung',
  'draw.forms': 'Ziehung einer Verlosung, Ziehungen',
  'draw.text':
    'Der Moment, in dem feststeht, wer bei einer Verlosung gewinnt. Jedes Los bekommt seinen Platz durch eine Formel, die alle nachrechnen können. Deshalb gibt es nur eine Ziehung, und jeder kann sie prüfen. Meldet sich ein Gewinner nicht, rückt das nächste Los derselben Reihenfolge nach.',
  'drop.name': 'Zurückgeben',
  'drop.forms': 'Auftrag zurückgeben, Auftrag zurückgibt, Auftrag zurückgegeben, deinen Auftrag zurück',
  'drop.text':
    'Das tut ein Booster mit einem Auftrag, den er nicht fertig spielen kann. Er nennt einen Grund, bekommt Geld für das, was er gespielt hat, und kann den Auftrag nicht noch einmal annehmen. Der Auftrag kommt zurück in die Liste, ohne Kosten für dich.',
  'duo-boost.name': '{games.service.duo-boost}',
  'duo-boost.forms': 'Duo-Boost, Duo-Boosts, Duo-Auftrag',
  'duo-boost.text':
    'Du spielst auf deinem eigenen Konto, mit einem Booster im Team. Zugangsdaten gibst du keine weiter, für die Einladung reicht dein Spielname. Das kostet mehr, weil der Booster nicht jedes Spiel allein entscheiden kann.',
  'duo-queue.name': 'Duo-Queue',
  'duo-queue.forms': 'Duo-Queue, Duo-Queues, Duo-Warteschlange',
  'duo-queue.text':
    'Zu zweit in eine Ranglisten-Warteschlange gehen. Die Spiele begrenzen, wie weit eure Ränge auseinanderliegen dürfen, und in den höchsten Rängen lassen manche nur Solospieler zu. Das Matchmaking sucht ein anderes Duo von ähnlicher Stärke.',
  'elo.name': 'Elo',
  'elo.forms': 'Elo',
  'elo.text':
    'Ein altes Wort für die Zahl hinter einem Rang, nach der Schachwertung von Arpad Elo. Heutige Spiele haben eigene Systeme und nennen die Zahl MMR, aber viele sagen immer noch Elo, wenn sie ihren Rang meinen.',
  'elo-boost.name': '{games.service.elo-boost}',
  'elo-boost.forms': 'Elo-Boost, Elo-Boosts, Elo-Boosting',
  'elo-boost.text':
    'Ein Booster meldet sich in deinem Konto an und spielt Ranglistenspiele, bis dein Ziel erreicht ist. Auf der Auftragsseite verfolgst du jedes Spiel. Riot Games verbietet Boosting in seinen Nutzungsbedingungen und kann Konten dafür bestrafen.',
  'flex-queue.name': 'Flex-Warteschlange',
  'flex-queue.forms': 'Flex-Warteschlange, Flex',
  'flex-queue.text':
    'Die zweite Ranglisten-Warteschlange von League of Legends, für Gruppen und auch für einzelne Spieler. Sie hat einen eigenen Rang, der meist niedriger ist als der in Solo/Duo. In unseren Rechnern wählst du, welche gespielt werden soll.',
  'fortitude.name': 'Ranglistenstandhaftigkeit',
  'fortitude.forms': 'Ranglistenstandhaftigkeit, Standhaftigkeit',
  'fortitude.text':
    'Ein Balken in Wild Rift, der sich füllt, wenn du gut spielst und dich gut benimmst. Ist er voll, rettet er nach einer Niederlage ein Zeichen oder bringt nach einem Sieg eins dazu. So kostet eine Niederlage weniger, wenn du gut gespielt hast.',
  'guest.name': '{names.guest}',
  'guest.forms': 'Gast, Gasts, Gäste, Gästen',
  'guest.text':
    'Jemand, der nur mit einer E-Mail-Adresse bestellt. Ein Gast kann alles tun, was ein Auftrag braucht, und zwar in dem Browser, in dem er bestellt hat. Erstattungen gehen bei Gästen immer ans ursprüngliche Zahlungsmittel zurück.',
  'hidden-rating.name': 'Unsichtbare Wertung',
  'hidden-rating.forms': 'unsichtbare Wertung, unsichtbaren Wertung, unsichtbaren Wertungen',
  'hidden-rating.text':
    'So nennen Spieler die Zahl, die ein Spiel nicht zeigt, aber für die Suche nach Gegnern benutzt. Meistens heißt sie MMR. Sie kann über oder unter dem Rang liegen, den alle sehen, und bewegt sich nach jedem Spiel.',
  'in-game-name.name': '{names.inGameName}',
  'in-game-name.forms': 'Spielname, Spielnamen',
  'in-game-name.text':
    'Der Name, den andere Spieler sehen, mit Tag, zum Beispiel Mira#EUW. Dein Booster braucht ihn, um das richtige Konto zu finden oder dich zu einem Duo-Spiel einzuladen. Mit dem Namen, mit dem du dich anmeldest, hat er nichts zu tun.',
  'ladder.name': 'Rangliste',
  'ladder.forms': 'Rangliste, Ranglisten',
  'ladder.text':
    'Alle Ränge eines Spiels in ihrer Reihenfolge, von Eisen ganz unten bis Herausforderer, Radiant oder Sovereign ganz oben. Jede Region hat ihre eigene Rangliste; derselbe Rang kann also auf einem Server schwerer zu erreichen sein als auf einem anderen.',
  'legendary-queue.name': '{games.queue.legendary}',
  'legendary-queue.forms': 'Legendäre Queue, Legendären Queue',
  'legendary-queue.text':
    'Eine zweite Ranglisten-Warteschlange von Wild Rift, für Solospieler ab Diamant. Sie hat eigene Ränge und Belohnungen und ist nur zu bestimmten Stunden offen, damit genug starke Spieler zur selben Zeit da sind.',
  'lobby.name': 'Lobby',
  'lobby.forms': 'Lobby, Lobbys',
  'lobby.text':
    'Die Gruppe von Spielern, die gleich zusammen ein Spiel beginnt. In Teamfight Tactics sind damit alle acht Spieler gemeint. Beim Duo-Boost lädt dich dein Booster vor jedem Spiel in eine Lobby ein.',
  'lp.name': '{games.points.LP}',
  'lp.forms': 'LP, Ligapunkte, Ligapunkten',
  'lp.text':
    'Ligapunkte: was ein Sieg in League of Legends und TFT bringt und eine Niederlage kostet. Bei 100 LP steigst du eine Division auf. Ab Meister gibt es keine Divisionen mehr, und die LP sind nach oben offen.',
  'marks.name': '{games.points.marks} (Wild Rift)',
  'marks.forms': 'Ranglistenzeichen',
  'marks.text':
    'Die Punkte von Wild Rift unter Meister. Ein Sieg bringt ein Zeichen, und ab Silber kostet eine Niederlage eins. Eine Division braucht zwei bis fünf, in höheren Rängen mehr. Sind alle voll, bringt dich der nächste Sieg in die nächste Division.',
  'match-log.name': '{names.matchLog}',
  'match-log.forms': 'Spielprotokoll, Spielprotokolls',
  'match-log.text':
    'Die Liste aller Spiele deines Auftrags, mit Ergebnis, Rang danach und Uhrzeit. Dein Booster trägt jedes Spiel ein, und die Auftragsseite zeigt es sofort. Erstattungen und Anteile werden daraus berechnet und aus nichts anderem.',
  'matchmaking.name': 'Matchmaking',
  'matchmaking.forms': 'Matchmaking, Matchmakings',
  'matchmaking.text':
    'So wählt ein Spiel aus, wer mit wem und gegen wen spielt. Es vergleicht die unsichtbaren Zahlen aller Spieler, nicht ihre Ränge, und will beiden Seiten bei erträglicher Wartezeit die gleiche Chance auf den Sieg geben.',
  'mmr.name': 'MMR',
  'mmr.forms': 'MMR, Matchmaking-Rating',
  'mmr.text':
    'Matchmaking-Rating: die unsichtbare Zahl, nach der deine Gegner ausgesucht werden. Liegt sie über deinem sichtbaren Rang, bringt ein Sieg mehr Punkte, als eine Niederlage kostet. Liegt sie darunter, ist es umgekehrt, bis sich beide wieder treffen.',
  'net-win.name': '{names.netWin}',
  'net-win.forms': 'Nettosieg, Nettosiegs, Nettosiege, Nettosiegen',
  'net-win.text':
    'Siege minus Niederlagen. Kaufst du zwei Nettosiege, spielt ein Booster, bis du zwei Siege mehr hast als Niederlagen. Verlorene Spiele werden ohne Aufpreis wettgemacht; du bezahlst also das Ergebnis und nicht die Versuche.',
  'open-tiers.name': 'Offene Ränge',
  'open-tiers.forms': 'offene Ränge, offenen Ränge, offenen Rängen',
  'open-tiers.text':
    'Die Ränge an der Spitze, die keine Divisionen haben: ab Meister, in Valorant ab Unsterblich. Die Punkte sind dort nach oben offen, die höchsten Plätze begrenzt. Wir berechnen sie nach Punkten, nicht nach Divisionen.',
  'patch.name': 'Patch',
  'patch.forms': 'Patch, Patches, Patchs',
  'patch.text':
    'Ein Update, das Champions, Agenten, Gegenstände oder Karten ändert, meistens alle zwei Wochen. Was heute stark ist, kann nach dem nächsten Patch schwach sein; darum passen Booster an, was sie spielen.',
  'pause.name': 'Pausieren',
  'pause.forms': 'Auftrag pausieren, Auftrag pausiert, pausiere den Auftrag, Auftrag jederzeit pausieren',
  'pause.text':
    'Hält einen Auftrag für eine Weile an, zum Beispiel weil du selbst spielen willst. Bis du ihn fortsetzt, kann dein Booster keine Spiele eintragen. Löschst du deine Zugangsdaten, pausiert ein laufender Auftrag ebenfalls.',
  'placement-boost.name': '{games.service.placement-boost}',
  'placement-boost.forms': 'Platzierungs-Boost, Platzierungs-Boosts',
  'placement-boost.text':
    'Ein Booster spielt die ersten Ranglistenspiele deiner Saison, auf deinem Konto oder mit dir zusammen. Du kaufst eine Zahl von Spielen. Den Preis bestimmt dein Rang der letzten Saison; hattest du keinen, wählst du „ohne Rang“.',
  'placement-games.name': '{names.placementGames}',
  'placement-games.forms': 'Platzierungsspiele, Platzierungsspielen, Platzierungsspiel, Platzierungsspiels',
  'placement-games.text':
    'Die ersten Ranglistenspiele einer Saison: fünf in League of Legends, TFT und Valorant. Zusammen mit Rang und MMR von vorher bestimmen sie, wo du beginnst. In Wild Rift gibt es keine; dort geht es unter deinem alten Rang weiter.',
  'points-gained.name': 'Punkte pro Sieg',
  'points-gained.forms': 'Punkte pro Sieg, LP pro Sieg, RR pro Sieg',
  'points-gained.text':
    'Wie viele Punkte ein Sieg auf deinem Konto bringt: wenig, normal oder viel. Daran sieht man, wie deine MMR zu deinem Rang passt. Bei wenig Punkten braucht ein Aufstieg mehr Spiele, darum fragen unsere Rechner danach.',
  'preferences.name': '{names.preferences}',
  'preferences.forms': 'Wünsche, Wünschen',
  'preferences.text':
    'Worauf dein Booster achten soll: Rollen, Champions oder Agenten. Du gibst sie mit dem Auftrag an, und dein Booster sieht sie daneben. Bestimmte Champions oder Agenten sind ein Extra, weil Spiele damit schwerer zu gewinnen sind.',
  'priority-start.name': '{games.addon.priority}',
  'priority-start.forms': 'vorrangiger Start, vorrangigen Start',
  'priority-start.text':
    'Ein Extra, das deinen Auftrag vor die anderen setzt. Booster, die ihn annehmen, planen mehr Spiele am Tag dafür ein, deshalb ist die Zeitspanne kürzer. Wie gespielt wird, ändert sich dadurch nicht.',
  'private-stream.name': '{games.addon.stream}',
  'private-stream.forms': 'privater Stream, privaten Stream',
  'private-stream.text':
    'Ein Extra, mit dem du die Spiele deines Boosters live siehst, in einem Stream nur für dich. So lernst du aus Spielen in deinem eigenen Rang und siehst selbst, wer auf deinem Konto spielt.',
  'promotion.name': 'Aufsteigen',
  'promotion.forms': 'aufsteigen, Aufstiegsserie',
  'promotion.text':
    'Der Sprung in die nächste Division oder den nächsten Rang, wenn deine Punkte voll sind. In den aktuellen Saisons passiert das sofort, und Punkte über 100 nimmst du mit; die Aufstiegsserien früherer Jahre gibt es nicht mehr.',
  'proof.name': '{names.proof}',
  'proof.forms': 'mit Nachweis, Nachweis, Nachweise, Nachweisen',
  'proof.text':
    'Die Screenshots, mit denen ein Booster zeigt, dass das Ergebnis echt ist. Sie kommen aus dem Client, bleiben beim Auftrag, und nur du, dein Booster und unser Team können sie sehen. Du vergleichst sie, bevor du das Ergebnis bestätigst.',
  'queue.name': '{names.queue}',
  'queue.forms': 'Warteschlange, Warteschlangen',
  'queue.text':
    'Ein Modus, in den du gehen kannst, etwa Solo/Duo, Flex, der gewertete Modus oder Double Up. In der Rangliste hat jede Warteschlange einen eigenen Rang. Gemeint ist auch die Wartezeit, in der das Matchmaking die übrigen Spieler sucht.',
  'queue-dodge.name': 'Dodge',
  'queue-dodge.forms': 'Dodge, Dodges, dodgen',
  'queue-dodge.text':
    'Die Auswahl der Champions oder Agenten verlassen, bevor das Spiel beginnt. Das kostet Punkte und Wartezeit, aber keine MMR. Bei uns zählt ein Dodge nie als Spiel, das für dich gespielt wurde.',
  'quote.name': 'Angebot',
  'quote.forms': 'dein Angebot, im Angebot, Angebote',
  'quote.text':
    'Der Preis eines Auftrags mit allen Zeilen: Grundpreis, Extras und Rabatte. Er steht {figures.seal} lang fest, der Preis, den du gesehen hast, ist also der, den du bezahlst. Du kannst das Angebot als Link teilen.',
  'raffle.name': 'Verlosung',
  'raffle.forms': 'Verlosung, Verlosungen',
  'raffle.text':
    'Ein Gewinn, den der Shop verschenkt. Mit einem Los können alle teilnehmen, die eine bestätigte Adresse haben, alt genug sind und in einem der genannten Länder leben. Wer gewinnt, entscheidet eine Ziehung, die du in deinem Browser nachrechnen kannst.',
  'raffle-ticket.name': 'Los',
  'raffle-ticket.forms': 'Los einer Verlosung, Lose einer Verlosung',
  'raffle-ticket.text':
    'Dein Platz in einer Verlosung: eine Nummer pro Konto, kostenlos. In der veröffentlichten Liste stehen die Nummer und ein Hash, aber kein Name. Gibst du das Los vor dem Ende zurück, bleibt seine Nummer leer.',
  'randomness-beacon.name': 'Zufallsdienst',
  'randomness-beacon.forms': 'Zufallsdienst, Zufallsdienstes',
  'randomness-beacon.text':
    'Ein öffentlicher Dienst, der zu festen Zeiten eine Zufallszahl veröffentlicht, die vorher niemand kennen oder wählen kann. Eine Verlosung nennt schon beim Öffnen die Runde, die zählt. So kann nicht einmal der Shop bestimmen, wer gewinnt.',
  'rank.name': '{names.rank}',
  'rank.forms': 'Rang, Rangs, Ränge, Rängen',
  'rank.text':
    'Wo du in der Rangliste bist: eine Klasse, eine Division und die Punkte darin, zum Beispiel Gold II mit 60 LP. Der Rang ist, was alle sehen; das Matchmaking benutzt eine eigene Zahl.',
  'rank-limit.name': 'Höchster Rang',
  'rank-limit.forms': 'höchster Rang, höchsten Rang',
  'rank-limit.text':
    'Der höchste Rang, in dem ein Booster Aufträge annimmt, je Spiel festgelegt nach dem Nachweis seines eigenen Rangs. Aufträge darüber sieht er, kann sie aber nicht annehmen; so spielt niemand in Spielen, für die er nicht stark genug ist.',
  'refund.name': '{names.refund}',
  'refund.forms': 'Erstattung, Erstattungen, erstattet, erstatten',
  'refund.text':
    'Was du zurückbekommst, wenn ein Auftrag vorzeitig endet. Bevor ein Booster beginnt, ist es der volle Preis. Danach ist es der Teil, der nicht gespielt wurde, berechnet aus dem Spielprotokoll. Die Auftragsseite zeigt den Betrag jederzeit.',
  'role.name': 'Rolle',
  'role.forms': 'Rollen, deine Rolle, Hauptrolle',
  'role.text':
    'Deine Aufgabe im Team: Top, Jungle, Mid, Bot oder Support in League of Legends, ähnliche Lanes in Wild Rift und Duellant, Initiator, Taktiker oder Wächter in Valorant. Teamfight Tactics hat keine.',
  'route.name': 'Route',
  'route.forms': 'die Route, der Route, deine Route, deiner Route',
  'route.text':
    'Die Linie durch alle Ränge eines Spiels in unseren Rechnern. Zieh ihre zwei Griffe oder wähl die Ränge aus den Listen: Der eine ist, wo du bist, der andere, wo du hinwillst. Preis und Zeit folgen sofort.',
  'rr.name': '{games.points.RR}',
  'rr.forms': 'RR, Rangwertung, Rank Rating',
  'rr.text':
    'Rank Rating, auf Deutsch Rangwertung: die Punkte von Valorant. Bei 100 RR steigst du eine Division auf. Wie viele ein Match bringt, hängt von Ergebnis, Rundenabstand, eigener Leistung und MMR ab. Ab Unsterblich sind sie nach oben offen.',
  'season.name': 'Saison',
  'season.forms': 'Saison, Saisons',
  'season.text':
    'Ein Zeitraum, nach dem die Ränge zurückgesetzt werden, zumindest teilweise. Du spielst ein paar Spiele und bist dann etwas unter deinem alten Rang. Die Länge ist verschieden: Monate im einen Spiel, ein Jahr im anderen.',
  'seed.name': 'Startwert',
  'seed.forms': 'geheimer Startwert, geheimen Startwert',
  'seed.text':
    'Eine lange Zufallszahl, die der Shop beim Öffnen einer Verlosung wählt. Ihr Hash wird sofort veröffentlicht, die Zahl selbst nach der Ziehung. So kann jeder sehen, dass sie in der Zwischenzeit nicht ausgetauscht wurde.',
  'server.name': '{names.server}',
  'server.forms': 'Server, Servers, Servern',
  'server.text':
    'Die Region, in der ein Konto spielt, etwa EU West oder Nordamerika. Rang, Freunde und Gegner gehören zu einem Server. Booster wählen, auf welchen Servern sie spielen, und manche Regionen kosten mehr oder weniger.',
  'share.name': 'Anteil',
  'share.forms': 'Anteil des Boosters, Anteile der Booster',
  'share.text':
    'Der Teil des Preises, den ein Booster verdient. Er gehört ihm, sobald der Auftrag abgeschlossen ist, und ist nach weiteren {figures.hold.dat} auszahlbar. Wechselt ein Auftrag den Booster, bekommt jeder, was er beigetragen hat.',
  'smurf.name': 'Smurf',
  'smurf.forms': 'Smurf, Smurfs, Smurfing',
  'smurf.text':
    'Ein erfahrener Spieler auf einem Zweitkonto mit niedrigem Rang. Spiele merken es, wenn jemand viel zu deutlich gewinnt, und heben die MMR des Kontos schnell an. Ein geboostetes Konto kann für das System genauso aussehen.',
  'solo-duo.name': '{games.queue.solo-duo}',
  'solo-duo.forms': 'Solo/Duo, Solo-Queue',
  'solo-duo.text':
    'Die wichtigste Ranglisten-Warteschlange von League of Legends, für einen Spieler oder zwei. Wer von seinem Rang spricht, meint meistens diesen. In Teamfight Tactics heißt die normale Warteschlange einfach Rangliste.',
  'solo-only.name': '{games.addon.solo-only}',
  'solo-only.forms': 'nur Solo-Queue',
  'solo-only.text':
    'Ein Extra: Dein Booster geht in jedes Spiel allein und nie zusammen mit einem anderen Spieler. Das dauert länger, weil ein Freund im Team das Gewinnen leichter macht, und kostet deshalb mehr.',
  'split.name': 'Split',
  'split.forms': 'Split, Splits',
  'split.text':
    'Ein Teil einer Saison in League of Legends und der Sets in TFT, mit eigenen Belohnungen. Ob die Ränge zu Beginn zurückgesetzt werden, hat sich über die Jahre geändert; 2026 setzt League of Legends einmal im Jahr zurück.',
  'start-target.name': 'Start und Ziel',
  'start-target.forms': 'Start und Ziel, Zielrang, Zielrangs',
  'start-target.text':
    'Die beiden Enden eines Aufstiegs: dein Rang jetzt und der Rang, den du bestellst. Das Ziel muss höher sein, und mindestens {figures.minimumPurchase} LP oder RR entfernt. Mit dem Auftrag werden beide festgeschrieben.',
  'tier.name': '{names.tier} (Klasse)',
  'tier.forms': 'Klasse, Klassen, Rangklasse, Rangklassen',
  'tier.text':
    'Eine große Stufe der Rangliste mit eigenem Namen, etwa Silber, Gold oder Aufgestiegen. Riot sagt dazu auch Klasse. Die meisten haben Divisionen, die an der Spitze keine. Der Preis ändert sich von Rang zu Rang, weil die Spiele schwerer werden.',
  'time-range.name': 'Zeitspanne',
  'time-range.forms': 'Zeitspanne, Zeitspannen',
  'time-range.text':
    'Wie viele Tage ein Auftrag voraussichtlich dauert, berechnet aus den nötigen Spielen und daraus, wie viele ein Booster am Tag spielt. Du siehst sie beim Preis; sie bleibt beim Auftrag und wird mit dem verglichen, was wirklich geschehen ist.',
  'top-four.name': 'Top 4',
  'top-four.forms': 'Top 4, Top vier',
  'top-four.text':
    'Die bessere Hälfte eines Spiels in Teamfight Tactics. Platz eins bis vier bringen Punkte, fünf bis acht kosten welche, und der erste Platz bringt am meisten. Beim Sieg-Boost in der normalen Rangliste zählt eine Top 4 als Sieg.',
  'unranked.name': '{games.unranked}',
  'unranked.forms': 'ohne Rang, Konto ohne Rang',
  'unranked.text':
    'Ein Konto, das in dieser Saison keinen Rang hat, weil die Platzierungsspiele fehlen. Eine unsichtbare Zahl hat es trotzdem, aus normalen Spielen oder früheren Saisons. Hattest du letzte Saison keinen Rang, wähle das beim Platzierungs-Boost.',
  'vault.name': 'Tresor',
  'vault.forms': 'Tresor, Tresors',
  'vault.text':
    'Der verschlüsselte Ort für die Zugangsdaten deines Spielkontos. Nur du und dein Booster können sie öffnen, jeder Zugriff wird festgehalten, und du siehst das Protokoll. Du kannst sie jederzeit löschen; endet der Auftrag, werden sie gelöscht.',
  'verification.name': 'Prüfen',
  'verification.forms': 'Ergebnis prüfen, Ergebnis prüfst, Ergebnis zu prüfen, Ergebnis geprüft',
  'verification.text':
    'Die Zeit, nachdem dein Booster das Ergebnis eingereicht hat. Du hast {figures.check}, um es mit deinem Account und dem Nachweis zu vergleichen und es zu bestätigen oder ein Problem zu melden. Tust du nichts, gilt es automatisch als bestätigt.',
  'win-boost.name': '{games.service.win-boost}',
  'win-boost.forms': 'Sieg-Boost, Sieg-Boosts',
  'win-boost.text':
    'Ein Booster spielt auf eine Zahl von Nettosiegen statt auf einen Zielrang, auf deinem Konto oder mit dir zusammen. Das passt, wenn dir nur noch ein paar Punkte fehlen oder in deinem Rang die Gewinne stark schwanken.',
  'win-rate.name': 'Siegquote',
  'win-rate.forms': 'Siegquote, Siegquoten',
  'win-rate.text':
    'Der Anteil der Siege an allen Spielen. Etwas mehr als die Hälfte reicht, um stetig aufzusteigen; wichtig ist, wie lange du das durchhältst. In unseren Profilen zählen nur Spiele, die in Aufträgen eingetragen sind.',
  'win-streak.name': 'Siegesserie',
  'win-streak.forms': 'Siegesserie, Siegesserien',
  'win-streak.text':
    'Mehrere Siege in Folge. Manche Spiele geben in niedrigeren Rängen Extrapunkte dafür, und die MMR steigt, sodass spätere Siege mehr bringen. Bei einer Reihe von Niederlagen ist es umgekehrt.',

  'label.points': '60 von 100',
  'label.next': 'nächste Division',
  'label.bracket': 'erste Division günstiger',
  'label.camp': 'Camp, eine Division',
  'label.division': 'eine Division, 100 LP',
  'label.banked': 'angesparte Tage',
  'label.decay': 'nicht gespielt',
  'label.foot': '{games.tier.gold}, ganz unten',
  'label.shield': '0 LP, dann ein paar Spiele',
  'label.down': 'ein Rang tiefer',
  'label.booster': 'Booster',
  'label.you': 'Du, auf deinem Konto',
  'label.start': '{names.start}',
  'label.target': '{names.target}',
  'label.mmr': 'MMR, unsichtbar',
  'label.rank': 'Rang, sichtbar',
  'label.above': 'MMR höher: mehr pro Sieg',
  'label.won': '4 Siege, 2 Niederlagen',
  'label.net': '2 Nettosiege',
  'label.open': 'ohne Divisionen, ohne Ende',
  'label.placed': 'fünf Spiele, dann ein Rang',
  'label.earned': 'gespielt',
  'label.refund': 'erstattet',
  'label.soonest': 'frühestens',
  'label.latest': 'spätestens',
  'label.gain': '1 bis 4 gewinnen',
  'label.lose': '5 bis 8 verlieren',
  'label.vault': 'jeder Zugriff im Protokoll',
  'label.rate': '6 von 10 Spielen gewonnen',
  'label.marks': 'ein Zeichen pro Sieg',
  'label.bronze': '{games.tier.bronze}',
  'label.silver': '{games.tier.silver}',
  'label.gold': '{games.tier.gold}',
} satisfies TranslationOf<typeof terms, 'de'>
