import type { ServiceWords } from '../../../game-pages.ts'

export default {
  lead: 'O Wild Rift não tem jogos de colocação. Isto é o mais parecido: os teus primeiros jogos ranked da época, feitos por um booster ou com ele.',
  description:
    'Os teus primeiros jogos ranked da época do Wild Rift, com um booster, desde {price} por jogo. Até dez, cada um registado com as suas marcas.',
  'about.title': 'Um início de época sem colocação',
  'about.first':
    'No PC, uma mão-cheia de jogos define o teu rank. O Wild Rift faz de outra maneira: uma época nova põe-te um pouco abaixo do rank em que acabaste, e jogas logo a partir daí. Quanto recuas depende desse rank. Os primeiros jogos contam na mesma, porque toda a gente volta a subir ao mesmo tempo e os lobbies são mistos. Uma série de vitórias leva-te depressa de volta.',
  'about.second':
    'Este pedido é para jogos ranked no início da época, entre um e dez. O rank da época passada define o preço de um jogo; sem rank, custa o mesmo que em Prata. Um booster joga na tua conta, ou em grupo contigo. As vitórias, as derrotas e as marcas ficam registadas. O rank com que ficas é o resultado dos jogos, não uma promessa.',
  'question.first': 'Então porque se chama «{games.service.placement-boost}»?',
  'answer.first':
    'Porque serve para o mesmo, um bom início de época, e o serviço tem o mesmo nome em todos os nossos jogos. No Wild Rift, são os teus primeiros jogos ranked, já que não há fase de colocação.',
  'question.second': 'Já fiz alguns jogos nesta época. É tarde demais?',
  'answer.second':
    'Não. O pedido cobre o número de jogos ranked que escolheres, sejam feitos quando forem. Ajudam mais nos primeiros dias, antes de a classificação estabilizar. Mais tarde, as vitórias líquidas ou uma subida costumam render mais.',
  'question.third': 'Os jogos perdidos são repetidos?',
  'answer.third':
    'Não. Pedes jogos, e um jogo perdido também foi jogado. Os pontos de bravura ainda podem salvar a marca. Se queres as derrotas compensadas, pede um boost de vitórias: aí só conta a diferença.',
  'question.fourth': 'Qual é a diferença entre solo e duo?',
  'answer.fourth':
    'A solo, o booster entra na tua conta Riot noutro dispositivo. Em duo, jogas no teu telemóvel, com o booster no teu grupo, e só partilhas o teu nome no jogo. O duo tem uma linha própria no preço e exige o teu tempo.',
  'question.fifth': 'O início da época é uma altura arriscada?',
  'answer.fifth':
    'Nem mais nem menos do que qualquer outra. A Riot Games proíbe o boosting todo o ano, e a penalização pode ser uma suspensão, a perda de recompensas ou um ban. Não conhecemos nenhuma semana em que seja diferente.',
} as const satisfies ServiceWords
