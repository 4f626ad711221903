import type { ServiceWords } from '../../../game-pages.ts'

export default {
  lead: 'Cinque partite decidono da dove parte la tua stagione. Falle giocare a un booster, o giocale insieme a lui.',
  description:
    'Partite di piazzamento di LoL con un booster, in solo o in duo. Da {price} a partita, secondo il tuo ultimo rango.',
  'about.title': 'Cosa possono e cosa non possono fare cinque partite',
  'about.first':
    'Dopo un reset, ogni coda chiede cinque partite di piazzamento prima di mostrare un rango. Il gioco combina il tuo MMR nascosto della stagione passata con questi cinque risultati e ti assegna una divisione. Una partita di piazzamento ti sposta più di quelle successive, ma non cancella un vecchio MMR: cinque vittorie non portano in Diamante un account che ha chiuso in Argento.',
  'about.second':
    'Inserisci il rango con cui hai chiuso la scorsa stagione, oppure «{games.unranked}», e quante delle cinque partite ti restano. Un booster le gioca sul tuo account, oppure giochi anche tu e tieni la password per te. Solo/Duo e Flex ti piazzano separatamente, quindi un ordine vale per una sola delle due. Se scegli dei campioni, sceglili in numero sufficiente perché un paio di ban non li escluda tutti.',
  'question.first': 'Che rango avrò dopo i piazzamenti?',
  'answer.first':
    'Nessuno può saperlo prima. Dipende dal tuo vecchio MMR, dai risultati e dagli avversari. Compri partite giocate da un giocatore forte, non una divisione. Se vuoi un rango preciso, ordina un elo boost dopo i piazzamenti.',
  'question.second': 'Non ho un rango. Quanto costa una partita?',
  'answer.second':
    'Senza un ultimo rango su cui basarsi, un piazzamento ha il prezzo di Argento. Se nella scorsa stagione avevi un rango, inseriscilo: il prezzo di una partita dipende da quello, poi dal server e dalla coda.',
  'question.third': 'Cosa succede se una partita di piazzamento va persa?',
  'answer.third':
    'Conta come giocata, perché una partita di piazzamento non si può ripetere. Ordini un numero di partite, e il registro mostra le sconfitte come le vittorie. Se vuoi che le sconfitte vengano recuperate, scegli un boost di vittorie.',
  'question.fourth': 'Ho già giocato due partite su cinque. Posso ordinare le altre?',
  'answer.fourth':
    'Sì, imposta il numero su tre. Puoi ordinarne da una a cinque, e prezzo e tempi si adeguano. Finché l’ordine è in corso, non giocare altre classificate in quella coda, o ne resteranno meno di quante ne hai pagate.',
  'question.fifth': 'Rischio una penalità anche solo per cinque partite?',
  'answer.fifth':
    'Sì. Ai termini di Riot Games non importa quante partite qualcun altro gioca per te. Anche una sola può portare a una sospensione, alla perdita delle ricompense o a un ban. Se giochi anche tu, la password resta tua, ma è pur sempre boosting a pagamento.',
} as const satisfies ServiceWords
