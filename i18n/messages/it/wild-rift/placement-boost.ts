import type { ServiceWords } from '../../../game-pages.ts'

export default {
  lead: 'Wild Rift non ha partite di piazzamento. Questo è ciò che ci va più vicino: le tue prime classificate della stagione.',
  description:
    'Le tue prime classificate della stagione di Wild Rift, giocate da un booster o con lui, da {price} a partita. Fino a dieci, ognuna con i suoi segni.',
  'about.title': 'Un inizio di stagione senza piazzamenti',
  'about.first':
    'Su PC una manciata di partite fissa il tuo rango. Wild Rift fa diversamente: una nuova stagione ti mette un po’ sotto il rango con cui hai chiuso, e da lì si continua subito a giocare. Da quanto in basso parti dipende da quel rango. Le prime partite pesano comunque, perché tutti risalgono nello stesso momento e le lobby sono miste. Una serie di vittorie ti riporta allora su in fretta.',
  'about.second':
    'Quest’ordine è per partite classificate a inizio stagione, da una fino a dieci. Il rango della scorsa stagione fissa il prezzo di una partita; senza rango vale il prezzo di Argento. Un booster gioca sul tuo account, o in gruppo con te. Vittorie, sconfitte e segni vengono registrati. Il rango che ne esce è il risultato delle partite e non una promessa.',
  'question.first': 'Allora perché si chiama boost piazzamento?',
  'answer.first':
    'Perché risponde allo stesso desiderio, un buon inizio di stagione, e il servizio ha un solo nome in tutti i nostri giochi. In Wild Rift indica le tue prime partite classificate, perché una fase di piazzamento non esiste.',
  'question.second': 'Ho già giocato qualche partita questa stagione. È troppo tardi?',
  'answer.second':
    'No. L’ordine copre il numero di classificate che scegli, in qualunque momento si giochino. Aiutano di più nei primi giorni, prima che la classifica si sia assestata. Più avanti, vittorie nette o una scalata di solito ti danno di più.',
  'question.third': 'Le partite perse vengono sostituite?',
  'answer.third':
    'No. L’ordine è per partite, e una persa è stata giocata. La tenacia classificata (Ranked Fortitude) può ancora salvare il segno. Se le sconfitte vanno recuperate, scegli un boost vittorie: lì conta solo la differenza.',
  'question.fourth': 'Che differenza c’è tra solo e duo?',
  'answer.fourth':
    'Solo: il booster accede al tuo account Riot su un altro dispositivo. Duo: giochi sul tuo telefono, con il booster nel gruppo, e dai solo il tuo nome in gioco. Il duo ha una voce propria nel prezzo e richiede il tuo tempo.',
  'question.fifth': 'L’inizio di una stagione è un momento rischioso?',
  'answer.fifth':
    'Né più né meno di ogni altro. Riot Games vieta il boosting tutto l’anno, e la sua risposta può essere una sospensione, ricompense perse o un ban. Non conosciamo una settimana in cui sia diverso.',
} as const satisfies ServiceWords
