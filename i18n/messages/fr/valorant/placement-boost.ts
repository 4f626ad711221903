import type { ServiceWords } from '../../../game-pages.ts'

export default {
  lead: 'Cinq matchs te séparent d’un rang. Laisse un booster les jouer, ou joue-les avec lui.',
  description:
    'Parties de placement Valorant, en solo ou en duo, dès {price} la partie. Au tarif de ton dernier rang ou non classé, chaque résultat enregistré.',
  'about.title': 'Ce que font les parties de placement sur Valorant',
  'about.first':
    'Après un reset, ton rang reste caché tant que tu n’as pas joué cinq matchs de Compétition. Le jeu part de ton ancien MMR, pèse les résultats, les manches et la performance, et affiche souvent un rang plus bas que celui de ta fin de saison. Mais un bon départ paie plus longtemps : le MMR qui en sort décide des RR que rapportent tes victoires les semaines suivantes. Sur un nouveau compte, il faut d’abord atteindre le niveau qui débloque la Compétition.',
  'about.second':
    'Sur les cinq matchs, commande ceux qu’il te reste. Ton rang de la saison passée fixe le prix d’une partie ; sans rang, elle est au tarif Argent. Un booster joue sur ton compte, ou vous jouez en duo, et ton Riot ID nous suffit. Tu peux aussi choisir des agents. Un reset arrive dans quelques jours ? Attends-le : les matchs joués avant ne te placent pas.',
  'question.first': 'Cinq victoires, et toujours sous mon ancien rang ?',
  'answer.first':
    'Oui, cela arrive. Valorant place plutôt bas, pour te laisser de quoi monter, et un ancien MMR pèse plus lourd que cinq résultats. Ce que de bons placements t’apportent, c’est un gain de RR plus élevé ensuite.',
  'question.second': 'Les kills comptent-ils dans les placements ?',
  'answer.second':
    'La performance compte un peu, le résultat davantage. Le booster joue donc pour gagner des manches, pas pour finir en tête du tableau des scores. Chaque match figure dans le journal ; ce que Riot en fait, tu le vois après le dernier.',
  'question.third': 'Et en cas de remake, ou si quelqu’un quitte le match ?',
  'answer.third':
    'Un remake n’est pas une partie de placement : il ne compte pas non plus dans ta commande. Un match qui continue à quatre contre cinq, si. Gagné ou perdu, le jeu le compte, et nous aussi. Une égalité compte également.',
  'question.fourth': 'Puis-je commander des placements sur un nouveau compte ?',
  'answer.fourth':
    'Oui, une fois la Compétition débloquée. Choisis « {games.unranked} » comme dernier rang. Le compte doit être le tien : nous n’en vendons pas, et nous n’en montons pas jusqu’à ce niveau.',
  'question.fifth': 'Cinq matchs peuvent-ils me faire bannir ?',
  'answer.fifth':
    'Oui. Dès le premier match, le partage de compte et le boost enfreignent les conditions de Riot Games. Les sanctions vont de la suspension au bannissement définitif. En duo, tu ne partages rien, mais c’est du boost malgré tout.',
} as const satisfies ServiceWords
