import type { ServiceWords } from '../../../game-pages.ts'

export default {
  lead: 'Due plance, una squadra. Sali in Double Up con un booster come compagno.',
  description:
    'Scala la classifica Double Up di Teamfight Tactics con un booster accanto, da {price} a divisione. Giochi tu e non dai nessuna password.',
  'about.title': 'Perché qui duo vuol dire Double Up',
  'about.first':
    'In Classificata ognuno gioca per sé: un amico nella lobby è uno dei sette avversari. Double Up è la modalità per due. Quattro squadre condividono una lobby; i compagni vivono della stessa salute, si mandano unità e si aiutano sull’altra plancia. Ha una classifica propria da Ferro a Challenger, con 100 LP a divisione, e il posto della squadra conta per tutti e due.',
  'about.second':
    'Tu giochi la tua plancia e il booster la sua. Ti passa le unità che ti servono, e tu gli passi quelle di cui puoi fare a meno. Come partenza inserisci il rango Double Up, non quello di Classificata, o distanza e prezzo saranno sbagliati. Le tue ore libere danno il ritmo. Puoi aggiungere il coaching e una vittoria bonus; campioni specifici no, per lo stesso motivo che vale ovunque in questo gioco: decide il negozio.',
  'question.first': 'Possiamo salire insieme in Classificata?',
  'answer.first':
    'No. In quella coda sareste avversari, e due giocatori che si accordano sui posti violano una regola in più. Un ordine con un compagno è sempre in Double Up. Per il tuo rango in Classificata c’è l’elo boost.',
  'question.second': 'Posso essere punito anche se gioco io?',
  'answer.second':
    'Sì, può succedere, e anche al tuo compagno. I termini di Riot Games vietano il boosting a pagamento anche quando alla plancia ci sei tu. Le tue credenziali non corrono rischi, perché nessun altro le usa; il tuo account sì. Lo confermi prima di pagare.',
  'question.third': 'Non ho ancora un rango Double Up. E adesso?',
  'answer.third':
    'Una scalata ha bisogno di una partenza, perché il prezzo conta le divisioni da lì. Gioca le prime partite di Double Up per conto tuo, oppure ordinale come boost piazzamento in duo. Dopo avrai un rango da inserire qui.',
  'question.fourth': 'Quali posti ci fanno avanzare?',
  'answer.fourth':
    'Le prime due squadre su quattro guadagnano LP, le altre due ne perdono. Le lobby andate male fanno parte di ogni scalata e si recuperano dentro il prezzo. Paghi la divisione che hai indicato, non le singole partite.',
  'question.fifth': 'Come troviamo ore che vadano bene a entrambi?',
  'answer.fifth':
    'Nell’ordine scrivi quando puoi giocare. I booster lo leggono prima di prenderlo, quindi chi lo prende conosce le tue ore. Se nessuno lo prende entro un’ora, puoi annullare e riavere tutto.',
} as const satisfies ServiceWords
