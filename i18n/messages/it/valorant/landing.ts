import type { LandingWords } from '../../../game-pages.ts'

export default {
  title: 'Boosting per Valorant',
  lead: 'Un booster gioca in Competitiva per te o con te, da Ferro 1 a Radiante. Vedi prezzo e tempi prima di ordinare e segui ogni partita.',
  description:
    'Boosting per Valorant in Competitiva, da {price} a divisione: elo, duo, piazzamenti e vittorie nette. Prezzi e rimborsi chiari, partite registrate.',
  'about.title': 'Una coda, nove ranghi',
  'about.first':
    'Valorant ha una sola coda classificata, la Competitiva, e nove ranghi: Ferro, Bronzo, Argento, Oro, Platino, Diamante, Ascendente, Immortale e Radiante. I primi sette hanno tre divisioni da 100 RR ciascuna. Da Immortale in su gli RR non hanno limite, e la classifica della tua regione mostra chi è davanti. Le stagioni sono divise in atti, e un reset porta partite di piazzamento. I ranghi valgono per una regione, quindi ordina per quella in cui gioca il tuo account.',
  'about.second':
    'Ordini una partenza e un obiettivo, oppure un numero di vittorie o di piazzamenti. Un booster gioca sul tuo account o al tuo fianco e registra ogni partita con i suoi RR. Puoi chiedere agenti specifici. Quante partite servono per una divisione lo decide il tuo MMR: per questo il calcolatore chiede quanto ti porta una vittoria. Il totale che vedi prima di pagare è il totale che ti viene addebitato.',
  'service.elo': 'Un booster gioca in Competitiva sul tuo account fino al rango che scegli.',
  'service.duo': 'Entrate in coda insieme, e le credenziali restano a te.',
  'service.placement': 'Fino a cinque partite dopo un reset, sul tuo account o fianco a fianco.',
  'service.win': 'Vittorie nette al tuo rango, con le sconfitte recuperate.',
  'question.first': 'Cosa succede alla fine di un atto?',
  'answer.first':
    'Dipende dall’atto: alcuni finiscono con un reset, dopo altri il rango continua. Se un reset interrompe il tuo ordine, lo staff può fermarlo e ti rimborsiamo la parte non giocata, in base alle partite registrate. Quando finisce l’atto lo vedi nel client.',
  'question.second': 'Riot permette il boosting in Valorant?',
  'answer.second':
    'No. Riot vieta il boosting e la condivisione dell’account, e le penalità possono arrivare al ban permanente. Possiamo proteggere le tue credenziali, non il tuo account dalle decisioni di Riot Games. Quando paghi confermi di saperlo.',
  'question.third': 'Quali regioni ci sono?',
  'answer.third':
    'Europa, Nord America, Brasile, America Latina e Asia-Pacifico. Non offriamo la Corea, perché lì il boosting è un reato. Possono prendere il tuo ordine solo i booster che offrono la tua regione, quindi assicurati di scegliere quella giusta.',
  'question.fourth': 'Chi vede le mie credenziali?',
  'answer.fourth':
    'In un ordine in duo nessuno, perché non le condividi. Altrimenti solo il booster che ha preso il tuo ordine, e solo durante il boost. La cassaforte registra ogni consultazione, che puoi leggere, e viene svuotata quando l’ordine finisce.',
  'question.fifth': 'Tra quanto inizia qualcuno?',
  'answer.fifth':
    'La ricerca parte quando l’ordine è pagato e, dove servono, le credenziali sono salvate. Promettiamo un inizio entro {figures.start}. Se per allora nessuno ha preso il tuo ordine, puoi continuare ad aspettare o annullarlo con un rimborso completo.',
  'question.sixth': 'Come so che il rango è stato raggiunto?',
  'answer.sixth':
    'Il booster invia uno screenshot del rango finale. Hai {figures.check} per confrontarlo con il tuo account e confermare il risultato; dopo, viene confermato automaticamente. Se la prova non è corretta, lo staff può rimandarla indietro.',
} as const satisfies LandingWords
