import type { ServiceWords } from '../../../game-pages.ts'

export default {
  lead: 'Un booster gioca in Competitiva sul tuo account, dal rango che hai al rango che vuoi, 100 RR alla volta.',
  description:
    'Elo boost per Valorant in Competitiva, da {price} a divisione. RR registrati partita per partita, rimborso di ciò che non viene giocato.',
  'about.title': 'Come si muovono gli RR e cosa comporta per una scalata',
  'about.first':
    'Ogni divisione da Ferro 1 ad Ascendente 3 vale 100 RR. Una vittoria porta più RR quando il tuo MMR nascosto è più alto del rango che vedi, e possono contare anche la differenza di round e la tua prestazione. Non c’è una partita di promozione: a 100 RR sei passato. Da Immortale in su gli RR non hanno limite, e per Radiante serve anche un posto tra i migliori della tua regione.',
  'about.second':
    'Il booster gioca in Competitiva sul tuo account, nella tua regione. Dicci quanto ti porta di solito una vittoria, perché un account con guadagni bassi richiede più partite. Puoi scegliere gli agenti come extra, se sono sbloccati. «{games.addon.stream}» ti mostra i round in diretta, e «{games.addon.coaching}» ti spiega perché sono stati vinti. Finché l’ordine è in corso non giocare in Competitiva: le tue partite sposterebbero gli RR su cui si basa il registro.',
  'question.first': 'Quali agenti posso chiedere?',
  'answer.first':
    'Tutti quelli sbloccati sul tuo account; il booster giocherà solo con quelli. Scegli agenti di più ruoli. Un agente va a chi lo blocca per primo: se hai scelto solo un duellante, un compagno più veloce lascia il booster senza alternative.',
  'question.second': 'Perché il mio amico guadagna più RR a vittoria?',
  'answer.second':
    'Gli RR dipendono dalla distanza tra MMR e rango. Se il tuo MMR è sopra il tuo rango, le vittorie portano più di quanto tolgono le sconfitte; se è sotto, è il contrario. Scegli «{games.gain.low}», «{games.gain.normal}» o «{games.gain.high}» in base alle tue ultime partite. Influisce su prezzo e tempi.',
  'question.third': 'Il prezzo copre le partite perse?',
  'answer.third':
    'Sì. Il preventivo è per il rango che hai scelto. Le sconfitte, i dodge e gli RR che costano fanno parte del percorso, e il booster continua a giocare finché non arrivi. Il registro mostra tutto.',
  'question.fourth': 'Potete portarmi a Radiante?',
  'answer.fourth':
    'Puoi ordinarlo, e può prenderlo solo un booster abilitato per quel rango. Per Radiante servono abbastanza RR e uno dei posti limitati della tua regione, e le due cose cambiano ogni giorno. L’ordine vale per gli RR che inserisci, quindi guarda prima la classifica.',
  'question.fifth': 'Cosa fa Riot con gli account boostati?',
  'answer.fifth':
    'Il boosting e la condivisione dell’account violano i termini. Riot Games può togliere ricompense classificate, sospendere o bannare gli account, e Vanguard è attivo su ogni computer su cui si usa il tuo account. Quello che succede poi non dipende da noi. Lo accetti prima di pagare.',
} as const satisfies ServiceWords
