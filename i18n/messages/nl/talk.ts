import type { TranslationOf } from '../../translate.ts'
import type talk from '../en/talk.ts'

export default {
  title: 'Chat over de bestelling',
  online: 'Online',
  away: 'Niet online',
  both: 'Klant en booster lezen dit.',
  noBooster: 'Je booster leest dit zodra die begint.',
  'noBooster.coach': 'Je coach leest dit zodra die accepteert.',
  hello: 'Schrijf hier over alles rond deze bestelling. {name} krijgt het meteen.',
  write: 'Schrijf aan {name}',
  protects: 'Contactgegevens worden voor jullie allebei verborgen. Inloggegevens en codes horen hier nooit.',
  masked:
    'We hebben hier contactgegevens verborgen. Op deze pagina blijven betaling, login en terugbetaling voor allebei beschermd.',
  typed: 'Getypt: {text}',
  translate: 'Vertalen',
  translateOf: 'Bericht van {name} vertalen',
  translatedBy: 'Vertaald door {name}',
  hideTranslation: 'Vertaling verbergen',
  openUntil: 'Open tot {time}.',
  closed: 'Deze chat is gesloten. Voor vragen is support er nog steeds.',
  played: {
    one: '{count} game vastgelegd: {score}',
    other: '{count} games vastgelegd: {score}',
  },
  quickStart: 'Ik begin nu.',
  quickDone: 'Klaar voor vandaag.',
  code: 'Inlogcode',
  codeHow: 'Vraagt de game om een code, dan kan {name} die hier sturen.',
  codeAsk: 'Inlogcode vragen',
  codeAgain: 'Opnieuw vragen',
  codeAsked: 'Gevraagd om {time}. De code verschijnt hier zodra {name} die invult.',
  codeMailed: 'Gevraagd om {time}. {name} is niet online, dus we hebben ook een e-mail gestuurd.',
  codeHere: '{name} heeft de code gestuurd. Je kunt die één keer openen.',
  codeShow: 'Code tonen',
  codeShown: 'Bij het openen is de code verwijderd. De klant ziet dat je die hebt geopend.',
  codeLate: 'Er kwam geen code binnen {figures.loginCode}.',
  codeNeeded: '{name} heeft een inlogcode nodig',
  codeType:
    'De game heeft je er net een gestuurd per e-mail of sms. Vul die hier in, nooit in de chat. {name} kan die één keer openen.',
  codeSend: 'Code sturen',
  codeWrong: 'Controleer de code: alleen letters en cijfers, zoals de game die stuurde.',
  codeSent: '{name} kan je code openen',
  codeWaits:
    'Hij gaat één keer open en wordt uiterlijk na {figures.loginCode} verwijderd. Elke stap staat in de loginkluis.',
} satisfies TranslationOf<typeof talk, 'nl'>
