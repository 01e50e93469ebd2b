/** Invented books that the site shows; their covers were made with the product. */
export const SHOWN_BOOKS = [
  { name: 'slow-table', title: 'The Slow Table', author: 'Giorgia Bassi', genre: 'Cookbook' },
  { name: 'still-water', title: 'Still Water', author: 'Anna Bright', genre: 'Literary fiction' },
  { name: 'moths-bargain', title: 'The Moth’s Bargain', author: 'Isolde Black', genre: 'Paranormal' },
  { name: 'calm-habit', title: 'The Calm Habit', author: 'James Farrow', genre: 'Self-help' },
  { name: 'what-she-saw', title: 'What She Saw', author: 'Dana Verrick', genre: 'Thriller' },
  { name: 'low-tide', title: 'Kiss Me at Low Tide', author: 'Isla Monroe', genre: 'Romantic comedy' },
  { name: 'seventh-guest', title: 'The Seventh Guest', author: 'Eleanor Pryce', genre: 'Mystery' },
  { name: 'zero-to-useful', title: 'Zero to Useful', author: 'Ben Hartmann', genre: 'Business' },
  { name: 'ninth-orbit', title: 'The Ninth Orbit', author: 'Ada Kovac', genre: 'Science fiction' },
  { name: 'two-suitcases', title: 'Two Suitcases', author: 'Amir Rahimi', genre: 'Memoir' },
  { name: 'night-drive', title: 'Night Drive', author: 'Carla Ruiz', genre: 'Crime' },
  { name: 'cat-on-candle-street', title: 'The Cat on Candle Street', author: 'Sam Tilly', genre: 'Children’s' },
] as const;
export const FRONT_WIDTHS = [240, 480] as const;
export const MOCK_UP_WIDTHS = [480, 960] as const;
export const WRAP_WIDTHS = [720, 1440] as const;
