import type { ServiceWords } from '../../../game-pages.ts'

export default {
  lead: 'Cinq parties décident du départ de ta saison. Laisse un booster les jouer, ou joue-les avec lui.',
  description:
    'Parties de placement League of Legends par un booster, en solo ou en duo. Dès {price} la partie, selon ton dernier rang, résultats enregistrés.',
  'about.title': 'Ce que cinq parties peuvent changer, ou pas',
  'about.first':
    'Après un reset, chaque file demande cinq parties de placement avant d’afficher un rang. Le jeu combine ton MMR caché de la saison passée et ces cinq résultats pour te placer dans une division. Une partie de placement te fait bouger plus qu’une autre, mais elle n’efface pas un ancien MMR : cinq victoires ne placeront pas en Diamant un compte qui a fini en Argent.',
  'about.second':
    'Indique le rang auquel tu as fini la saison passée, ou « {games.unranked} », et combien des cinq parties il te reste. Un booster les joue sur ton compte, ou tu les joues avec lui et gardes ton mot de passe pour toi. Solo/Duo et Flexible te placent séparément : une commande ne vaut que pour l’une des deux files. Si tu choisis des champions, prends-en assez pour qu’un ou deux bans ne les éliminent pas tous.',
  'question.first': 'Quel rang aurai-je après mes placements ?',
  'answer.first':
    'Personne ne peut le savoir d’avance. Cela dépend de ton ancien MMR, des résultats et des adversaires. Tu achètes des parties jouées par un bon joueur, pas une division. Si tu veux un rang précis, commande un elo boost après tes placements.',
  'question.second': 'Je n’ai pas de rang. Combien coûte une partie ?',
  'answer.second':
    'Sans dernier rang sur lequel se baser, un placement est au tarif Argent. Si tu avais un rang la saison passée, indique-le : le prix d’une partie dépend de son palier, puis du serveur et de la file.',
  'question.third': 'Que se passe-t-il si une partie de placement est perdue ?',
  'answer.third':
    'Elle compte comme jouée, car une partie de placement ne se rejoue pas. Tu commandes un nombre de parties, et le journal montre les défaites comme les victoires. Si tu veux que les défaites soient rattrapées, prends un boost de victoires.',
  'question.fourth': 'J’en ai joué deux sur cinq. Puis-je commander le reste ?',
  'answer.fourth':
    'Oui, règle le nombre sur trois. Tu peux en commander de une à cinq, le prix et la durée suivent. Ne joue plus de classée dans cette file pendant la commande, sinon il restera moins de parties que tu n’en as payé.',
  'question.fifth': 'Cinq parties peuvent-elles me valoir une sanction ?',
  'answer.fifth':
    'Oui. Pour les conditions de Riot Games, peu importe combien de parties quelqu’un d’autre joue à ta place. Une seule peut mener à une suspension, à la perte de récompenses ou à un bannissement. En duo, tu gardes ton mot de passe pour toi, mais cela reste du boost payant.',
} as const satisfies ServiceWords
