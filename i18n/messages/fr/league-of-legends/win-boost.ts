import type { ServiceWords } from '../../../game-pages.ts'

export default {
  lead: 'Achète des victoires nettes à ton rang actuel. Une défaite est rattrapée et ne te coûte rien de plus.',
  description:
    'Victoires nettes sur League of Legends à ton rang, dès {price} l’une. Défaites rattrapées sans frais, en solo ou en duo, prix ligne par ligne.',
  'about.title': 'Les victoires nettes, comptées simplement',
  'about.first':
    'Une victoire nette est une victoire qui reste une fois les défaites déduites. Quatre gagnées et une perdue en laissent trois. La commande se termine quand le nombre acheté est atteint, peu importe en combien de parties. C’est pour qui veut s’éloigner d’une relégation, sortir d’une division où il est bloqué, ou rester actif contre la perte de LP par inactivité en haut du classement, sans nommer d’objectif.',
  'about.second':
    'Le prix suit le palier où tu es quand tu commandes. Ce que les victoires rapportent en LP dépend de ton MMR et ne change rien au prix. Un booster joue sur ton compte, ou tu passes en duo et tu joues aussi. La victoire bonus en ajoute une à la commande, à prix fixe. Tu peux aussi choisir Flexible ; indique alors ton rang en Flexible.',
  'question.first': 'Cinq victoires nettes, ça fait combien de parties ?',
  'answer.first':
    'Autant qu’il en faut pour avoir cinq victoires de plus que de défaites. Cinq d’affilée suffisent ; avec deux défaites en chemin, cela fait neuf parties. Tu en paies cinq dans les deux cas, et la page de commande affiche le décompte après chaque partie.',
  'question.second': 'Est-ce que ça m’amène à la division suivante ?',
  'answer.second':
    'Peut-être, mais cela ne fait pas partie de la commande. Si une victoire rapporte 20 LP et qu’une défaite en coûte 20, cinq victoires nettes font 100 LP, soit une division. Si c’est la division qui compte, commande un elo boost : là, l’objectif est fixe et le nombre de parties est ouvert.',
  'question.third': 'Mon rang monte pendant la commande. Le prix aussi ?',
  'answer.third':
    'Non. Le prix est figé avec la commande, au palier où tu l’as passée. Si les victoires te mènent d’Or à Platine, les suivantes coûtent toujours ce que dit ton devis.',
  'question.fourth': 'Les remakes et les dodges comptent-ils ?',
  'answer.fourth':
    'Non. Un remake n’a pas de vainqueur, et un salon quitté par un dodge n’est jamais devenu une partie : ni l’un ni l’autre ne change le décompte. Les LP pris par un dodge ne sont pas rattrapés ici, car cette commande compte des parties et non des points.',
  'question.fifth': 'Quelques victoires, est-ce trop peu pour être remarqué ?',
  'answer.fifth':
    'Seul Riot Games pourrait répondre, nous ne l’affirmons donc pas. Le boost enfreint les conditions quelle que soit sa taille, et les mesures vont de la perte des récompenses classées au bannissement définitif. Tu relis cela au moment de payer et tu le confirmes.',
} as const satisfies ServiceWords
