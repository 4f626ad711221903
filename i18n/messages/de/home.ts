import type { TranslationOf } from '../../translate.ts'
import type home from '../en/home.ts'

export default {
title: 'Ein Rang ist eine Höhe',
headline: 'Ein Rang ist eine Höhe. Nenn deine.',
lead: 'Setz Start und Ziel auf der Route. Sieh Preis und Dauer sofort. Zahl, und verfolge jedes Spiel des Aufstiegs.',
description: 'Setz Start und Ziel, sieh Preis und Dauer sofort und verfolge jedes Spiel deines Aufstiegs. Ein Gast braucht nur eine E-Mail-Adresse.',
setClimb: 'Aufstieg setzen',
howLink: 'So läuft ein Aufstieg',
from: 'ab {price} pro Division',
games: 'Was du heute besteigen kannst',
gamesNote: 'Niedrigster Preis pro Schritt, EU-Server',
elo: 'Elo-Boost, pro Division',
duo: 'Duo-Boost, pro Division',
soon: 'An den Rechnern dafür wird gebaut.',
} satisfies TranslationOf<typeof home, 'de'>
