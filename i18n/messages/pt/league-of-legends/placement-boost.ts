import type { ServiceWords } from '../../../game-pages.ts'

export default {
  lead: 'Cinco jogos decidem onde começa a tua época. Deixa um booster fazê-los, ou joga-os com um.',
  description:
    'Jogos de colocação de League of Legends com um booster, a solo ou em duo. Desde {price} por jogo, pelo teu último rank, cada resultado registado.',
  'about.title': 'O que cinco jogos podem e não podem fazer',
  'about.first':
    'Depois de um reset, cada fila pede cinco jogos de colocação antes de mostrar um rank. O jogo olha para o teu MMR oculto da época anterior e para estes cinco resultados, e põe-te numa divisão. Um jogo de colocação mexe mais contigo do que um posterior, mas não apaga um MMR antigo: uma conta que acabou em Prata não é posta em Diamante por cinco vitórias.',
  'about.second':
    'Indicas o rank com que acabaste a última época, ou sem rank, e quantos dos cinco jogos faltam. Um booster faz os jogos na tua conta, ou jogas também e ficas com a tua palavra-passe. Solo/Duo e Flexível colocam-te em separado, por isso um pedido cobre uma das duas. Podes indicar campeões; faz a lista suficientemente larga para que um ou dois bans não a esvaziem.',
  'question.first': 'Com que rank fico depois da colocação?',
  'answer.first':
    'Ninguém o pode saber antes. Depende do teu MMR antigo, dos resultados e dos adversários. Compras jogos feitos por um jogador forte, não uma divisão. Se queres um certo rank, pede um elo boost depois da colocação.',
  'question.second': 'Estou sem rank. Quanto custa um jogo?',
  'answer.second':
    'Uma colocação sem rank tem o preço de Prata, porque não há um último rank por onde ir. Se tiveste rank na época passada, indica-o: o preço de um jogo segue esse rank, depois o servidor e a fila.',
  'question.third': 'O que acontece quando se perde um jogo de colocação?',
  'answer.third':
    'Conta como jogado, porque um jogo de colocação não se pode repetir. O pedido é por um número de jogos, e uma derrota fica no registo tal como uma vitória. Se queres que as derrotas sejam recuperadas, o serviço para isso é o boost de vitórias.',
  'question.fourth': 'Já fiz dois dos cinco. Posso pedir o resto?',
  'answer.fourth':
    'Sim, põe o número em três. Podes pedir de um a cinco, e o preço e o tempo acompanham. Não faças mais jogos ranqueados nessa fila enquanto o pedido está em curso, ou sobram menos do que os que pagaste.',
  'question.fifth': 'Posso ser punido por cinco jogos?',
  'answer.fifth':
    'Sim. Os termos da Riot Games não perguntam quantos jogos outra pessoa fez por ti. Uma suspensão, a perda de recompensas ou um ban podem vir de um só. Se jogares também, a tua palavra-passe fica contigo, mas continua a ser boosting pago.',
} as const satisfies ServiceWords
