import type { LandingWords } from '../../../game-pages.ts'

export default {
  title: 'Boosting per League of Legends (LoL)',
  lead: 'Un booster gioca le tue classificate, da solo o con te, da Ferro a Challenger, in Solo/Duo o Flex. Vedi il prezzo voce per voce e segui ogni partita.',
  description:
    'Boosting per League of Legends da {price} a divisione: elo, duo, piazzamenti e vittorie nette. Prezzi voce per voce, rimborsi in base ai progressi.',
  'about.title': 'La classifica e come ti aiutiamo a salire',
  'about.first':
    'Sette ranghi da quattro divisioni portano da Ferro IV a Diamante I, e ogni divisione vale 100 LP. Sopra ci sono Master, Grandmaster e Challenger, dove gli LP non hanno limite e i posti in cima sono contati. Dopo un reset, la stagione si apre con cinque partite di piazzamento. Solo/Duo e Flex hanno ranghi separati, e così ogni server: il tuo rango su Europa Ovest non vale nulla sul server Nord America.',
  'about.second':
    'Per una divisione precisa scegli un elo boost, o un duo boost se vuoi giocare tu. Per una nuova stagione, un boost di piazzamento. Per allontanarti dalla retrocessione, un boost di vittorie. In tutti vedi le stesse cose: il prezzo voce per voce, i tempi previsti, il registro delle partite e quanto ti rimborseremmo se l’ordine si fermasse ora.',
  'service.elo': 'Un booster gioca sul tuo account fino alla divisione che scegli.',
  'service.duo': 'Giochi tu, con un booster come compagno e senza dare la password.',
  'service.placement': 'Fino a cinque partite dopo il reset, al prezzo del tuo ultimo rango.',
  'service.win': 'Un numero di vittorie nette al tuo rango. Le partite perse si recuperano.',
  'question.first': 'Quale servizio fa per me?',
  'answer.first':
    'Se vuoi un rango preciso, scegli un elo boost, o un duo boost per giocare tu. Dopo un reset, comincia dai piazzamenti. Se vuoi solo allontanarti dalla retrocessione, ti basta qualche vittoria netta. Puoi vedere il prezzo di tutti e quattro senza un account.',
  'question.second': 'Il boosting è contro le regole di League of Legends?',
  'answer.second':
    'Sì. Riot Games lo vieta e può togliere le ricompense classificate, sospendere l’account o bannarlo. Questo vale anche in duo. Lo diciamo prima di ogni pagamento e ti chiediamo di confermarlo, perché nessun servizio può toglierti questo rischio.',
  'question.third': 'Come proteggete le mie credenziali Riot?',
  'answer.third':
    'Sono cifrate in una cassaforte che può aprire solo il booster del tuo ordine, e solo durante il boost. Ogni consultazione viene registrata con data e ora, e puoi leggere il registro. Puoi cambiarle o cancellarle quando vuoi, e alla chiusura dell’ordine vengono cancellate comunque.',
  'question.fourth': 'Mi serve un account su questo sito?',
  'answer.fourth':
    'No, per ordinare come ospite basta un indirizzo e-mail. Se non paghi, ti mandiamo un solo promemoria via e-mail e annulliamo l’ordine dopo {figures.payment}. Non ti viene addebitato nulla.',
  'question.fifth': 'Quando viene pagato il booster?',
  'answer.fifth':
    'Dopo che hai controllato il risultato. Il booster invia una prova, e tu hai {figures.check} per guardarla. Solo allora la sua quota viene accreditata, e resta trattenuta per altri {figures.hold} prima di poter essere versata.',
  'question.sixth': 'Quali server posso scegliere?',
  'answer.sixth':
    'Europa Ovest, Europa Nord-Est, Nord America, Brasile, i due server dell’America Latina, Oceania, Turchia, Russia, Giappone, Medio Oriente, Sud-est asiatico, Taiwan e Vietnam. Non offriamo la Corea, perché lì il boosting è un reato. Se un server costa di più o di meno, il preventivo lo mostra in una voce a parte.',
} as const satisfies LandingWords
