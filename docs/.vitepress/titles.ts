/** The five games as the site presents them, for its links and for the cards on which people choose a game. */
export const titles = [
  {
    id: 'icetraders',
    title: 'IceTraders',
    players: '2–5',
    minutes: 30,
    about: 'Ships trade, grow and attack between the stars, and everybody is secretly good or evil.',
  },
  {
    id: 'terra-mystica',
    title: 'Terra Mystica',
    players: '2–5',
    minutes: 60,
    about: 'Factions reshape the land around them, build towns, and rise in four cults.',
  },
  {
    id: 'terrafex',
    title: 'Terrafex',
    players: '2',
    minutes: 20,
    about: 'Forests, fires, mountains and glaciers belong to nobody, but the places below them do.',
  },
  {
    id: 'toframenn',
    title: 'Töframenn',
    players: '2',
    minutes: 20,
    about: 'Five wizards a side walk, shoot bolts and fight duels until an Archmage falls.',
  },
  {
    id: 'transformartian',
    title: 'Transformartian',
    players: '2–6',
    minutes: 30,
    about: 'Teams exchange pyramids on one grid until five of a colour lie in a shape.',
  },
] as const;
