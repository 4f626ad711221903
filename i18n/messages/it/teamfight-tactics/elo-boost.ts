import type { ServiceWords } from '../../../game-pages.ts'

export default {
  lead: 'Scegli un obiettivo. Un booster gioca le tue lobby in Classificata o Double Up finché non ci arrivi.',
  description:
    'Elo boost per TFT in Classificata o Double Up, da {price} a divisione. Ogni lobby registrata, rimborso in base ai progressi.',
  'about.title': 'Gli LP nelle lobby da otto',
  'about.first':
    'In Teamfight Tactics i tuoi LP dipendono dal piazzamento. La metà alta della lobby ne guadagna, la metà bassa ne perde, e un primo posto porta più di un quarto. Una divisione vale 100 LP, come in League of Legends, ma i due ranghi non hanno nulla in comune, nemmeno sullo stesso account Riot. Anche Classificata e Double Up hanno classifiche separate, e ogni nuovo set comincia con un reset.',
  'about.second':
    'Il booster gioca lobby intere sul tuo account, e una lobby che va bene è lunga: i migliori restano fino alla fine. Nel frattempo resta disconnesso da entrambi i giochi, perché League of Legends usa le stesse credenziali. I campioni non si possono scegliere in anticipo, perché è il negozio a decidere cosa offre una lobby. Per questo gioco è più adatto l’extra «{games.addon.coaching}»: plance e decisioni si possono rivedere dopo.',
  'question.first': 'Un booster arriva sempre primo?',
  'answer.first':
    'No. Si sale con top 4 costanti; cercare a tutti i costi il primo posto fa perdere LP. Nel registro vedrai terzi e quarti posti, e ogni tanto un ottavo. Paghi la divisione finale, e una lobby andata male si recupera con le successive.',
  'question.second': 'Posso giocare a League of Legends durante l’ordine?',
  'answer.second':
    'Non nello stesso momento. I due giochi usano lo stesso account Riot, e se accedi il booster viene disconnesso nel mezzo di una lobby. Quando vuoi l’account per te, metti in pausa l’ordine nella sua pagina e riprendilo dopo.',
  'question.third': 'Cosa succede quando comincia un nuovo set?',
  'answer.third':
    'I ranghi vengono azzerati, quindi una scalata incompiuta non può continuare. Prima di ordinare, confronta i tempi con la fine del set. Se per allora la scalata non è finita, lo staff può fermarla e ti rimborsiamo le divisioni che mancano.',
  'question.fourth': 'Perché non posso scegliere campioni o una composizione?',
  'answer.fourth':
    'Perché nessuno potrebbe rispettarla. Negozio, oggetti e unità contese decidono cosa è possibile, e forzare una composizione fa perdere LP. Per questo in Teamfight Tactics non c’è l’extra «{games.addon.characters.champions}».',
  'question.fifth': 'Riot penalizza il boosting anche in TFT?',
  'answer.fifth':
    'Sì. I termini sono gli stessi di League of Legends, e l’account anche. Una sospensione o un ban colpisce tutto ciò che contiene, comprese Mini Leggende, arene e skin. Non possiamo promettere che il tuo verrà risparmiato.',
} as const satisfies ServiceWords
