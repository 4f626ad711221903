import type { TranslationOf } from '../../translate.ts'
import type supply from '../en/supply.ts'

export default {
  count: { one: '{count} booster joue cette commande', other: '{count} boosters jouent cette commande' },
  countStart: {
    one: '{count} booster joue cette commande et commence en général sous {time}',
    other: '{count} boosters jouent cette commande, l’un d’eux commence en général sous {time}',
  },
  countGame: {
    one: '{count} booster joue à {game} sur le serveur {server}',
    other: '{count} boosters jouent à {game} sur le serveur {server}',
  },
  countGameStart: {
    one: '{count} booster joue à {game} sur le serveur {server} et commence en général sous {time}',
    other:
      '{count} boosters jouent à {game} sur le serveur {server}, et l’un d’eux commence en général sous {time}',
  },
  nobodyGame:
    'Aucun booster ne joue à {game} sur le serveur {server} en ce moment. Le calculateur montre où il y en a.',
  nobodyTitle: 'Aucun booster ne joue cette commande en ce moment',
  nobodyServers: 'Des boosters la jouent sur ces serveurs : {servers}.',
  nobodyManyServers: 'Des boosters la jouent sur beaucoup d’autres serveurs, par exemple {servers}.',
  nobodyLevel: 'Sur ce serveur, les boosters jouent jusqu’à {rank}.',
  nobodyPay: 'Tu ne peux donc pas la passer : tu ne paies pas ce qui ne peut pas commencer.',
  nobodyShort: 'Aucun booster pour l’instant',
  nobodyMore: 'Pourquoi ?',
  tellTitle: 'Préviens-moi dès qu’un booster la joue',
  tellText:
    'Tu reçois un seul e-mail, dès qu’un booster joue cette commande. Ensuite, nous supprimons ton adresse, au plus tard après {figures.supplyMail}.',
  mailTitle: 'Un e-mail dès qu’un booster joue cette commande ?',
  mailed:
    'Nous écrivons une seule fois à {email}, quand un booster jouera ceci : {what}. Puis nous supprimons l’adresse.',
} satisfies TranslationOf<typeof supply, 'fr'>
