/** Describes each game in three sentences, for the beginning of its rule book. */
export const about: Readonly<Record<string, string>> = {
  icetraders:
    'Ships of pyramids move, trade, grow and attack between star systems. Everybody is secretly good or evil. The good win together when no evil seat is left, an evil one by eliminating anybody.',
  'terra-mystica':
    'Two to five factions turn the land around them into their own and build on it. Each builds on one terrain only and does it in its own way. After six rounds towns, cults, areas and the favour of neighbours have made points.',
  terrafex:
    'Two players grow forests, raise mountains, light fires and move glaciers on one board. Nobody owns pieces, but every square has places of both sides. When no glacier is left, the places are counted.',
  toframenn:
    'Five wizards a side, each a stack of up to three pyramids, walk towards each other. They shoot bolts along lines and fight duels with neighbours. Whoever destroys the enemy Archmage wins.',
  transformartian:
    'Two or three teams share one grid of large pyramids and exchange them. Where five of a colour lie in a shape of the chart, the team scores. The first team at the target wins.',
};
