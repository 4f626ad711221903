import type { ServiceWords } from '../../../game-pages.ts'

export default {
  lead: 'Un booster ottiene vittorie nette al tuo rango attuale, da solo o con te. Una partita persa si recupera e non ti costa nulla in più.',
  description:
    'Vittorie nette in LoL al tuo rango, da {price} l’una. Le sconfitte si recuperano senza costi. In solo o in duo, prezzo voce per voce.',
  'about.title': 'Come si contano le vittorie nette',
  'about.first':
    'Le vittorie nette sono le vittorie meno le sconfitte: quattro vinte e una persa fanno tre. L’ordine finisce quando hai il numero che hai comprato, per quante partite ci vogliano. Servono a chi non ha un rango obiettivo ma vuole allontanarsi dalla retrocessione, uscire da una divisione in cui è bloccato o restare attivo contro il decay nei ranghi alti.',
  'about.second':
    'Il prezzo dipende dal rango che hai quando ordini. Quanti LP porteranno le vittorie dipende dal tuo MMR e non cambia il prezzo. Un booster gioca sul tuo account, oppure passi al duo e giochi anche tu. «{games.addon.bonus-win}» aggiunge una vittoria a prezzo fisso. Puoi scegliere anche la Flex; in quel caso inserisci il tuo rango Flex.',
  'question.first': 'Quante partite servono per cinque vittorie nette?',
  'answer.first':
    'Quante ne servono per avere cinque vittorie più delle sconfitte. Cinque di fila bastano; con due sconfitte nel mezzo sono nove partite. In ogni caso ne paghi cinque, e la pagina dell’ordine mostra il conto dopo ogni partita.',
  'question.second': 'Così arrivo alla divisione successiva?',
  'answer.second':
    'Forse, ma non fa parte dell’ordine. Se una vittoria ti porta 20 LP e una sconfitta te ne toglie 20, cinque vittorie nette fanno 100 LP, cioè una divisione. Se è la divisione che conta, ordina un elo boost: lì l’obiettivo è fisso e il numero di partite è libero.',
  'question.third': 'Se durante l’ordine il mio rango sale, aumenta anche il prezzo?',
  'answer.third':
    'No. Il prezzo è fissato dal rango che avevi al momento dell’ordine. Se le vittorie ti portano da Oro a Platino, quelle che restano costano sempre quanto dice il preventivo.',
  'question.fourth': 'Remake e dodge contano?',
  'answer.fourth':
    'No. Un remake non ha vincitori, e una lobby saltata per un dodge non è mai diventata una partita: nessuno dei due cambia il conto. Gli LP persi con un dodge qui non vengono recuperati, perché questo ordine conta partite, non punti.',
  'question.fifth': 'Poche vittorie passano inosservate?',
  'answer.fifth':
    'A questo può rispondere solo Riot Games, quindi non fingiamo di saperlo. Il boosting viola i termini in qualunque misura, e le penalità vanno dalla perdita delle ricompense classificate al ban permanente. Lo rileggi al pagamento e lo confermi lì.',
} as const satisfies ServiceWords
