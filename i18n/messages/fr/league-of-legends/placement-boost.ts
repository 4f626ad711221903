import type { ServiceWords } from '../../../game-pages.ts'

export default {
  lead: 'Cinq parties décident du départ de ta saison. Laisse un booster les jouer, ou joue-les avec lui.',
  description:
    'Matchs de placement League of Legends joués par un booster, en solo ou en duo. Dès {price} par partie, selon ton dernier rang, résultats notés.',
  'about.title': 'Ce que cinq parties peuvent changer, ou pas',
  'about.first':
    'Après un reset, chaque file demande cinq matchs de placement avant d’afficher un rang. Le jeu regarde ton MMR caché de la saison passée et ces cinq résultats, puis te place dans une division. Un match de placement te déplace plus qu’une partie jouée plus tard, mais il n’efface pas un ancien MMR : un compte qui a fini en Argent ne sera pas placé en Diamant par cinq victoires.',
  'about.second':
    'Tu indiques le rang auquel tu as fini la saison dernière, ou non classé, et combien des cinq parties il te reste. Un booster les joue sur ton compte, ou tu joues aussi et gardes ton mot de passe. Solo/Duo et Flexible te placent séparément : une commande vaut pour l’une des deux. Tu peux nommer des champions ; garde une liste assez large pour qu’un ou deux bans ne la vident pas.',
  'question.first': 'Quel rang aurai-je après mes placements ?',
  'answer.first':
    'Personne ne peut le savoir d’avance. Cela dépend de ton ancien MMR, des résultats et des adversaires. Tu achètes des parties jouées par un joueur fort, pas une division. Si tu veux un rang précis, commande un elo boost après tes placements.',
  'question.second': 'Je suis non classé. Combien coûte une partie ?',
  'answer.second':
    'Un placement non classé est au prix d’Argent, puisqu’il n’y a pas de dernier rang sur lequel se baser. Si tu avais un rang la saison dernière, indique-le : le prix d’une partie suit son palier, puis le serveur et la file.',
  'question.third': 'Que se passe-t-il si un match de placement est perdu ?',
  'answer.third':
    'Il compte comme joué, car un match de placement ne se rejoue pas. La commande porte sur un nombre de parties, et une défaite figure au journal comme une victoire. Si tu veux que les défaites soient rattrapées, c’est le boost de victoires qu’il te faut.',
  'question.fourth': 'J’en ai joué deux sur cinq. Puis-je commander le reste ?',
  'answer.fourth':
    'Oui, règle le nombre sur trois. Tu peux en commander de un à cinq, le prix et la durée suivent. Ne joue pas d’autre classée dans cette file pendant la commande, sinon il restera moins de parties que tu n’en as payé.',
  'question.fifth': 'Puis-je être sanctionné pour cinq parties ?',
  'answer.fifth':
    'Oui. Les conditions de Riot Games ne regardent pas combien de parties quelqu’un d’autre a jouées pour toi. Une suspension, des récompenses perdues ou un bannissement peuvent suivre une seule partie. En jouant aussi, tu gardes ton mot de passe, mais cela reste du boost payant.',
} as const satisfies ServiceWords
