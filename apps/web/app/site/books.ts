/** Books that the site shows. They are made up; their covers were made here. */
export const SHOWN_BOOKS = [
  { name: 'lantern-keepers', title: 'The Lantern Keepers', author: 'Ada Marchmont', genre: 'Fantasy' },
  { name: 'inventory-of-rain', title: 'An Inventory of Rain', author: 'Clara Voss', genre: 'Literary fiction' },
  { name: 'tide-kept', title: 'What the Tide Kept', author: 'R. J. Calloway', genre: 'Thriller' },
  { name: 'slow-table', title: 'The Slow Table', author: 'Giorgia Bassi', genre: 'Cookbook' },
  { name: 'ninth-orbit', title: 'The Ninth Orbit', author: 'Ada Kovac', genre: 'Science fiction' },
  { name: 'seventh-guest', title: 'The Seventh Guest', author: 'Eleanor Pryce', genre: 'Mystery' },
  { name: 'calm-habit', title: 'The Calm Habit', author: 'James Farrow', genre: 'Self-help' },
  { name: 'promise-in-provence', title: 'A Promise in Provence', author: 'Camille Laurent', genre: 'Romance' },
  { name: 'history-of-paper', title: 'A Short History of Paper', author: 'Colin Marsh', genre: 'Non-fiction' },
  { name: 'bear-who-borrowed', title: 'The Bear Who Borrowed', author: 'Sam Tilly', genre: 'Children’s' },
] as const;
export const FRONT_WIDTHS = [240, 480] as const;
export const MOCK_UP_WIDTHS = [480, 960] as const;
export const WRAP_WIDTHS = [720, 1440] as const;
