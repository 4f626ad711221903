/**
 * The districts of each house, from the bottom up, and their features: a district imports only itself and those that
 * come before it in this list. `npm run map` writes the map in ARCHITECTURE.md from it; `architecture.test.ts` holds the code to it.
 */
export type District = { says: string; features?: Readonly<Record<string, string>> }
export type House = Readonly<Record<string, District>>

export const houses: Readonly<Record<'core' | 'server' | 'web', House>> = {
  core: {
    base: {
      says: 'amounts, time spans, time zones, CSV, IBANs, order numbers, links, and what the site stores in a browser',
    },
    games: { says: 'each game’s ladder, characters and figures, as data' },
    people: {
      says: 'permissions, passwords, second factors, bans, consent, erasing, and what a booster offers',
    },
    choices: { says: 'what a customer can choose, and which choices are refused' },
    prices: {
      says: 'price table and quote; what changes a price: discounts, coupons, cashback; display currencies',
    },
    money: { says: 'ledger, lots of a balance, payments, top-ups, payouts, receipts, limits of staff' },
    raffles: { says: 'who can enter a raffle, and its draw, which anyone can repeat' },
    orders: {
      says: 'life, claiming, progress, deadlines, shares and tips of an order, and what its readers can do',
    },
    boosters: { says: 'applications, measured figures, reviews' },
    talk: { says: 'what chats hide, and when support is open (its hours are a variable of the server)' },
    site: { says: 'the glossary, what a shop needs to run, and what waits for a person' },
  },
  server: {
    platform: {
      says: 'what every feature uses; it imports none of them',
      features: {
        ports: 'the services that use cases work with, and one transaction (`work.ts`)',
        db: 'pool, prepared statements, values that are remembered, tags of kept pages',
        config: 'the variables, checked once at the start',
        process: 'log, Redis, side processes, and jobs that pause what fails',
        http: 'route, errors, idempotency, limits, headers, OpenAPI, health',
        limits: 'failed attempts to sign in',
        users: 'accounts’ rows and reserved names',
        sessions: 'who is signed in, and since when',
        audit: 'what staff did, as a chain of hashes, and its check',
        sealing: 'encryption of logins, app secrets and payout details',
        outside:
          'external services: payment, captcha, mail, files, sign-in, profiles; a real and a local adapter each',
        documents: 'Markdown to the JSON of `contract/document.ts`, its holes, anchors and reading time',
        papers: 'documents as PDF',
        share: 'pictures for shared links, drawn in a side process',
        icons: 'the icon endpoint',
        sitemaps: 'which pages exist, per language',
        'operation-marks': 'when something of operation last happened, and how often',
      },
    },
    kernel: {
      says: 'an order’s row, lock, steps, events, recorded games and sections; the followers of a step',
    },
    news: {
      says: 'what people are told',
      features: {
        notifications: 'news on the site',
        push: 'news on devices whose browsers subscribed to it',
        mail: 'letters: writing, queueing and sending them',
      },
    },
    files: { says: 'pictures that people upload, and who can see them' },
    boosters: {
      says: 'who boosts, and how well',
      features: {
        facts: 'a booster’s row: filters, ceiling, hours',
        applications: 'from an application to a booster',
        figures: 'what is measured of completed orders',
        reviews: 'what customers say, and the answers',
        profiles: 'public profiles',
        favorites: 'the boosters that customers like',
      },
    },
    accounts: {
      says: 'getting in, and what people can do',
      features: {
        auth: 'sign-in, registration, captcha',
        addresses: 'proof and change of an address, new passwords',
        links: 'mailed links: making, throttling, spending them',
        proofs: 'what the proof of an address brings: guests’ orders, a clean account',
        social: 'sign-in by other sites',
        factors: 'second factors: apps, passkeys, recovery codes',
        invitations: 'the first admin and invited staff',
        people: 'staff’s list of people: rights, bans, boosters',
        proposals: 'what needs a second person',
      },
    },
    money: {
      says: 'prices, and everything that moves money',
      features: {
        prices: 'versions of the price table, and how staff publish them',
        ledger: 'double entry: accounts, entries, lots of a balance',
        payments: 'payments by card and balance, the rows of their refunds, reconciliation',
        webhooks: 'what providers send',
        'payment-troubles': 'what staff settle by hand',
        settlement: 'where an order’s money goes: boosters’ shares, refunds and their news, chargebacks',
        coupons: 'coupons and their uses',
        cashback: 'what comes back to the balance',
        tips: 'tips for boosters',
        'top-ups': 'money put on a balance',
        payouts: 'what boosters are paid: earnings, batches, SEPA files',
        receipts: 'numbered receipts, credit notes, boosters’ statements',
        bookkeeping: 'the ledger as CSV',
      },
    },
    orders: {
      says: 'an order from its quote to its review',
      features: {
        order: 'its page, lists and steps',
        quotes: 'sealed quotes',
        supply: 'who plays what is ordered, and what nobody plays',
        checkout: 'placing, pricing and paying an order',
        dispatch: 'who is asked first',
        coaching: 'coaches’ offers, the hours they teach, and lessons',
        vault: 'game logins, encrypted, each view recorded',
        changes: 'changes of a running order',
        disputes: 'customers’ reports and staff’s decisions',
        silence: 'silent boosters',
        reminders: 'what an order’s people are reminded of',
        earnings: 'a booster’s day, and the orders they completed',
        tracking: 'progress that a customer shares',
        'order-chat': 'the chat of an order',
        'order-audit': 'what the audit log says of an order',
      },
    },
    support: { says: 'the chat with support, and letters to it' },
    site: {
      says: 'the public site',
      features: {
        storefront: 'figures of the home page',
        blog: 'posts',
        raffles: 'raffles: tickets, the draw, prizes',
        'installed-app': 'the web app manifest, and the offline worker’s file',
        glossary: 'the glossary of boosting',
        legal: 'legal pages',
        analytics: 'counting visits with consent',
        ssr: 'rendered and kept pages, sitemaps, well-known files',
      },
    },
    records: {
      says: 'what looks at every district',
      features: {
        settings: 'a person’s settings, a section for each feature',
        waiting: 'what waits for a person until they do it',
        person: 'what staff read about one person, section by section, and what a ban does with their orders',
        privacy: 'export and erasing of a person’s data',
        backup: 'backup, restore and its drill',
        doctor: 'what a shop needs to run, for the command and staff’s page',
        opening: 'a shop before it opens, and its opening',
        search: 'orders, people and coupons by how they begin',
        'audit-log': 'what staff did, as they read, search and export it',
      },
    },
    realtime: { says: 'the connection to open pages: who may hear what, presence, counts' },
    composed: {
      says: 'the tables that name every feature once: their door plates, followers, sections of an order’s page, subjects of payments',
    },
  },
  web: {
    worker: { says: 'the offline worker: a program of its own in the browser' },
    kit: {
      says: 'no router, no data, no text of its own',
      features: {
        ui: 'the design system',
        drawing: 'routes, climbs, emblems; a folder each',
        fonts: 'faces',
      },
    },
    frame: {
      says: 'what surrounds every page; it imports no feature',
      features: {
        router: 'React Router 8, page loading, head',
        session: 'who is signed in, and the client of the API',
        shell: 'header, footer, dashboard’s frame, dialogs with a form',
        texts: 'texts by area, times, errors in words',
        theme: 'dark and light',
        realtime: 'the connection to the server',
        pwa: 'which build the site serves, files that are gone, and whether the site answers',
        kept: 'a person’s own orders on their device, and what waits there to be sent',
      },
    },
    parts: {
      says: 'what several features show',
      features: {
        lists: 'every list: query in the address, filters, table, pages, export',
        chat: 'field, outbox and bubbles of every chat',
        document: 'renders `contract/document.ts`',
        pictures: 'choosing, shrinking and uploading a picture',
        characters: 'champions and agents',
        climb: 'a climb’s profile and its price, row by row',
        finished: 'completed climbs and reviews',
        protection: 'how login and money are protected',
        currencies: 'prices in other currencies',
        favorites: 'hearts',
        share: 'pictures of shared links, as SVG',
        consent: 'the cookie dialog',
        analytics: 'counting with consent',
        'installed-app':
          'the offline worker’s registration, no connection, new versions, the offer to install',
        push: 'news on this device while the site is closed',
        payments: 'which ways to pay there are',
        shortcuts: 'keys',
        palette: 'search over everything, pages and actions, by keyboard',
      },
    },
    account: {
      says: 'a person’s own pages',
      features: {
        'sign-in': 'sign-in, registration, mailed links, second steps',
        settings: 'a section for each feature',
        notifications: 'the bell: what a person was told, read on one device and so on all',
        balance: 'balance, top-ups, history',
        receipts: 'receipts',
        'error-pages': 'not found, forbidden, banned, closed',
      },
    },
    shop: {
      says: 'what visitors read and configure',
      features: {
        'before-opening': 'what visitors see before the shop opens',
        home: 'the first page',
        about: 'who runs the shop',
        games: 'a game’s page',
        supply: 'who plays what is configured, read after load, and the mail when somebody does',
        service: 'the calculators',
        coaching: 'coaches and their hours',
        boosters: 'the roster and profiles',
        blog: 'posts',
        raffles: 'raffles: tickets, the draw, prizes',
        glossary: 'the glossary',
        legal: 'legal pages',
      },
    },
    orders: {
      says: 'an order, for customer, booster and staff',
      features: {
        order: 'its page and lists, a room for each part of it',
        checkout: 'paying',
        changes: 'changing a running order',
        disputes: 'reports and decisions',
        tracking: 'shared progress',
      },
    },
    work: {
      says: 'what boosters work with',
      features: {
        booster: 'the board, availability, filters',
        earnings: 'earnings and payouts',
        applications: 'becoming a booster, and staff’s view of it',
      },
    },
    staff: {
      says: 'what staff work with',
      features: {
        admin: 'staff’s lists of orders',
        people: 'people and invitations',
        roster: 'boosters',
        audit: 'what staff did, and whether the record is whole',
        blog: 'the desk of the blog: list, editor, publishing, history',
        coupons: 'coupons',
        raffles: 'raffles, from a draft to the prizes',
        prices: 'the price table',
        payouts: 'batches of payouts',
        troubles: 'payments to settle by hand',
        proposals: 'what waits for a second person',
        mails: 'sent mails',
        reviews: 'reviews to look at',
        opening: 'what the shop needs to run, and the press that opens it',
      },
    },
    support: { says: 'the chat with support, for visitors and staff' },
    composed: {
      says: 'every page once: the route table, the pages given to the frame, the entries, the chunks',
    },
  },
}

/** Folders that are no district: helpers of tests, the page of states, files that are served as they are. */
export const besides: Readonly<Record<keyof typeof houses, readonly string[]>> = {
  core: ['test'],
  server: ['test'],
  web: ['test', 'development', 'public'],
}
