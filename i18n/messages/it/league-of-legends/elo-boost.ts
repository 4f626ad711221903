import type { ServiceWords } from '../../../game-pages.ts'

export default {
  lead: 'Scegli dove sei e dove vuoi arrivare. Un booster gioca sul tuo account le partite che stanno in mezzo.',
  description:
    'Elo boost LoL da {price} a divisione. Prezzo voce per voce, ogni partita registrata, rimborso di ciò che non viene giocato.',
  'about.title': 'Come funziona una scalata in League of Legends',
  'about.first':
    'Solo/Duo e Flex sono classifiche separate, ognuna con il proprio MMR nascosto. Una divisione vale 100 LP, e con la barra piena sali senza serie di promozione. Da Master in su non ci sono divisioni: gli LP non hanno limite, e Grandmaster e Challenger iniziano da soglie più alte. Quanti LP porta una vittoria dipende dal tuo MMR, perciò il calcolatore te lo chiede insieme alla divisione e al server.',
  'about.second':
    'Il booster accede con le credenziali della tua cassaforte e gioca nella coda che hai scelto finché non raggiunge l’obiettivo. La tua parte è semplice: nel frattempo non giocare classificate in quella coda, e durante una partita non aprire il client, perché se accedi il booster viene disconnesso. Scegliere i campioni riduce le opzioni del booster, e «{games.addon.solo-only}» esclude un compagno di gruppo: per questo entrambi gli extra si pagano a parte.',
  'question.first': 'Cosa può fare Riot al mio account?',
  'answer.first':
    'Riot Games vieta il boosting, e anche far accedere un estraneo al tuo account viola i termini. Le penalità note sono la perdita delle ricompense classificate, la sospensione e il ban permanente. Non possiamo escluderne nessuna. Lo confermi prima di pagare, quindi tienine conto.',
  'question.second': 'Perché chiedete quanti LP guadagno a vittoria?',
  'answer.second':
    'Perché dipende dal tuo MMR. Se una vittoria porta nettamente meno di quanto toglie una sconfitta, ogni divisione richiede più partite: «{games.gain.low}» costa quindi di più e richiede più tempo. Se una vittoria porta nettamente di più, scegli «{games.gain.high}». Se più o meno si equivalgono, scegli «{games.gain.normal}».',
  'question.third': 'Chi paga le partite perse e i dodge?',
  'answer.third':
    'Non tu. Il prezzo è per l’obiettivo, quindi gli LP persi con una sconfitta o un dodge si recuperano senza costi. Ogni partita viene registrata con il risultato e il tuo rango subito dopo, così vedi anche i momenti no.',
  'question.fourth': 'Posso ordinare una scalata in Flex?',
  'answer.fourth':
    'Sì. Scegli {games.queue.flex} come coda e inserisci il tuo rango Flex, che è separato da quello di Solo/Duo. La coda ha una voce propria nel prezzo. Una scalata in una coda non cambia il rango nell’altra, quindi ordina per quella che ti interessa.',
  'question.fifth': 'E se la stagione finisce prima del mio ordine?',
  'answer.fifth':
    'Un reset sposta tutti gli account, quindi una scalata incompiuta non può semplicemente continuare. Prima di ordinare, confronta i tempi in questa pagina con i giorni che mancano alla fine della stagione. Se il tempo non basta, lo staff può fermare l’ordine: paghi solo i progressi registrati, e ti rimborsiamo il resto.',
} as const satisfies ServiceWords
