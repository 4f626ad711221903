import type { ServiceWords } from '../../../game-pages.ts'

export default {
  lead: 'Indica la divisione che vuoi e quella in cui sei. Un booster gioca sul tuo account le partite in mezzo.',
  description:
    'Alza il tuo rango in League of Legends, da {price} a divisione. Prezzo voce per voce, ogni partita registrata, rimborso di ciò che non è scalato.',
  'about.title': 'Come va una scalata nelle classificate di League of Legends',
  'about.first':
    'Solo/Duo e Flex sono classifiche separate, ognuna con il proprio MMR nascosto. Una divisione vale 100 LP, e con la barra piena sali senza serie di promozione. Da Master in su non ci sono divisioni: gli LP non hanno tetto, e Grandmaster e Challenger iniziano a soglie più alte. Quanti LP porta una vittoria dipende dal tuo MMR, perciò il calcolatore lo chiede accanto alla divisione e al server.',
  'about.second':
    'Il booster accede con le credenziali della tua cassaforte e gioca la coda che hai scelto fino all’obiettivo. La tua parte è piccola: intanto non giocare classificate in quella coda e resta fuori dal client durante una partita, perché un secondo accesso chiude il primo. I campioni indicati restringono le scelte del booster e «Solo coda singola» esclude un compagno fisso, perciò entrambi hanno un costo in più.',
  'question.first': 'Che cosa può fare Riot al mio account?',
  'answer.first':
    'Riot Games vieta il boosting, e anche l’accesso di un estraneo al tuo account viola i termini. Le misure note sono la perdita delle ricompense classificate, la sospensione e il ban permanente. Non possiamo escluderne nessuna. Lo confermi prima di pagare, quindi decidi sapendolo.',
  'question.second': 'Perché chiedete quanti LP ottengo per vittoria?',
  'answer.second':
    'Perché dipende dal tuo MMR. Se una vittoria porta nettamente meno di quanto toglie una sconfitta, ogni divisione richiede più partite: un guadagno basso costa quindi di più e dura di più. Se porta nettamente di più, scegli alto. Circa pari è normale.',
  'question.third': 'Chi paga le partite perse e i dodge?',
  'answer.third':
    'Non tu. Il prezzo vale per l’obiettivo, quindi gli LP persi per una sconfitta o un dodge vengono riscalati senza costi. Ogni partita è registrata con il risultato e la posizione che ne segue, così vedi anche i cali.',
  'question.fourth': 'Posso ordinare una scalata in Flex?',
  'answer.fourth':
    'Sì. Scegli Flex come coda e inserisci il tuo rango Flex, che è separato dalla Solo/Duo. La coda ha una voce propria nel prezzo. Una scalata in una coda non muove il rango nell’altra: ordina per quella che ti interessa.',
  'question.fifth': 'E se la stagione finisce prima della scalata?',
  'answer.fifth':
    'Un reset sposta tutti gli account, quindi una scalata incompiuta non può semplicemente continuare. Confronta i tempi su questa pagina con i giorni che restano alla stagione. Se alla fine sono troppo stretti, lo staff può fermare l’ordine: ciò che le partite registrate hanno guadagnato resta pagato, il resto torna a te.',
} as const satisfies ServiceWords
