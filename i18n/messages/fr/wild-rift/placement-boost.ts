import type { ServiceWords } from '../../../game-pages.ts'

export default {
  lead: 'Sur Wild Rift, pas de parties de placement. Ce qui s’en approche le plus : tes premières parties classées de la saison, jouées par un booster ou avec lui.',
  description:
    'Tes premières parties classées de la saison Wild Rift, par un booster ou avec lui, dès {price} la partie. Jusqu’à dix, avec leurs marques.',
  'about.title': 'Un début de saison sans placements',
  'about.first':
    'Sur PC, une poignée de parties fixe ton rang. Pas sur Wild Rift : une nouvelle saison te fait redescendre de quelques crans, selon le rang où tu as fini, et tu repars de là aussitôt. Ces premières parties comptent quand même : tout le monde remonte en même temps et les niveaux sont mélangés. Une série de victoires te ramène alors vite en haut.',
  'about.second':
    'Tu commandes de une à dix parties classées en début de saison. Ton rang de la saison passée fixe le prix d’une partie ; sans rang, elle est au tarif Argent. Un booster joue sur ton compte, ou en groupe avec toi. Victoires, défaites, marques : tout est enregistré. Le rang à l’arrivée dépend de ces parties. Ce n’est pas une promesse.',
  'question.first': 'Pourquoi l’appeler « {games.service.placement-boost} », alors ?',
  'answer.first':
    'Parce que le but est le même, un bon départ dans la saison, et que le service porte ce nom dans tous nos jeux. Sur Wild Rift, ce sont tes premières parties classées, puisqu’il n’y a pas de phase de placement.',
  'question.second': 'J’ai déjà joué quelques parties cette saison. Est-ce trop tard ?',
  'answer.second':
    'Non. La commande porte sur un nombre de parties classées, quel que soit le moment où elles sont jouées. C’est dans les premiers jours qu’elles aident le plus, avant que le classement se stabilise. Plus tard, des victoires nettes ou une ascension t’apportent en général davantage.',
  'question.third': 'Les parties perdues sont-elles remplacées ?',
  'answer.third':
    'Non. Tu commandes des parties, et une partie perdue a été jouée. Le Courage peut encore sauver la marque. Si tu veux que les défaites soient rattrapées, prends un boost de victoires : seule la différence y compte.',
  'question.fourth': 'Quelle est la différence entre solo et duo ?',
  'answer.fourth':
    'En solo, le booster se connecte à ton compte Riot sur un autre appareil. En duo, tu joues sur ton propre téléphone, avec le booster dans ton groupe, et tu ne donnes que ton pseudo en jeu. Le duo a sa propre ligne dans le prix, et il te prend du temps.',
  'question.fifth': 'Le début de saison est-il une période risquée ?',
  'answer.fifth':
    'Ni plus ni moins qu’une autre. Riot Games interdit le boost toute l’année, et la sanction peut être une suspension, la perte de récompenses ou un bannissement. Nous ne connaissons aucune semaine où c’est différent.',
} as const satisfies ServiceWords
