import type { ServiceWords } from '../../../game-pages.ts'

export default {
  lead: 'Cinque partite decidono da dove parte la tua stagione. Falle giocare a un booster, o giocale con lui.',
  description:
    'Piazzamenti di League of Legends con un booster, in solo o in duo. Da {price} a partita, secondo il tuo ultimo rango, ogni risultato registrato.',
  'about.title': 'Che cosa possono e non possono fare cinque partite',
  'about.first':
    'Dopo un reset, ogni coda chiede cinque partite di piazzamento prima di mostrare un rango. Il gioco guarda il tuo MMR nascosto della stagione precedente e questi cinque risultati, e ti assegna una divisione. Una partita di piazzamento ti sposta più di una successiva, ma non cancella un vecchio MMR: un account che ha chiuso in Argento non finirà in Diamante con cinque vittorie.',
  'about.second':
    'Inserisci il rango con cui hai chiuso la scorsa stagione, o non classificato, e quante delle cinque partite restano. Un booster le gioca sul tuo account, oppure giochi anche tu e tieni la password. Solo/Duo e Flex ti piazzano separatamente, quindi un ordine vale per una delle due. Puoi indicare dei campioni; tieni la lista abbastanza ampia che un paio di ban non la svuoti.',
  'question.first': 'Che rango avrò dopo i piazzamenti?',
  'answer.first':
    'Nessuno può saperlo prima. Dipende dal tuo vecchio MMR, dai risultati e dagli avversari. Compri partite giocate da un giocatore forte, non una divisione. Se vuoi un certo rango, ordina un elo boost dopo i piazzamenti.',
  'question.second': 'Sono non classificato. Quanto costa una partita?',
  'answer.second':
    'Un piazzamento da non classificato ha il prezzo di Argento, perché non c’è un ultimo rango su cui basarsi. Se nella scorsa stagione un rango l’avevi, inseriscilo: il prezzo di una partita segue il suo rango, poi server e coda.',
  'question.third': 'Che succede se una partita di piazzamento è persa?',
  'answer.third':
    'Conta come giocata, perché una partita di piazzamento non si può ripetere. L’ordine è per un numero di partite, e una sconfitta sta nel registro come una vittoria. Se vuoi che le sconfitte si recuperino, il servizio giusto è il boost vittorie.',
  'question.fourth': 'Ne ho giocate due su cinque. Posso ordinare le altre?',
  'answer.fourth':
    'Sì, imposta il numero su tre. Puoi ordinarne da una a cinque, e prezzo e tempi seguono. Mentre l’ordine è in corso non giocare altre classificate in quella coda, o ne resteranno meno di quante ne hai pagate.',
  'question.fifth': 'Posso essere punito per cinque partite?',
  'answer.fifth':
    'Sì. I termini di Riot Games non chiedono quante partite qualcun altro ha giocato per te. Una sospensione, ricompense perse o un ban possono seguire anche una sola. Se giochi anche tu la password resta con te, ma rimane boosting a pagamento.',
} as const satisfies ServiceWords
