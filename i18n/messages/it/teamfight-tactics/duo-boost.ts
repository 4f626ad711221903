import type { ServiceWords } from '../../../game-pages.ts'

export default {
  lead: 'Due plance, una squadra. Sali in Double Up con un booster come compagno.',
  description:
    'Scala la classifica Double Up di TFT con un booster accanto, da {price} a divisione. Giochi tu, senza dare la password.',
  'about.title': 'Perché qui duo vuol dire Double Up',
  'about.first':
    'In Classificata ognuno gioca per sé: un amico nella lobby è uno dei sette avversari. Double Up è la modalità per due. Quattro squadre condividono una lobby; i compagni hanno la salute in comune, si mandano unità e si aiutano sull’altra plancia. Ha una classifica propria da Ferro a Challenger, con 100 LP a divisione, e il piazzamento della squadra conta per entrambi.',
  'about.second':
    'Tu giochi sulla tua plancia e il booster sulla sua. Lui ti manda le unità che ti servono, tu gli mandi quelle di cui puoi fare a meno. Come partenza inserisci il rango di Double Up, non quello di Classificata, o distanza e prezzo saranno sbagliati. Il ritmo lo danno i tuoi orari. Puoi aggiungere «{games.addon.coaching}» e «{games.addon.bonus-win}»; i campioni invece non si possono scegliere, per lo stesso motivo che vale in tutto il gioco: decide il negozio.',
  'question.first': 'Possiamo salire insieme in Classificata?',
  'answer.first':
    'No. In quella coda sareste avversari, e due giocatori che si accordano sui piazzamenti violano una regola in più. Un ordine in duo è sempre in Double Up. Per il tuo rango in Classificata scegli un elo boost.',
  'question.second': 'Rischio una penalità anche se gioco io?',
  'answer.second':
    'Sì, e la rischia anche il tuo compagno. I termini di Riot Games vietano il boosting a pagamento anche se sulla tua plancia giochi tu. Le tue credenziali sono al sicuro, perché non le usa nessun altro; il tuo account no. Lo confermi prima di pagare.',
  'question.third': 'Non ho ancora un rango Double Up. E adesso?',
  'answer.third':
    'Una scalata ha bisogno di una partenza, perché il prezzo conta le divisioni da lì. Gioca per conto tuo le prime partite di Double Up, oppure ordinale come boost di piazzamento in duo. Dopo avrai un rango da inserire qui.',
  'question.fourth': 'Quali piazzamenti portano LP?',
  'answer.fourth':
    'Le prime due squadre su quattro guadagnano LP, le altre due ne perdono. Le lobby andate male fanno parte di ogni scalata e si recuperano senza costi in più. Paghi la divisione che hai scelto, non le singole partite.',
  'question.fifth': 'Come troviamo orari che vadano bene a entrambi?',
  'answer.fifth':
    'Nell’ordine indichi le ore in cui puoi giocare. I booster le leggono prima di prenderlo, quindi chi prende il tuo ordine conosce i tuoi orari. Se nessuno lo prende entro {figures.start}, puoi annullare e riavere tutto.',
} as const satisfies ServiceWords
