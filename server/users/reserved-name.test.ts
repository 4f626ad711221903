import { expect, test } from 'vitest'
import { isReservedName } from './reserved-name.ts'

test.each([
  ...['support', 'Support_Team', 'supp0rt', 'ѕuрpоrt', 'support2', 'team-support', 'Kundendienst', 'soporte'],
  ...['аdmin', 'ᴀdmin', 'ADMIN', 'ádmin', 'administrat0r', 'mod', '客服', 'الدعم'],
  ...['Peakline', 'peak1ine', 'PEAKLlNE', 'рeakline', 'peak.line', 'Peakline_Boosting', 'ThePeakLine'],
  ...[
    'paypal.com',
    'paypal.c0m.com',
    'mira.gg',
    'kestrel.de',
    'evil.example.org',
    'bit.ly',
    't.me',
    'shop.рф',
  ],
  ...['null', 'undefined', '__proto__', 'constructor', 'NaN', '_', '...'],
])('%s can’t be chosen', (name) => {
  expect(isReservedName(name, 'Peakline')).toBe(true)
})

test.each([
  ...[
    'mira',
    'kestrel_77',
    'mira.vale',
    'player.48123',
    'Mira-EUW',
    'modest',
    'adminton',
    'supportmain',
    'bestteam',
  ],
  ...['Ωmega', 'Дмитрий', 'ميرا', '小明', 'help.mira', 'm1ra', 'ownerofdragons', 'true_neutral'],
])('%s can be chosen', (name) => {
  expect(isReservedName(name, 'Peakline')).toBe(false)
})
