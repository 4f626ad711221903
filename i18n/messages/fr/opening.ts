import type { TranslationOf } from '../../translate.ts'
import type opening from '../en/opening.ts'

export default {
  lead: 'Ce qu’il faut à ta boutique, et ce qui manque encore. Les clés et les mots de passe ne sont jamais affichés.',
  again: 'Revérifier',
  testMail: 'Envoyer un e-mail de test',
  testMailSent: 'Le serveur de messagerie a accepté un e-mail pour {email}. Regarde s’il est arrivé.',
  'all.good': 'Tout est prêt',
  'all.missing': {
    one: '{count} point manque',
    many: '{count} points manquent',
    other: '{count} points manquent',
  },
  'all.wrong': {
    one: '{count} point ne fonctionne pas',
    many: '{count} points ne fonctionnent pas',
    other: '{count} points ne fonctionnent pas',
  },
  checkedAt: 'Vérifié : {time}',
  'state.good': 'En ordre',
  'state.missing': 'Manquant',
  'state.wrong': 'En panne',
  'group.services': 'Connexions',
  'group.server': 'Ce serveur',
  'group.shop': 'Boutique',
  'name.settings': 'Réglages',
  'name.database': 'Base de données',
  'name.migrations': 'Migrations',
  'name.redis': 'Redis',
  'name.mail': 'E-mail',
  'name.payments': 'Paiements',
  'name.sign_ins': 'Connexion externe',
  'name.files': 'Fichiers',
  'name.disk': 'Disque',
  'name.clock': 'Horloge',
  'name.proxies': 'Adresse et proxys',
  'name.backups': 'Sauvegardes',
  'name.legal': 'Mentions légales',
  'name.support_hours': 'Heures du support',
  'name.prices': '{names.prices}',
  'name.boosters': '{names.boosters}',
  'name.staff': 'Équipe',
  'stops.settings': 'D’ici là, une partie de la boutique ne fonctionne pas.',
  'stops.database':
    'Rien ne marche sans la base, et ses comptes décident de qui peut modifier le grand livre.',
  'stops.migrations': 'Le serveur et sa base de données ne vont pas ensemble.',
  'stops.redis':
    'Plusieurs serveurs ne voient pas les messages des autres, et les limites d’accès ne sont pas comptées.',
  'stops.mail': 'Les clients ne reçoivent ni liens de connexion, ni reçus, ni nouvelles de leur commande.',
  'stops.payments':
    'Les clients ne peuvent pas payer par carte, ou la boutique n’apprend rien des paiements ni des rejets.',
  'stops.sign_ins': 'Le bouton de ce service mène à une erreur.',
  'stops.files': 'Impossible d’envoyer des captures d’écran ou des photos de profil.',
  'stops.disk': 'Quand le disque est plein, le serveur s’arrête.',
  'stops.clock': 'Les codes des applications d’authentification et les signatures des webhooks sont refusés.',
  'stops.proxies':
    'Les visiteurs n’atteignent pas la boutique, ou les limites contre les abus comptent la mauvaise adresse.',
  'stops.backups': 'Sans sauvegarde éprouvée, un disque en panne met fin à la boutique.',
  'stops.legal': 'Il manque aux pages légales et aux reçus ce que la loi demande.',
  'stops.support_hours': 'Les clients lisent des heures que tu n’as pas choisies.',
  'stops.prices': 'Les clients ne peuvent rien commander.',
  'stops.boosters': 'Rien ne peut être vendu.',
  'stops.staff': 'La boutique dépend d’une seule personne ou d’un seul mot de passe.',
  failed: 'Vérification impossible. Règle d’abord ce qui ne va pas plus haut, puis vérifie à nouveau.',
  'find.settings.payout_account':
    'PAYOUT_IBAN n’est pas défini : les boosters ne peuvent pas être payés par le fichier SEPA.',
  'find.settings.invalid': 'Un réglage est invalide. Le serveur dit lequel à son démarrage.',
  'find.settings.vault_keys':
    'Des identifiants de jeu enregistrés ne s’ouvrent pas avec VAULT_KEYS. Ajoute la clé avec laquelle ils ont été enregistrés, depuis la copie que tu conserves.',
  'find.database.away': 'La base de données ne répond pas. Vérifie DATABASE_URL et démarre PostgreSQL.',
  'find.database.account':
    'La base de données refuse le compte de DATABASE_URL. Le serveur le crée à son démarrage ; ensuite, vérifie le nom, le mot de passe et la base.',
  'find.database.strong':
    'Le compte de DATABASE_URL peut modifier le grand livre ou créer des comptes. Donne au serveur son propre compte et garde celui du propriétaire dans DATABASE_OWNER_URL.',
  'find.database.one_account':
    'DATABASE_OWNER_URL n’est pas défini : les tables appartiennent au compte du serveur, seuls des déclencheurs protègent le grand livre et le journal d’audit.',
  'find.database.one_password':
    'DATABASE_URL et DATABASE_OWNER_URL ont le même mot de passe : qui en lit un a les deux. Donne-en un autre au propriétaire.',
  'find.migrations.waiting':
    'Il manque à la base des migrations de cette version. Redémarre le serveur, il les fait.',
  'find.migrations.newer':
    'Une version plus récente a modifié la base. Reprends cette version ou restaure une sauvegarde antérieure.',
  'find.redis.away':
    'Redis ne répond pas à REDIS_URL. Démarre-le, ou retire le réglage si tu n’as qu’un serveur.',
  'find.mail.off':
    'SMTP_URL n’indique aucun serveur de messagerie : personne ne reçoit d’e-mail. Indique le tien.',
  'find.mail.password': 'Le serveur de messagerie refuse le nom ou le mot de passe de SMTP_URL.',
  'find.mail.certificate':
    'Le certificat du serveur de messagerie de SMTP_URL n’est pas valable pour son nom. Utilise le nom du certificat ou fais-le renouveler.',
  'find.mail.away':
    'Le serveur de messagerie de SMTP_URL ne répond pas. Vérifie son nom, son port et le pare-feu.',
  'find.mail.stuck':
    'Le plus ancien e-mail attend depuis {minutes} min. La page des e-mails envoyés dit pourquoi.',
  'find.mail.given_up':
    'E-mails jamais acceptés : {count}. Tu peux les renvoyer depuis la page des e-mails envoyés.',
  'find.payments.sandbox':
    'STRIPE_SECRET_KEY n’est pas défini : la boutique utilise des paiements de test, personne ne paie vraiment.',
  'find.payments.key': 'Stripe refuse STRIPE_SECRET_KEY. Copie la clé à nouveau sous Developers, API keys.',
  'find.payments.away': 'Stripe ne répond pas. Vérifie que ce serveur a accès à Internet.',
  'find.payments.test_key': 'STRIPE_SECRET_KEY est une clé de test : personne ne paie vraiment.',
  'find.payments.no_webhook':
    'Stripe n’a aucun webhook actif vers {address}. Ajoute-le sous Developers, Webhooks.',
  'find.payments.webhook_events':
    'Le webhook de Stripe n’envoie pas tous les événements nécessaires. Ajoute ceux-ci : {events}.',
  'find.payments.unsigned':
    'Un webhook est arrivé dont la signature ne correspond pas à STRIPE_WEBHOOK_SECRET ({at}). S’il venait de Stripe, copie à nouveau le signing secret, redémarre et envoie un événement de test : dès qu’un événement correspond, ce point est réglé.',
  'find.payments.unseen':
    'Aucun webhook n’est encore arrivé. Envoie un événement de test depuis Stripe, ou paie une commande de test.',
  'find.sign_ins.secret': '{provider} refuse l’identifiant client ou le secret. Copie les deux à nouveau.',
  'find.sign_ins.away': '{provider} ne répond pas.',
  'find.files.unwritable':
    'Le serveur ne peut pas écrire dans DATA_DIR. Donne-lui le dossier et regarde le disque.',
  'find.disk.low': 'Il ne reste que {gigabytes} GB libres dans DATA_DIR. Fais de la place.',
  'find.clock.off':
    'L’horloge de ce serveur est décalée de {seconds} s. Active la synchronisation de l’heure (NTP).',
  'find.proxies.no_token':
    'Définis METRICS_TOKEN pour que cette vérification puisse interroger la boutique de l’extérieur.',
  'find.proxies.away':
    'Rien ne répond à {address} depuis ce serveur. Vérifie le DNS, le proxy et le pare-feu.',
  'find.proxies.certificate': 'Le certificat de {address} n’est pas valide. Renouvelle-le.',
  'find.proxies.certificate_ends':
    'Le certificat expire : {at}. Vérifie que son renouvellement est automatique.',
  'find.proxies.other_site': 'Autre chose répond à {address}, ou un serveur avec un autre METRICS_TOKEN.',
  'find.proxies.no_server':
    'À {address}, le proxy répond, mais aucun serveur derrière lui. Démarre le serveur et vérifie le port vers lequel le proxy transmet.',
  'find.proxies.too_few':
    'Il y a plus de proxys devant le serveur ({proxies}) que TRUSTED_PROXIES ne le dit ({trusted}) : tous les visiteurs partagent une adresse et ses limites. Mets {proxies}.',
  'find.proxies.too_many':
    'Il y a moins de proxys devant le serveur ({proxies}) que TRUSTED_PROXIES ne le dit ({trusted}) : n’importe qui peut falsifier son adresse. Mets {proxies}.',
  'find.backups.none':
    'Aucune sauvegarde n’existe. Mets en place la minuterie quotidienne : docs/operations.md l’explique.',
  'find.backups.old': 'Dernière sauvegarde : {at}. Regarde pourquoi la minuterie ne tourne pas.',
  'find.backups.no_drill':
    'Aucune sauvegarde n’a été éprouvée. Lance npm run restore -- --drill avec la plus récente.',
  'find.backups.old_drill':
    'Dernier exercice : {at}. Lance npm run restore -- --drill avec la sauvegarde la plus récente.',
  'find.legal.demo': 'OPERATOR_NAME n’est pas défini : les pages légales nomment une société inventée.',
  'find.legal.no_vat':
    'Ni VAT_RATE ni VAT_EXEMPTION n’est défini : les reçus ne disent rien de la TVA et, pour les gros montants, il leur manque ce qu’exige une facture.',
  'find.legal.no_vat_id':
    'VAT_RATE est défini sans OPERATOR_VAT_ID : pour les gros montants, il manque aux reçus ce qu’exige une facture.',
  'find.support_hours.unset':
    'SUPPORT_HOURS n’est pas défini : les clients lisent les heures habituelles au lieu des tiennes.',
  'find.prices.none': 'Aucun prix n’est fixé. Publie la première version.',
  'find.prices.later': 'Les premiers prix s’appliquent à partir de : {at}.',
  'find.boosters.none':
    'Aucun booster ne peut être sollicité. Accepte une candidature, ou nomme quelqu’un booster.',
  'find.boosters.game': 'Aucun booster ne joue à {game}, ce jeu n’est donc pas vendu.',
  'find.staff.second_factor': 'Personnes de l’équipe sans deuxième facteur : {count}.',
  'find.staff.alone':
    'Personnes ayant un accès complet : {count}. Les versements et les grandes corrections demandent une deuxième personne : invite quelqu’un.',
  'note.payments': 'Dernier webhook : {at}',
  'note.disk': '{gigabytes} GB libres',
  'note.proxies': 'Adresse vue : {address}, proxys : {count}',
  'note.backups': 'Dernière : {at}',

  'open.title': 'Ouverture',
  'open.text':
    'Avant l’ouverture, les visiteurs voient une page qui le dit. L’équipe peut essayer toute la boutique : chaque commande est une commande test, et personne ne paie.',
  'open.button': 'Ouvrir la boutique',
  'open.try': 'Essayer la boutique',
  'open.since': 'Ouverte depuis le {time}',
  'open.dialogText':
    'À partir de maintenant, tout le monde voit la boutique et peut commander. Impossible de la refermer.',
  'open.blocked': 'La boutique ne peut pas encore ouvrir',
  'open.blockedText': 'Sans cela, elle ne pourrait rien vendre :',
  'open.gaps': 'Pas prêt',
  'open.gapsText': 'La boutique peut ouvrir sans cela. Ce qui manquerait alors :',
  'open.accept': 'J’ai lu la liste et j’ouvre quand même',
  'open.orders': {
    one: '{count} commande test est supprimée avec tout ce qui en fait partie.',
    many: '{count} commandes test sont supprimées avec tout ce qui en fait partie.',
    other: '{count} commandes test sont supprimées avec tout ce qui en fait partie.',
  },
  'open.mails': {
    one: '{count} personne qui l’a demandé reçoit l’e-mail d’ouverture.',
    many: '{count} personnes qui l’ont demandé reçoivent l’e-mail d’ouverture.',
    other: '{count} personnes qui l’ont demandé reçoivent l’e-mail d’ouverture.',
  },
  'open.done': 'La boutique est ouverte',
} satisfies TranslationOf<typeof opening, 'fr'>
