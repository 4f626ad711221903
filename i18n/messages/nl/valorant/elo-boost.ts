import type { ServiceWords } from '../../../game-pages.ts'

export default {
  lead: 'Van de rank die je hebt naar de rank die je wilt, in Competitive, in stappen van 100 RR.',
  description:
    'Elo-boost voor Valorant in Competitive, vanaf {price} per divisie. RR per match vastgelegd, prijs uitgesplitst, geld terug voor wat niet gespeeld is.',
  'about.title': 'Hoe RR beweegt, en wat dat voor een klim betekent',
  'about.first':
    'Elke divisie van Iron 1 tot Ascendant 3 kost 100 RR. Een win levert meer RR op als je verborgen MMR boven je zichtbare rank ligt, en ook het rondeverschil en je eigen prestatie kunnen meetellen. Een promotiewedstrijd is er niet: bij 100 RR ben je door. Vanaf Immortal heeft RR geen bovengrens, en voor Radiant moet je ook bij de besten van je regio staan.',
  'about.second':
    'De booster speelt Competitive op jouw account, in jouw regio. Vertel ons wat een gewone win je oplevert, want een account met weinig RR per win heeft meer matches nodig. Agents kun je als extra kiezen, als ze vrijgespeeld zijn. Met “{games.addon.stream}” kijk je live mee met de rondes, en met “{games.addon.coaching}” hoor je waarom ze gewonnen zijn. Blijf zolang de bestelling loopt zelf uit Competitive: jouw matches zouden de RR verschuiven waarop het logboek verder telt.',
  'question.first': 'Welke agents kan ik kiezen?',
  'answer.first':
    'Alle agents die op je account vrijgespeeld zijn; de booster speelt dan alleen die. Kies agents uit meer dan één rol. Wie een agent het eerst vastzet, speelt hem, en als je maar één duelist kiest, staat de booster door een snellere teamgenoot met lege handen.',
  'question.second': 'Waarom krijgt mijn vriend meer RR per win?',
  'answer.second':
    'RR hangt af van het verschil tussen MMR en rank. Ligt je MMR boven je rank, dan leveren wins meer op dan verliezen kosten; ligt die eronder, dan is het andersom. Kies op basis van je laatste matches “{games.gain.low}”, “{games.gain.normal}” of “{games.gain.high}”. Het verandert de prijs en de tijd.',
  'question.third': 'Zijn verloren matches bij de prijs inbegrepen?',
  'answer.third':
    'Ja. De prijs geldt voor de rank die je koos. Nederlagen, dodges en de RR die ze kosten horen bij de weg erheen, en de booster speelt door tot je er bent. In het logboek zie je alles terug.',
  'question.fourth': 'Kunnen jullie me naar Radiant brengen?',
  'answer.fourth':
    'Je kunt het bestellen, maar alleen een booster die voor die rank is toegelaten, kan je bestelling aannemen. Voor Radiant heb je genoeg RR nodig en een van de weinige plekken in je regio, en allebei veranderen ze dagelijks. De bestelling geldt voor de RR die je invult, dus kijk eerst op het leaderboard.',
  'question.fifth': 'Wat doet Riot met accounts die geboost zijn?',
  'answer.fifth':
    'Boosting en het delen van accounts zijn tegen de voorwaarden. Riot Games kan ranked-beloningen afnemen of accounts schorsen of bannen, en Vanguard draait op elke computer waarop je account wordt gebruikt. Wat er dan gebeurt, hebben wij niet in de hand. Je gaat hiermee akkoord voordat je betaalt.',
} as const satisfies ServiceWords
