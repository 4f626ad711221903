import type { ServiceWords } from '../../../game-pages.ts'

export default {
  lead: 'Cinco jogos decidem onde começa a tua época. Deixa-os a um booster, ou joga-os com ele.',
  description:
    'Jogos de colocação de LoL com um booster, a solo ou em duo. Desde {price} por jogo, pelo teu último rank, cada resultado registado.',
  'about.title': 'O que cinco jogos podem e não podem fazer',
  'about.first':
    'Depois de um reset, cada fila pede cinco jogos de colocação antes de mostrar um rank. O jogo junta o teu MMR oculto da época passada a estes cinco resultados e coloca-te numa divisão. Um jogo de colocação pesa mais do que um jogo posterior, mas não apaga um MMR antigo: cinco vitórias não põem em Diamante uma conta que acabou em Prata.',
  'about.second':
    'Indica o rank com que acabaste a última época, ou «{games.unranked}», e quantos dos cinco jogos te faltam. Um booster joga-os na tua conta, ou jogas também e não dás a palavra-passe a ninguém. Solo/Duo e Flex colocam-te em separado, por isso um pedido cobre só uma das filas. Se escolheres campeões, escolhe os suficientes para que um ou dois bans não os eliminem a todos.',
  'question.first': 'Com que rank fico depois da colocação?',
  'answer.first':
    'Ninguém o pode saber de antemão. Depende do teu MMR antigo, dos resultados e dos adversários. Compras jogos feitos por um jogador forte, não uma divisão. Se queres um certo rank, pede um elo boost depois da colocação.',
  'question.second': 'Não tenho rank. Quanto custa um jogo?',
  'answer.second':
    'Uma colocação sem rank tem o preço de Prata, porque não há um último rank por onde calcular. Se tiveste rank na época passada, indica-o: o preço de um jogo depende desse rank e, depois, do servidor e da fila.',
  'question.third': 'O que acontece quando se perde um jogo de colocação?',
  'answer.third':
    'Conta como jogado, porque um jogo de colocação não se pode repetir. Pedes um número de jogos, e o registo mostra tanto as derrotas como as vitórias. Se queres que as derrotas sejam compensadas, pede um boost de vitórias.',
  'question.fourth': 'Já joguei dois dos cinco. Posso pedir os restantes?',
  'answer.fourth':
    'Sim, muda o número para três. Podes pedir entre um e cinco, e o preço e o prazo ajustam-se. Não faças mais jogos ranked nessa fila enquanto o pedido estiver em curso, ou sobram menos do que os que pagaste.',
  'question.fifth': 'Posso ser penalizado por apenas cinco jogos?',
  'answer.fifth':
    'Sim. Para os termos da Riot Games, não interessa quantos jogos outra pessoa faz por ti. Basta um para levar a uma suspensão, à perda de recompensas ou a um ban. Se jogares também, a palavra-passe fica só contigo, mas continua a ser boosting pago.',
} as const satisfies ServiceWords
