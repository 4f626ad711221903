import type { TranslationOf } from '../../translate.ts'
import type access from '../en/access.ts'

export default {
  'forgot.title': 'Tu as oublié ton mot de passe ?',
  'forgot.text':
    'Saisis ton adresse e-mail. Si elle a un compte, nous t’envoyons un lien pour un nouveau mot de passe.',
  'forgot.send': 'M’envoyer un lien',
  'forgot.back': 'Retour à la connexion',

  'find.title': 'Retrouve ta commande',
  'find.text':
    'Tu as commandé sans compte et tu ne vois plus ta commande ? Saisis l’adresse utilisée, et nous t’envoyons un lien qui l’ouvre.',

  'sent.title': 'Regarde tes mails',
  'sent.reset':
    'Si {email} a un compte, un lien est en route. Il sert pendant {figures.resetLink}. Si rien n’arrive, regarde dans les indésirables. {access.sent.unconfirmed}',
  'sent.order':
    'S’il y a des commandes avec {email}, un lien est en route. Il sert pendant {figures.orderLink}. Si rien n’arrive, regarde dans les indésirables. {access.sent.limit}',
  'sent.before':
    'Tu viens déjà de demander un lien pour {email}. Tu pourras en demander un autre dans {figures.linkPause}. Si rien n’arrive, regarde dans les indésirables.',
  'sent.other': 'Utiliser une autre adresse',
  'sent.unconfirmed':
    'Depuis ton réseau, au plus {figures.typedLetters} de ces mails par jour partent vers une adresse non confirmée.',
  'sent.limit':
    'Depuis ton réseau, au plus {figures.typedLetters} de ces mails par jour partent vers une même adresse.',

  'reset.title': 'Choisis un nouveau mot de passe',
  'reset.for': 'Pour le compte {email}',
  'reset.password': 'Nouveau mot de passe',
  'reset.save': 'Enregistrer',
  'reset.hint': 'Tous tes autres appareils seront déconnectés.',

  'expired.title': 'Ce lien ne sert plus',
  'expired.text': 'Il a expiré ou a déjà servi. Demandes-en un nouveau, nous l’envoyons tout de suite.',
  'expired.ask': 'Demander un nouveau lien',

  'verify.title': 'Confirme ton adresse',
  'verify.text':
    '{email} est bien ton adresse ? Tu pourras alors ajouter à ton compte tes commandes passées en invité.',
  'verify.button': 'Oui, c’est la mienne',
  'verify.signIn':
    'Connecte-toi d’abord à ce compte : ainsi, personne d’autre ne peut confirmer l’adresse en ton nom.',
  'verify.notMine': 'Je n’ai pas créé ce compte',
  'verify.notMineText':
    'Alors réinitialise son mot de passe : tous les autres sont déconnectés, et le compte est à toi.',
  'verify.doneTitle': 'Ton adresse est confirmée',
  'verify.doneText':
    'Avec elle, tu reviendras toujours. Tes commandes passées en invité t’attendent dans « {shell.myOrders} » pour être ajoutées.',

  'open.title': 'Ouvrir la commande PK-{number}',
  'open.text':
    'Le lien sert une fois. Ensuite, ce navigateur se souvient de toi. Tes autres appareils restent connectés ; tu les trouves dans les paramètres.',
  'open.button': 'Voir ma commande',
  'way.title': 'Commandé sans compte ?',
  'way.typed': 'Saisis l’adresse utilisée pour commander : nous t’envoyons un lien qui ouvre la commande.',
  'way.text': 'Nous envoyons un lien à {email}.',
  'way.send': 'Recevoir le lien',
  'way.sent':
    'Un lien est en route vers {email}. Il ouvre ta commande, une seule fois, pendant {figures.orderLink}. Si rien n’arrive, regarde dans les indésirables.',
  'way.signedIn': 'Session ouverte : {name}. Avec le lien, tu passes à l’invité de cette commande.',

  'change.titleOld': 'Changer d’adresse ?',
  'change.titleNew': 'C’est ta nouvelle adresse ?',
  'change.text': 'Ton compte utilisera {next} à la place de {email}.',
  'change.button': 'Accepter et changer',
  'change.doneTitle': 'Ton adresse a été changée',
  'change.doneText': 'Désormais, connecte-toi avec {next}.',
  'change.waitTitle': 'Merci ! Il manque une boîte mail',
  'change.waitText': 'Nous avons aussi écrit à l’autre adresse. La tienne change quand les deux ont accepté.',

  'email.confirmed': 'Confirmée',
  'email.unconfirmed': 'Pas encore confirmée',
  'email.why': 'Confirme-la pour que toi seul puisses revenir dans ton compte.',
  'email.again': 'Renvoyer le lien',
  'email.sent': 'Un lien est parti vers {email}.',

  'email.change': 'Changer d’adresse',
  'email.next': 'Nouvelle adresse e-mail',
  'email.hint': 'Nous écrivons aux deux adresses. La tienne change quand les deux ont accepté.',
  'email.ask': 'Envoyer les deux liens',
  'email.waiting': 'Tu veux passer à {email}.',
  'email.waitOld': 'Ton adresse actuelle n’a pas encore accepté.',
  'email.waitNew': 'La nouvelle adresse n’a pas encore accepté.',
  'email.waitBoth': 'Aucune des deux adresses n’a encore accepté.',
  'email.until': 'Les liens servent jusqu’à : {time}.',
  'email.cancel': 'Garder l’adresse actuelle',

  'password.old': 'Mot de passe actuel',
  'password.change': 'Changer le mot de passe',
  'password.hint': 'Tes autres appareils seront déconnectés.',
  'password.none': 'Tu te connectes sans mot de passe. Si tu en veux un, nous t’envoyons un lien.',
  'password.mail': 'Recevoir un lien',
  'password.done': 'Ton nouveau mot de passe est enregistré.',

  'keep.done': 'Ton compte est prêt, rien n’est perdu.',
} satisfies TranslationOf<typeof access, 'fr'>
