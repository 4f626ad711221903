import type { ServiceWords } from '../../../game-pages.ts'

export default {
  lead: 'Giochi tu ogni partita, con un booster al tuo fianco. Ci serve il tuo Riot ID, mai la password.',
  description:
    'Sali in LoL fianco a fianco con un booster, sul tuo account. Da {price} a divisione, senza password, ogni partita registrata.',
  'about.title': 'Due giocatori, una scalata',
  'about.first':
    'In Solo/Duo puoi entrare in coda con un solo compagno, e solo se i vostri ranghi sono abbastanza vicini. Per questo il tuo booster gioca su un account con un rango adatto al tuo. In Flex i gruppi possono essere più grandi, ma in un duo boost siete sempre tu e un booster. I tuoi LP dipendono solo dal tuo account: il gioco guarda le tue vittorie, le tue sconfitte e il tuo MMR, non quelli del compagno.',
  'about.second':
    'Nessuna partita si gioca senza di te: il ritmo lo danno i tuoi orari, e i tempi sono più lunghi che in un elo boost. Indica le tue ore nell’ordine: i booster le vedono prima di prenderlo. Gioca nel tuo ruolo migliore e lascia al compagno la giungla o il carry. «{games.addon.solo-only}» e «{games.addon.offline}» qui non ci sono, perché servono ai booster che giocano da soli sul tuo account.',
  'question.first': 'Il duo è più sicuro che cedere l’account?',
  'answer.first':
    'Per le tue credenziali sì: accedi solo tu. Per Riot Games resta boosting a pagamento, che i suoi termini vietano in ogni forma. Potresti comunque essere sospeso o perdere le ricompense classificate, e non ti promettiamo il contrario. Al pagamento accetti questa dichiarazione.',
  'question.second': 'Cosa vi serve da me?',
  'answer.second':
    'Il tuo Riot ID con il tag, il server e le ore in cui puoi giocare. Il booster usa quel nome per invitarti. Un ordine in duo non richiede mai la password, quindi non darla a nessuno, nemmeno al tuo booster.',
  'question.third': 'Devo carriare anch’io?',
  'answer.third':
    'Gioca come fai sempre. Qualche partita la perderai anche con un compagno forte, e quegli LP si recuperano senza costi in più. Un campione che conosci bene aiuta più di uno forte in questa patch.',
  'question.fourth': 'Posso giocare in duo da Master in su?',
  'answer.fourth':
    'Puoi ordinarlo, e in quel caso il prezzo segue gli LP invece delle divisioni. Chi può entrare in coda con chi, ai vertici, lo decide Riot, e la regola cambia di stagione in stagione. Controllala prima di ordinare, oppure scegli {games.queue.flex}.',
  'question.fifth': 'E se per qualche giorno non posso giocare?',
  'answer.fifth':
    'Metti in pausa l’ordine nella sua pagina e riprendilo quando torni; il prezzo resta lo stesso. Se preferisci chiuderlo, lo staff può fermarlo. In quel caso ti rimborsiamo le divisioni non giocate, in base alle partite registrate.',
} as const satisfies ServiceWords
