import type { ServiceWords } from '../../../game-pages.ts'

export default {
  lead: 'Un booster ottiene le vittorie nette che compri e, con loro, i marchi. Le sconfitte si recuperano senza costi in più.',
  description:
    'Vittorie nette in Wild Rift, in Classificata o Coda leggendaria, da {price} l’una. Una sconfitta non ti costa di più. Android e iOS, solo o duo.',
  'about.title': 'Una vittoria è un marchio, quasi sempre',
  'about.first':
    'Fino a Diamante una vittoria vale di solito un marchio, quindi puoi quasi contare le vittorie nette in divisioni: cinque in Diamante sono circa una divisione. A volte la tempra classificata (Ranked Fortitude) ne fa due, o salva un marchio dopo una sconfitta. Da Master in su una vittoria porta punti, e quanti dipende dal gioco. L’ordine conta vittorie e sconfitte; i marchi che portano sono tuoi, tanti o pochi che siano.',
  'about.second':
    'Inserisci rango, numero, server, piattaforma e coda. Il rango fissa il prezzo di una vittoria, e il prezzo non cambia se sali durante l’ordine. Puoi scegliere la {games.queue.legendary} da Diamante in su; è riservata a chi gioca da solo. In Classificata puoi giocare anche tu sul tuo telefono. Puoi chiedere campioni specifici; su un account nuovo che ne ha pochi, non sceglierne e lascia che il booster veda cosa c’è.',
  'question.first': 'Cinque vittorie nette da Smeraldo II: dove arrivo?',
  'answer.first':
    'Di solito una divisione più su, a Smeraldo I, perché lì una divisione richiede cinque marchi. Con la tempra può essere un po’ di più. Non è la promessa di un rango: se te ne serve uno, ordinalo come obiettivo di un elo boost.',
  'question.second': 'Cosa succede dopo una sconfitta?',
  'answer.second':
    'Il conto scende di uno e il booster continua a giocare, senza costi per te. Se la tempra ti salva il marchio, la sconfitta conta comunque, quindi il booster la recupera lo stesso.',
  'question.third': 'Posso comprare vittorie per una ricompensa stagionale?',
  'answer.third':
    'Sì, se la ricompensa chiede un rango o vittorie classificate. Confronta i tempi con la fine della stagione, perché la stagione non aspetta il tuo ordine. Se lo staff lo ferma, ti rimborsiamo le vittorie non raggiunte.',
  'question.fourth': 'Nel frattempo posso giocare ARAM o partite normali?',
  'answer.fourth':
    'Non influiscono sul conto, ma due dispositivi non possono essere connessi insieme. Metti in pausa l’ordine prima di giocare, così nessuna classificata viene interrotta, e riprendilo quando hai finito.',
  'question.fifth': 'Qualche vittoria mette a rischio il mio account?',
  'answer.fifth':
    'Sì. Riot Games non traccia un confine pubblico tra una partita boostata e cinquanta, e in entrambi i casi può seguire una sospensione o un ban. In duo le tue credenziali restano private, ma i termini sono comunque violati. Al pagamento lo confermi.',
} as const satisfies ServiceWords
