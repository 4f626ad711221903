import type { ServiceWords } from '../../../game-pages.ts'

export default {
  lead: 'Giochi tu ogni partita, accanto a un booster. Ci serve il tuo Riot ID e nessuna password.',
  description:
    'Sali in League of Legends fianco a fianco con un booster, sul tuo account. Da {price} a divisione, senza password, ogni partita registrata.',
  'about.title': 'Due giocatori, una scalata',
  'about.first':
    'La Solo/Duo ammette un solo compagno, e solo se i due ranghi sono vicini. Il tuo booster gioca quindi su un account il cui rango si adatta al tuo. In Flex il gruppo può essere più grande, ma in un duo boost siete sempre tu e un booster. Gli LP contano solo sul tuo account: il gioco guarda le tue vittorie, le tue sconfitte e il tuo MMR, non quelli del compagno.',
  'about.second':
    'Nessuna partita si gioca senza di te: sono le tue ore libere a dare il ritmo, e i tempi sono più lunghi che in un elo boost. Indica quelle ore nell’ordine: i booster le vedono prima di prenderlo. Gioca nel ruolo in cui ti senti a casa e lascia al compagno la giungla o il carry. «Solo coda singola» e «Appari offline» qui mancano, perché presuppongono un booster da solo sull’account.',
  'question.first': 'Il duo è più sicuro che cedere l’account?',
  'answer.first':
    'Per le tue credenziali sì: accedi solo tu. Per Riot Games resta boosting a pagamento, che i suoi termini vietano in ogni forma. Una sospensione o la perdita delle ricompense classificate restano possibili, e non promettiamo altro. Al pagamento accetti questa dichiarazione.',
  'question.second': 'Che cosa vi serve da me?',
  'answer.second':
    'Il tuo Riot ID con il tag, il server e le ore in cui puoi giocare. Il booster ti invita con quel nome. Un ordine in duo non richiede mai una password, quindi non darla a nessuno, nemmeno al tuo booster.',
  'question.third': 'Devo fare carry anch’io?',
  'answer.third':
    'Gioca come fai sempre. Si perde anche con un compagno forte accanto, e quegli LP si recuperano dentro il prezzo. Un campione che conosci bene aiuta più di uno forte in questa patch.',
  'question.fourth': 'Posso salire in duo in Master e oltre?',
  'answer.fourth':
    'Si può ordinare, e il prezzo segue allora gli LP invece delle divisioni. Chi può mettersi in coda con chi, in cima, lo decide Riot, e la regola cambia di stagione in stagione. Controllala prima di ordinare, oppure scegli la Flex.',
  'question.fifth': 'E se per qualche giorno non posso giocare?',
  'answer.fifth':
    'Metti in pausa l’ordine sulla sua pagina e riprendilo quando torni; il prezzo resta lo stesso. Se preferisci chiuderlo, lo staff può fermarlo. Le divisioni non scalate vengono allora rimborsate in base alle partite registrate.',
} as const satisfies ServiceWords
