import type { LandingWords } from '../../../game-pages.ts'

export default {
  title: 'Boosting per Valorant',
  lead: 'Da Ferro 1 a Radiante in Competitiva. Imposta partenza e obiettivo, vedi prezzo e tempi, segui ogni partita.',
  description:
    'Boosting per Valorant in Competitiva, da {price} a divisione: elo, duo, piazzamenti e vittorie nette. Prezzi e rimborsi chiari, partite registrate.',
  'about.title': 'Una coda, nove ranghi',
  'about.first':
    'Valorant ha una sola coda classificata, la Competitiva, e nove ranghi: Ferro, Bronzo, Argento, Oro, Platino, Diamante, Ascendente, Immortale e Radiante. I primi sette hanno tre divisioni da 100 RR ciascuna. Da Immortale in su gli RR non hanno tetto, e la classifica della tua regione dice chi sta dove. La stagione è divisa in atti, e un reset porta partite di piazzamento. I ranghi appartengono a una regione, quindi ordina per quella in cui gioca il tuo account.',
  'about.second':
    'Un ordine indica partenza e obiettivo, oppure un numero di vittorie o di piazzamenti. Un booster gioca sul tuo account o accanto a te e registra ogni partita con i suoi RR. Gli agenti si possono chiedere per nome. Il tuo MMR decide quante partite servono per una divisione, perciò il calcolatore vuole sapere quanto ti porta una vittoria. Il totale che vedi prima di pagare è il totale che ti viene addebitato.',
  'service.elo': 'Un booster gioca in Competitiva sul tuo account fino al rango che indichi.',
  'service.duo': 'Vi mettete in coda insieme, e le credenziali restano a te.',
  'service.placement': 'Fino a cinque partite dopo un reset, sul tuo account o fianco a fianco.',
  'service.win': 'Vittorie nette al tuo rango, con le sconfitte recuperate.',
  'question.first': 'Che succede alla fine di un atto?',
  'answer.first':
    'Dipende dall’atto: dopo alcuni c’è un reset, dopo altri il rango continua. Se un reset interrompe la tua scalata, lo staff può fermare l’ordine, e la parte non scalata viene rimborsata in base alle partite registrate. Il client mostra quando finisce l’atto.',
  'question.second': 'Riot permette il boosting in Valorant?',
  'answer.second':
    'No. Vieta il boosting e la condivisione dell’account, e le sanzioni possono arrivare al ban permanente. Possiamo custodire le tue credenziali, non la tua posizione presso Riot Games. Quando paghi confermi di saperlo.',
  'question.third': 'Quali regioni ci sono?',
  'answer.third':
    'Europa, Nord America, Brasile, America Latina e Asia-Pacifico. La Corea non è servita, perché lì il boosting è un reato. Solo i booster che offrono la tua regione possono prendere il tuo ordine, quindi assicurati di scegliere quella giusta.',
  'question.fourth': 'Chi vede le mie credenziali?',
  'answer.fourth':
    'In un ordine in duo nessuno, perché non ne dai. Altrimenti solo il booster che ha preso il tuo ordine, e solo durante il boost. La cassaforte annota ogni consultazione perché tu la legga, e viene svuotata quando l’ordine finisce.',
  'question.fifth': 'Quanto presto comincia qualcuno?',
  'answer.fifth':
    'La ricerca comincia quando l’ordine è pagato e, dove servono, le credenziali sono depositate. L’inizio è promesso entro un’ora. Se per allora nessuno ha preso il tuo ordine, aspetta ancora o annullalo, e riavrai l’intero prezzo.',
  'question.sixth': 'Come so che il rango è stato raggiunto?',
  'answer.sixth':
    'Il booster consegna un’immagine del rango finale. Hai 72 ore per confrontarla con il tuo account e chiudere l’ordine; dopo si chiude da solo. Lo staff può rimandare indietro una prova che non va.',
} as const satisfies LandingWords
