import type { ServiceWords } from '../../../game-pages.ts'

export default {
  lead: 'Indique où tu en es et où tu veux arriver. Un booster joue sur ton compte les parties qui t’en séparent.',
  description:
    'Monte de rang sur League of Legends dès {price} la division. Prix ligne par ligne, parties enregistrées, ce qui n’est pas joué est remboursé.',
  'about.title': 'Comment se passe une ascension sur League of Legends',
  'about.first':
    'Solo/Duo et Flexible sont deux classements séparés, chacun avec son MMR caché. Une division demande 100 LP, et une barre pleine te fait monter sans série de promotion. À partir de Maître, il n’y a plus de divisions : les LP n’ont pas de plafond, et Grand Maître et Challenger commencent à des seuils plus élevés. Ce qu’une victoire rapporte en LP dépend de ton MMR ; c’est pourquoi le calculateur te le demande, avec ta division et ton serveur.',
  'about.second':
    'Le booster se connecte avec les identifiants de ton coffre et joue la file choisie jusqu’à l’objectif. De ton côté, c’est simple : ne joue pas de classée dans cette file entre-temps, et reste hors du client pendant une partie, car ta connexion éjecterait le booster. Choisir des champions réduit ses possibilités, et « {games.addon.solo-only} » exclut tout partenaire : ces deux options sont donc payantes.',
  'question.first': 'Que peut faire Riot à mon compte ?',
  'answer.first':
    'Riot Games interdit le boost, et laisser un inconnu se connecter à ton compte enfreint aussi ses conditions. Les sanctions connues sont la perte des récompenses classées, une suspension ou un bannissement définitif. Nous ne pouvons en exclure aucune. Tu le confirmes avant de payer, alors garde-le en tête.',
  'question.second': 'Pourquoi me demander combien de LP je gagne par victoire ?',
  'answer.second':
    'Parce que ce gain suit ton MMR. Si une victoire rapporte nettement moins qu’une défaite ne coûte, chaque division demande plus de parties : « {games.gain.low} » coûte donc plus cher et prend plus de temps. Si elle rapporte nettement plus, choisis « {games.gain.high} ». Si c’est à peu près égal, choisis « {games.gain.normal} ».',
  'question.third': 'Qui paie les défaites et les dodges ?',
  'answer.third':
    'Pas toi. Le prix vaut pour l’objectif : les LP perdus à cause d’une défaite ou d’un dodge sont regagnés sans frais. Chaque partie est enregistrée avec son résultat et le rang qui suit, tu vois donc aussi les creux.',
  'question.fourth': 'Puis-je commander une ascension en Flexible ?',
  'answer.fourth':
    'Oui. Choisis la file « {games.queue.flex} » et indique ton rang en Flexible, qui est distinct de celui en Solo/Duo. La file a sa propre ligne dans le prix. Monter dans une file ne change pas ton rang dans l’autre : commande pour celle qui compte pour toi.',
  'question.fifth': 'Et si la saison se termine avant ma commande ?',
  'answer.fifth':
    'Un reset déplace tous les comptes : une ascension inachevée ne peut donc pas simplement continuer. Avant de commander, compare la durée affichée sur cette page avec les jours qui restent à la saison. Si le temps vient à manquer, l’équipe peut arrêter la commande : tu paies ce que les parties enregistrées ont apporté et tu récupères le reste.',
} as const satisfies ServiceWords
