import type { ServiceWords } from '../../../game-pages.ts'

export default {
  lead: 'Dal rango che hai al rango che indichi, in Competitiva, 100 RR alla volta.',
  description:
    'Elo boost per Valorant in Competitiva, da {price} a divisione. RR registrati partita per partita, prezzo voce per voce, rimborso di ciò che manca.',
  'about.title': 'Come si muovono gli RR, e che cosa significa per una scalata',
  'about.first':
    'Ogni divisione da Ferro 1 ad Ascendente 3 vale 100 RR. Una vittoria porta più RR quando il tuo MMR nascosto sta sopra il rango che mostri, e possono contare anche la differenza di round e la tua prestazione. Non c’è una partita di promozione: a 100 RR sei passato. Da Immortale in su gli RR non hanno tetto, e Radiante chiede anche un posto tra i migliori della tua regione.',
  'about.second':
    'Il booster gioca in Competitiva sul tuo account, nella tua regione. Dicci quanto ti porta una vittoria normale, perché un account con guadagno basso richiede più partite. Si possono indicare agenti come extra, se sono sbloccati. Lo stream privato ti mostra i round in diretta, il coaching ti dice perché sono stati vinti. Durante l’ordine lascia stare la Competitiva: le tue partite sposterebbero gli RR su cui si basa il registro.',
  'question.first': 'Quali agenti posso chiedere?',
  'answer.first':
    'Tutti quelli sbloccati sul tuo account; il booster gioca allora solo con quelli. Indica agenti di più ruoli. L’agente è di chi lo blocca per primo, e una lista con un solo duellante non lascia nulla quando un compagno è più veloce.',
  'question.second': 'Perché il mio amico ottiene più RR per vittoria?',
  'answer.second':
    'Gli RR seguono la distanza tra MMR e rango. Con un MMR sopra il tuo rango, le vittorie rendono più di quanto costano le sconfitte; sotto, è il contrario. Scegli basso, normale o alto in base alle ultime partite. Cambia prezzo e tempi.',
  'question.third': 'Il prezzo copre le partite perse?',
  'answer.third':
    'Sì. Il preventivo è per il rango che hai indicato. Le sconfitte, i dodge e gli RR che tolgono fanno parte del percorso, e il booster continua a giocare finché non arrivi. Il registro mostra tutto.',
  'question.fourth': 'Potete portarmi a Radiante?',
  'answer.fourth':
    'Si può ordinare, e può prenderlo solo un booster abilitato per quell’altitudine. Radiante richiede abbastanza RR e uno dei posti limitati della tua regione, e le due cose cambiano ogni giorno. L’ordine è per gli RR che inserisci, quindi guarda prima la classifica.',
  'question.fifth': 'Che cosa fa Riot con gli account boostati?',
  'answer.fifth':
    'Il boosting e la condivisione dell’account violano i termini. Riot Games può togliere ricompense classificate, sospendere o bannare, e Vanguard gira su ogni computer su cui si usa il tuo account. Ciò che ne segue non è in mano nostra. Lo accetti prima di pagare.',
} as const satisfies ServiceWords
