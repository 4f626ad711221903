import type { ServiceWords } from '../../../game-pages.ts'

export default {
  lead: 'Un booster joue des victoires nettes à ton rang actuel, seul ou avec toi. Une défaite est rattrapée et ne te coûte rien de plus.',
  description:
    'Victoires nettes sur LoL à ton rang, dès {price} l’unité. Défaites rattrapées sans frais, en solo ou en duo, prix ligne par ligne.',
  'about.title': 'Comment se comptent les victoires nettes',
  'about.first':
    'Le calcul est simple : les victoires moins les défaites. Quatre gagnées et une perdue font trois victoires nettes. La commande se termine quand le nombre acheté est atteint, peu importe en combien de parties. C’est pour toi si tu n’as pas de rang précis en tête : tu veux t’éloigner de la relégation, sortir d’une division qui te bloque ou, dans les hauts paliers, ne pas perdre de LP par inactivité.',
  'about.second':
    'C’est ton palier au moment de la commande qui fait le prix. Les LP que rapportent les victoires dépendent, eux, de ton MMR et n’y changent rien. Un booster joue sur ton compte, ou tu passes en duo et tu joues aussi. L’option « {games.addon.bonus-win} » ajoute une victoire à prix fixe. La file Flexible est possible aussi : indique alors le rang que tu y as.',
  'question.first': 'Combien de parties faut-il pour cinq victoires nettes ?',
  'answer.first':
    'Il faut cinq victoires de plus que de défaites. Cinq d’affilée et c’est fini ; avec deux défaites en chemin, cela fait neuf parties. Dans les deux cas, tu en paies cinq, et la page de la commande affiche le décompte après chaque partie.',
  'question.second': 'Est-ce que cela m’amène à la division suivante ?',
  'answer.second':
    'Peut-être, mais cela ne fait pas partie de la commande. Si une victoire te rapporte 20 LP et qu’une défaite t’en coûte 20, cinq victoires nettes font 100 LP, soit une division. Si c’est la division que tu veux, commande un elo boost : l’objectif y est fixe, et c’est le nombre de parties qui varie.',
  'question.third': 'Si mon rang monte pendant la commande, le prix monte-t-il aussi ?',
  'answer.third':
    'Non. Seul compte le palier que tu avais en commandant. Si les victoires te font passer d’Or à Platine, les suivantes restent au prix du devis.',
  'question.fourth': 'Les remakes et les dodges comptent-ils ?',
  'answer.fourth':
    'Non, ni les uns ni les autres. Un remake n’a pas de vainqueur, et après un dodge, la partie n’a même pas commencé. Mais les LP perdus sur un dodge ne sont pas rattrapés ici : cette commande compte des parties, pas des points.',
  'question.fifth': 'Quelques victoires, est-ce trop peu pour être remarqué ?',
  'answer.fifth':
    'Seul Riot Games le sait, et nous n’allons pas faire semblant. Même à petite dose, le boost enfreint les conditions, et les sanctions vont de la perte des récompenses classées au bannissement définitif. Tu retrouveras cet avertissement au moment de payer, et tu devras le confirmer.',
} as const satisfies ServiceWords
