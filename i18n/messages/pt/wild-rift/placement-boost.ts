import type { ServiceWords } from '../../../game-pages.ts'

export default {
  lead: 'Wild Rift não tem jogos de colocação. Isto é o que mais se aproxima: os teus primeiros jogos ranqueados da época.',
  description:
    'Os teus primeiros jogos ranqueados da época de Wild Rift, com um booster, desde {price} por jogo. Até dez, cada um registado com as suas marcas.',
  'about.title': 'Um início de época sem colocação',
  'about.first':
    'No PC, uma mão-cheia de jogos define o teu rank. Wild Rift fá-lo de outra forma: uma época nova põe-te um pouco abaixo do rank em que acabaste, e continuas logo a jogar a partir daí. Quanto mais abaixo começas depende desse rank. Os primeiros jogos têm ainda assim o seu peso, porque todos voltam a subir ao mesmo tempo e os níveis se misturam nos lobbies. Uma série de vitórias leva-te então depressa de volta.',
  'about.second':
    'Este pedido é para jogos ranqueados no início da época, de um até dez. O rank da última época define o preço de um jogo; sem rank, tem o preço de Prata. Um booster joga na tua conta, ou num grupo contigo. Registam-se as vitórias, as derrotas e as marcas. O rank que daí sair é o resultado dos jogos e não uma promessa.',
  'question.first': 'Então porque se chama boost de colocação?',
  'answer.first':
    'Porque serve o mesmo desejo, um bom começo de época, e o serviço tem um só nome em todos os nossos jogos. Em Wild Rift significa os teus primeiros jogos ranqueados, já que não existe uma fase de colocação.',
  'question.second': 'Já fiz alguns jogos nesta época. É tarde demais?',
  'answer.second':
    'Não. O pedido cobre o número de jogos ranqueados que escolheres, sejam feitos quando forem. Ajudam mais nos primeiros dias, antes de a classificação se ter arrumado. Mais tarde, umas vitórias líquidas ou uma subida costumam dar-te mais.',
  'question.third': 'Os jogos perdidos são repostos?',
  'answer.third':
    'Não. O pedido é por jogos, e um jogo perdido já foi jogado. A fortitude ranqueada pode ainda salvar a marca. Se queres que as derrotas sejam recuperadas, escolhe um boost de vitórias: aí só conta a diferença.',
  'question.fourth': 'Qual é a diferença entre solo e duo?',
  'answer.fourth':
    'A solo, o booster entra na tua conta Riot noutro dispositivo. Em duo, jogas tu no teu telemóvel, com o booster no teu grupo, e dás só o teu nome no jogo. O duo tem a sua própria linha no preço e precisa do teu tempo.',
  'question.fifth': 'O início de uma época é uma altura arriscada?',
  'answer.fifth':
    'Nem mais nem menos do que qualquer outra. A Riot Games proíbe o boosting o ano inteiro, e a sua resposta pode ser uma suspensão, a perda de recompensas ou um ban. Não conhecemos nenhuma semana em que isso seja diferente.',
} as const satisfies ServiceWords
