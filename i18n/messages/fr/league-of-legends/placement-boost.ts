import type { ServiceWords } from '../../../game-pages.ts'

export default {
  lead: 'Cinq parties décident du départ de ta saison. Laisse un booster les jouer, ou joue-les avec lui.',
  description:
    'Parties de placement LoL par un booster, en solo ou en duo. Dès {price} la partie, selon ton dernier rang, résultats enregistrés.',
  'about.title': 'Ce que cinq parties peuvent changer, ou pas',
  'about.first':
    'Après un reset, chaque file demande cinq parties de placement avant d’afficher un rang. Pour choisir ta division, le jeu part de ton MMR caché de la saison passée et y ajoute ces cinq résultats. Chacun pèse plus lourd que celui d’une partie ordinaire, mais un ancien MMR ne s’efface pas : après une saison finie en Argent, même cinq victoires ne mènent pas en Diamant.',
  'about.second':
    'Indique ton rang à la fin de la saison passée, ou « {games.unranked} », et combien des cinq parties il te reste. Un booster les joue sur ton compte, ou tu les joues avec lui et gardes ton mot de passe. Solo/Duo et Flexible te placent séparément : une commande ne couvre donc qu’une file. Si tu choisis des champions, prévois large, pour qu’il en reste après un ou deux bans.',
  'question.first': 'Quel rang aurai-je après mes placements ?',
  'answer.first':
    'Impossible de le savoir d’avance. Ton ancien MMR, les résultats, les adversaires : tout joue. Ce que tu achètes, ce sont des parties jouées par quelqu’un de fort, pas une division. Pour un rang précis, commande un elo boost après tes placements.',
  'question.second': 'Je n’ai pas de rang. Combien coûte une partie ?',
  'answer.second':
    'Elle est au tarif Argent, faute de dernier rang sur lequel se baser. Mais si tu en avais un la saison passée, indique-le : c’est son palier qui fixe le prix d’une partie, puis le serveur et la file.',
  'question.third': 'Que se passe-t-il si une partie de placement est perdue ?',
  'answer.third':
    'Elle compte comme jouée : une partie de placement ne se rejoue pas. Tu commandes un nombre de parties, et le journal montre les victoires comme les défaites. Si tu veux que les défaites soient rattrapées, prends un boost de victoires.',
  'question.fourth': 'J’en ai joué deux sur cinq. Puis-je commander le reste ?',
  'answer.fourth':
    'Oui, règle le nombre sur trois. Tu peux en commander de une à cinq ; le prix et la durée s’adaptent. Jusqu’à la fin de la commande, ne joue plus de classée dans cette file : il resterait moins de parties que tu n’en as payé.',
  'question.fifth': 'Cinq parties peuvent-elles me valoir une sanction ?',
  'answer.fifth':
    'Oui. Une seule partie jouée par quelqu’un d’autre enfreint déjà les conditions de Riot Games. Elle peut te valoir une suspension, la perte de récompenses ou un bannissement. En duo, tu gardes ton mot de passe pour toi, mais c’est toujours du boost payant.',
} as const satisfies ServiceWords
