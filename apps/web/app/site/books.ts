/** Books that the site shows. They are made up; their covers were made here. */
export const SHOWN_BOOKS = [
  { name: 'lantern-keepers', title: 'The Lantern Keepers', author: 'Ada Marchmont', genre: 'Fantasy' },
  { name: 'fig-tree-summer', title: 'The Fig Tree Summer', author: 'Clara Voss', genre: 'Literary fiction' },
  { name: 'tide-kept', title: 'What the Tide Kept', author: 'R. J. Calloway', genre: 'Thriller' },
  { name: 'slow-table', title: 'The Slow Table', author: 'Giorgia Bassi', genre: 'Cookbook' },
  { name: 'ninth-orbit', title: 'The Ninth Orbit', author: 'Ada Kovac', genre: 'Science fiction' },
  { name: 'salt-the-door', title: 'Salt the Door', author: 'Maren Holt', genre: 'Horror' },
  { name: 'roofs-of-lisbon', title: 'Roofs of Lisbon', author: 'Camille Laurent', genre: 'Romance' },
  { name: 'calm-habit', title: 'The Calm Habit', author: 'James Farrow', genre: 'Self-help' },
  { name: 'court-of-briars', title: 'A Court of Briars', author: 'Elira Thorn', genre: 'Young adult' },
  { name: 'island-road', title: 'The Island Road', author: 'Joao Pereira', genre: 'Travel' },
  { name: 'seventh-guest', title: 'The Seventh Guest', author: 'Eleanor Pryce', genre: 'Mystery' },
  { name: 'cat-on-candle-street', title: 'The Cat on Candle Street', author: 'Sam Tilly', genre: 'Children’s' },
] as const;
export const FRONT_WIDTHS = [240, 480] as const;
export const MOCK_UP_WIDTHS = [480, 960] as const;
export const WRAP_WIDTHS = [720, 1440] as const;
