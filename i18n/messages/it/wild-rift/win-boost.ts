import type { ServiceWords } from '../../../game-pages.ts'

export default {
  lead: 'Compra vittorie nette, e con loro segni. Le sconfitte si recuperano dentro il prezzo.',
  description:
    'Vittorie nette in Wild Rift, in Classificata o Coda leggendaria, da {price} l’una. Una sconfitta non costa di più. Android e iOS, solo o duo.',
  'about.title': 'Una vittoria è un segno, quasi sempre',
  'about.first':
    'Fino a Diamante una vittoria vale di solito un segno, quindi le vittorie nette si confrontano quasi direttamente con una divisione: cinque in Diamante sono circa una divisione. A volte la tenacia classificata (Ranked Fortitude) ne fa due, o tiene un segno dopo una sconfitta. Da Master in su una vittoria porta punti, e quanti dipende dal gioco. L’ordine conta vittorie e sconfitte; i segni che portano sono tuoi, che siano di più o di meno.',
  'about.second':
    'Inserisci rango, numero, server, piattaforma e coda. Il rango fissa il prezzo di una vittoria, e il prezzo non si muove quando sali durante l’ordine. La Coda leggendaria si può scegliere da Diamante in su ed è in solo. In Classificata puoi giocare anche tu sul tuo telefono. Si possono indicare campioni; su un account recente che ne ha pochi, non indicarne e lascia che il booster veda che cosa c’è.',
  'question.first': 'Cinque vittorie nette da Smeraldo II: dove arrivo?',
  'answer.first':
    'Di solito una divisione più su, a Smeraldo I, perché lì una divisione chiede cinque segni. Con la tenacia può essere un po’ di più. Non è la promessa di un rango: se te ne serve uno, ordinalo come obiettivo di un elo boost.',
  'question.second': 'Che succede dopo una sconfitta?',
  'answer.second':
    'Il conto scende di uno e il booster continua a giocare, senza costi per te. Una sconfitta in cui la tenacia ha salvato il tuo segno resta una sconfitta nel conto, quindi non ci perdi nulla.',
  'question.third': 'Posso comprare vittorie per una ricompensa di stagione?',
  'answer.third':
    'Sì, se la ricompensa chiede un rango o vittorie classificate. Guarda i tempi e la fine della stagione, che non aspetta nessun ordine. Le vittorie non raggiunte vengono rimborsate quando lo staff lo ferma.',
  'question.fourth': 'Intanto posso giocare ARAM o partite normali?',
  'answer.fourth':
    'Non toccano il conto, ma due dispositivi non possono essere connessi insieme. Metti in pausa l’ordine prima di giocare, così che nessuna classificata venga interrotta, e riprendilo quando hai finito.',
  'question.fifth': 'Qualche vittoria mette a rischio il mio account?',
  'answer.fifth':
    'Sì. Riot Games non traccia un confine pubblico tra una partita boostata e cinquanta, e da entrambe può seguire una sospensione o un ban. Il duo tiene private le tue credenziali, ma resta una violazione dei termini. Al pagamento lo confermi.',
} as const satisfies ServiceWords
