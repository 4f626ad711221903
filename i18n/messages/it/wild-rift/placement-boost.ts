import type { ServiceWords } from '../../../game-pages.ts'

export default {
  lead: 'Wild Rift non ha partite di piazzamento. Questo è quanto ci si avvicina di più: le tue prime partite classificate della stagione, giocate da un booster o con lui.',
  description:
    'Le tue prime partite della stagione di Wild Rift, giocate da un booster o con lui, da {price} a partita. Fino a dieci, con i marchi di ognuna.',
  'about.title': 'Un inizio di stagione senza piazzamenti',
  'about.first':
    'Su PC una manciata di partite fissa il tuo rango. In Wild Rift è diverso: una nuova stagione ti mette un po’ sotto il rango con cui hai chiuso, e da lì giochi subito. Da quanto in basso riparti dipende da quel rango. Le prime partite contano comunque, perché tutti risalgono nello stesso momento e le lobby sono miste. Una serie di vittorie ti riporta su in fretta.',
  'about.second':
    'Questo ordine vale per partite classificate a inizio stagione, da una a dieci. Il rango della scorsa stagione fissa il prezzo di una partita; se non ne hai uno, vale quello di Argento. Un booster gioca sul tuo account, oppure in gruppo con te. Vittorie, sconfitte e marchi vengono registrati. Il rango a cui arrivi è il risultato delle partite, non una promessa.',
  'question.first': 'Allora perché si chiama «{games.service.placement-boost}»?',
  'answer.first':
    'Perché serve alla stessa cosa, un buon inizio di stagione, e il servizio ha lo stesso nome in tutti i nostri giochi. In Wild Rift indica le tue prime partite classificate, perché non c’è una fase di piazzamento.',
  'question.second': 'Ho già giocato qualche partita in questa stagione. È troppo tardi?',
  'answer.second':
    'No. L’ordine copre il numero di classificate che scegli, in qualunque momento si giochino. Aiutano di più nei primi giorni, prima che la classifica si assesti. Più avanti, di solito ottieni di più con vittorie nette o una scalata.',
  'question.third': 'Le partite perse vengono sostituite?',
  'answer.third':
    'No. Ordini partite, e una partita persa è stata giocata. La tempra classificata (Ranked Fortitude) può comunque salvare il marchio. Se vuoi recuperare le sconfitte, scegli un boost di vittorie: lì conta solo la differenza.',
  'question.fourth': 'Che differenza c’è tra solo e duo?',
  'answer.fourth':
    'Solo: il booster accede al tuo account Riot da un altro dispositivo. Duo: giochi sul tuo telefono, con il booster nel tuo gruppo, e condividi solo il nome in gioco. Il duo ha una voce propria nel prezzo e richiede il tuo tempo.',
  'question.fifth': 'L’inizio di stagione è un momento rischioso?',
  'answer.fifth':
    'Né più né meno di ogni altro. Riot Games vieta il boosting tutto l’anno, e la penalità può essere una sospensione, la perdita di ricompense o un ban. Non conosciamo una settimana in cui sia diverso.',
} as const satisfies ServiceWords
