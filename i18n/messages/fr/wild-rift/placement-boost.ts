import type { ServiceWords } from '../../../game-pages.ts'

export default {
  lead: 'Wild Rift n’a pas de parties de placement. Voici ce qui s’en approche le plus : tes premières parties classées de la saison.',
  description:
    'Tes premières parties classées de la saison Wild Rift, par un booster ou avec lui, dès {price} la partie. Jusqu’à dix, avec leurs marques.',
  'about.title': 'Un début de saison sans placements',
  'about.first':
    'Sur PC, une poignée de parties fixe ton rang. Wild Rift fait autrement : une nouvelle saison te met un peu en dessous du rang où tu as fini, et tu repars de là aussitôt. De combien tu descends dépend de ce rang. Les premières parties comptent quand même, car tout le monde remonte en même temps et les niveaux sont mélangés. Une série de victoires te ramène alors vite en haut.',
  'about.second':
    'Cette commande porte sur des parties classées en début de saison, de une à dix. Le rang de la saison passée fixe le prix d’une partie ; sans rang, elle est au tarif Argent. Un booster joue sur ton compte, ou en groupe avec toi. Victoires, défaites et marques sont enregistrées. Le rang auquel tu arrives est le résultat des parties, pas une promesse.',
  'question.first': 'Pourquoi l’appeler « {games.service.placement-boost} », alors ?',
  'answer.first':
    'Parce qu’il remplit le même rôle, un bon départ dans la saison, et que le service porte le même nom dans tous nos jeux. Sur Wild Rift, il désigne tes premières parties classées, puisqu’il n’y a pas de phase de placement.',
  'question.second': 'J’ai déjà joué quelques parties cette saison. Est-ce trop tard ?',
  'answer.second':
    'Non. La commande couvre le nombre de parties classées que tu choisis, quel que soit le moment où elles sont jouées. Elles aident le plus les premiers jours, avant que le classement se stabilise. Plus tard, des victoires nettes ou une ascension t’apportent en général davantage.',
  'question.third': 'Les parties perdues sont-elles remplacées ?',
  'answer.third':
    'Non. Tu commandes des parties, et une partie perdue a été jouée. Le Courage peut encore sauver la marque. Si tu veux que les défaites soient rattrapées, prends un boost de victoires : là, seule la différence compte.',
  'question.fourth': 'Quelle est la différence entre solo et duo ?',
  'answer.fourth':
    'Solo : le booster se connecte à ton compte Riot sur un autre appareil. Duo : tu joues sur ton propre téléphone, avec le booster dans ton groupe, et tu ne donnes que ton pseudo en jeu. Le duo a sa propre ligne dans le prix et te prend du temps.',
  'question.fifth': 'Le début de saison est-il une période risquée ?',
  'answer.fifth':
    'Ni plus ni moins qu’une autre. Riot Games interdit le boost toute l’année, et la sanction peut être une suspension, la perte de récompenses ou un bannissement. À notre connaissance, aucune semaine n’y échappe.',
} as const satisfies ServiceWords
