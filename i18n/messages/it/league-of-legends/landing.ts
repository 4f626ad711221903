import type { LandingWords } from '../../../game-pages.ts'

export default {
  title: 'Boosting per League of Legends',
  lead: 'Da Ferro a Challenger, in Solo/Duo o Flex. Imposta una scalata, vedi il prezzo voce per voce e segui ogni partita.',
  description:
    'Boosting per League of Legends da {price} a divisione: elo, duo, piazzamenti e vittorie nette. Prezzi voce per voce, partite registrate, rimborsi.',
  'about.title': 'La classifica, e che cosa ci facciamo',
  'about.first':
    'Sette ranghi di quattro divisioni portano da Ferro IV a Diamante I, e ogni divisione vale 100 LP. Sopra stanno Master, Grandmaster e Challenger, dove gli LP non hanno tetto e i posti in cima sono limitati. Un reset apre la stagione con cinque partite di piazzamento. Solo/Duo e Flex hanno ranghi separati, e così ogni server: un rango su Europa Ovest non dice nulla in Nord America.',
  'about.second':
    'Quattro servizi per quattro desideri. Una certa divisione è un elo boost, o un duo boost se vuoi giocare tu. Una stagione nuova è un boost piazzamento. Un po’ di margine sopra una retrocessione è un boost vittorie. In ognuno vedi le stesse cose: il prezzo voce per voce, i tempi previsti, il registro delle partite e l’importo che riavresti se l’ordine si fermasse ora.',
  'service.elo': 'Un booster scala sul tuo account fino alla divisione che indichi.',
  'service.duo': 'Scali tu, con un booster come compagno e senza dare password.',
  'service.placement': 'Fino a cinque partite dopo il reset, al prezzo del tuo ultimo rango.',
  'service.win': 'Un numero di vittorie nette al tuo rango. Una partita persa si recupera.',
  'question.first': 'Quale servizio fa per me?',
  'answer.first':
    'Se l’obiettivo è un rango, scegli l’elo boost, o il duo boost per giocare tu. Dopo un reset, comincia dai piazzamenti. Se vuoi solo allontanarti da una retrocessione, prendi qualche vittoria netta. Puoi calcolare il prezzo di tutti e quattro senza account.',
  'question.second': 'Il boosting è contro le regole di League of Legends?',
  'answer.second':
    'Sì. Riot Games lo vieta e può togliere le ricompense classificate, sospendere l’account o bannarlo. Vale anche per il duo. Lo diciamo prima di ogni pagamento e ti chiediamo di confermarlo, perché nessun servizio può toglierti questo rischio.',
  'question.third': 'Come custodite le mie credenziali Riot?',
  'answer.third':
    'In una cassaforte: cifrate, apribili solo dal booster del tuo ordine e solo durante il boost. Ogni consultazione è registrata con l’ora, e puoi leggere il registro. Puoi sostituire o revocare le credenziali, e vengono cancellate quando l’ordine si chiude.',
  'question.fourth': 'Mi serve un account qui?',
  'answer.fourth':
    'No, per ordinare come ospite basta un’e-mail. Un ordine non pagato viene annullato dopo 48 ore, con un solo promemoria via e-mail prima. Per questo non viene addebitato nulla.',
  'question.fifth': 'Quando viene pagato il booster?',
  'answer.fifth':
    'Dopo il tuo controllo. Il booster consegna la prova del risultato, e tu hai 72 ore per guardarla. Solo allora la sua quota viene accreditata, e resta trattenuta altri sette giorni prima di poter essere versata.',
  'question.sixth': 'Quali server posso scegliere?',
  'answer.sixth':
    'Europa Ovest, Europa Nord-Est, Nord America, Brasile, i due server dell’America Latina, Oceania, Turchia, Russia, Giappone, Medio Oriente, Sud-est asiatico, Taiwan e Vietnam. La Corea non è servita, perché lì il boosting è un reato. Se un server costa di più o di meno, il preventivo lo dice in una voce a parte.',
} as const satisfies LandingWords
