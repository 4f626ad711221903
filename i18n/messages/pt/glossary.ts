import type { TranslationOf } from '../../translate.ts'
import type glossary from '../en/glossary.ts'

export default {
  metaTitle: 'Glossário: rank, LP, MMR e as palavras do boosting',
  description:
    'O que significam LP, RR, MMR, decay, vitórias líquidas e jogos de colocação no League of Legends, TFT, Valorant e Wild Rift, em poucas frases.',
  lead: 'As palavras de quatro classificações e desta loja, cada uma em duas ou três frases.',
  search: {
    one: 'Procura em {count} termo, como «vitória líquida»',
    other: 'Procura em {count} termos, como «vitória líquida»',
  },
  onlyOurs: 'Só palavras desta loja',
  ours: 'Uma palavra desta loja',
  byGame: 'Termos por jogo',
  letters: 'Letras',
  allGames: '{names.allGames}',
  found: { one: '{count} termo encontrado', other: '{count} termos encontrados' },
  see: 'Ver: {term}',
  'from.elo-boost': 'Desde {price} por divisão, <calculator>ver a calculadora</calculator>',
  'from.duo-boost': 'Desde {price} por divisão, <calculator>ver a calculadora</calculator>',
  'from.placement-boost': 'Desde {price} por jogo, <calculator>ver a calculadora</calculator>',
  'from.win-boost': 'Desde {price} por vitória líquida, <calculator>ver a calculadora</calculator>',
  noneTitle: 'Nenhum termo corresponde a «{query}»',
  nearest: 'Procuravas um destes?',
  noneOfThese: 'Com estes filtros não resta nenhum termo.',
  showAll: 'Mostrar todos os termos',
  missing: 'Falta um termo ou há algum errado? <contact>Escreve-nos</contact> e acrescentamo-lo com a fonte.',
} as const satisfies TranslationOf<typeof glossary, 'pt'>
