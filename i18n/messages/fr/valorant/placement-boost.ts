import type { ServiceWords } from '../../../game-pages.ts'

export default {
  lead: 'Cinq matchs te séparent d’un rang. Laisse un booster les jouer, ou joue-les avec lui.',
  description:
    'Parties de placement Valorant, en solo ou en duo, dès {price} la partie. Au tarif de ton dernier rang ou non classé, chaque résultat enregistré.',
  'about.title': 'Ce que font les parties de placement sur Valorant',
  'about.first':
    'Après un reset, la Compétition cache ton rang jusqu’à ce que tu aies joué cinq matchs. Elle part du MMR que tu avais, pèse résultats, manches et performance, et affiche souvent un rang inférieur à celui de ta fin de saison. Un bon départ compte au-delà de ce premier rang : le MMR qu’il laisse décide de ce que tes victoires rapportent en RR les semaines suivantes. Un nouveau compte doit d’abord atteindre le niveau qui débloque la Compétition.',
  'about.second':
    'Commande autant des cinq matchs qu’il t’en reste. Le prix d’une partie dépend de ton rang de la saison passée ; sans rang, elle est au tarif Argent. Un booster joue les matchs sur ton compte, ou vous les jouez en duo, et alors ton Riot ID nous suffit. Tu peux aussi choisir des agents. Si un reset n’est plus qu’à quelques jours, attends-le : les matchs joués avant ne te placent pas.',
  'question.first': 'Cinq victoires, et toujours sous mon ancien rang ?',
  'answer.first':
    'Cela arrive. Valorant a tendance à placer bas, pour te laisser de quoi monter, et un ancien MMR pèse plus que cinq résultats. Ce que de bons placements apportent, c’est un gain de RR plus élevé ensuite.',
  'question.second': 'Les kills comptent-ils dans les placements ?',
  'answer.second':
    'La performance a un certain poids, mais le résultat en a plus. Le booster joue pour gagner des manches, pas pour dominer le tableau des scores. Tu vois chaque match dans le journal ; ce que Riot en fait se voit après le dernier.',
  'question.third': 'Et en cas de remake, ou si quelqu’un quitte le match ?',
  'answer.third':
    'Un remake n’est pas une partie de placement, il ne compte donc pas non plus dans ta commande. Un match qui continue à quatre contre cinq compte pour le jeu, donc aussi pour nous, gagné ou perdu.',
  'question.fourth': 'Puis-je commander des placements sur un nouveau compte ?',
  'answer.fourth':
    'Oui, une fois que la Compétition y est débloquée. Choisis « {games.unranked} » comme dernier rang. Nous ne montons pas de comptes jusqu’à ce niveau, et nous n’en vendons pas. Le compte doit être le tien.',
  'question.fifth': 'Cinq matchs peuvent-ils me faire bannir ?',
  'answer.fifth':
    'Oui. Le partage de compte et le boost enfreignent les conditions de Riot Games dès le premier match, et les sanctions vont de la suspension au bannissement définitif. En duo, rien n’est partagé, mais c’est du boost malgré tout.',
} as const satisfies ServiceWords
