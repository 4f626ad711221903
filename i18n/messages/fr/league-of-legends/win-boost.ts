import type { ServiceWords } from '../../../game-pages.ts'

export default {
  lead: 'Achète des victoires nettes à ton rang actuel. Une défaite est rattrapée et ne te coûte rien de plus.',
  description:
    'Victoires nettes sur League of Legends à ton rang, dès {price} l’unité. Défaites rattrapées sans frais, en solo ou en duo, prix ligne par ligne.',
  'about.title': 'Comment se comptent les victoires nettes',
  'about.first':
    'Les victoires nettes, ce sont les victoires moins les défaites : quatre gagnées et une perdue en font trois. La commande se termine quand tu as le nombre acheté, peu importe en combien de parties. C’est pour toi si tu ne vises pas de rang précis, mais que tu veux t’éloigner de la relégation, sortir d’une division qui te bloque ou rester actif dans les hauts paliers pour ne pas perdre de LP par inactivité.',
  'about.second':
    'Le prix dépend de ton palier au moment de la commande. Ce que les victoires rapportent en LP dépend de ton MMR et ne change rien au prix. Un booster joue sur ton compte, ou tu passes en duo et tu joues aussi. « {games.addon.bonus-win} » en ajoute une à prix fixe. Tu peux aussi choisir Flexible ; indique alors ton rang en Flexible.',
  'question.first': 'Combien de parties faut-il pour cinq victoires nettes ?',
  'answer.first':
    'Autant qu’il en faut pour avoir cinq victoires de plus que de défaites. Cinq d’affilée suffisent ; avec deux défaites en chemin, cela fait neuf parties. Tu en paies cinq dans les deux cas, et la page de la commande affiche le décompte après chaque partie.',
  'question.second': 'Est-ce que cela m’amène à la division suivante ?',
  'answer.second':
    'Peut-être, mais cela ne fait pas partie de la commande. Si une victoire rapporte 20 LP et qu’une défaite en coûte 20, cinq victoires nettes font 100 LP, soit une division. Si c’est la division qui compte, commande un elo boost : là, l’objectif est fixe et le nombre de parties, ouvert.',
  'question.third': 'Si mon rang monte pendant la commande, le prix monte-t-il aussi ?',
  'answer.third':
    'Non. Le prix est fixé par le palier que tu avais au moment de commander. Si les victoires te mènent d’Or à Platine, les suivantes coûtent toujours ce que dit ton devis.',
  'question.fourth': 'Les remakes et les dodges comptent-ils ?',
  'answer.fourth':
    'Non. Un remake n’a pas de vainqueur, et un salon quitté par un dodge n’est jamais devenu une partie : ni l’un ni l’autre ne change le décompte. Les LP perdus à cause d’un dodge ne sont pas rattrapés ici, car cette commande compte des parties, pas des points.',
  'question.fifth': 'Quelques victoires, est-ce trop peu pour être remarqué ?',
  'answer.fifth':
    'Seul Riot Games pourrait répondre, alors nous ne ferons pas semblant de savoir. Le boost enfreint les conditions quelle que soit son ampleur, et les sanctions vont de la perte des récompenses classées au bannissement définitif. Tu le reliras au moment de payer, et tu le confirmeras.',
} as const satisfies ServiceWords
