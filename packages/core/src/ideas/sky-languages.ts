/** Words of other languages for what stands in the sky, by the English word, in the form of `title-languages.ts`. */
export const SKY_WORDS = {
  mars: 'marte',
  jupiter: 'júpiter giove',
  venus: 'vénus venere',
  neptune: 'neptun neptuno nettuno',
  pluto: 'pluton plutón plutone',
  andromeda: 'andromède andrómeda',
  orion: 'orión orione',
  cassiopeia: 'cassiopée kassiopeia',
  sirius: 'sírius',
  aldebaran: 'aldébaran aldebarán',
  betelgeuse: 'bételgeuse beteigeuze',
  pleiades: 'pléiades pléyades plejaden',
  galaxy: 'galaxie galaxia galassia',
  orbit: 'orbite órbita umlaufbahn',
  space: 'weltraum espacio spazio espaço',
} as const;
