import { defineMessages } from '../messages/define-messages.ts';

/** The names of the genres. Documents store the English name beside the id. */
export const genreMessages = defineMessages('genres', {
  thriller: 'Thriller',
  crime: 'Crime and noir',
  mystery: 'Mystery',
  'cosy-mystery': 'Cozy mystery',
  horror: 'Horror',
  romance: 'Romance',
  romcom: 'Romantic comedy',
  'womens-fiction': 'Women’s fiction',
  fantasy: 'Fantasy',
  'young-adult': 'Young adult',
  'science-fiction': 'Science fiction',
  paranormal: 'Paranormal and gothic',
  historical: 'Historical fiction',
  literary: 'Literary fiction',
  memoir: 'Memoir',
  poetry: 'Poetry',
  'self-help': 'Self-help',
  business: 'Business',
  'non-fiction': 'Non-fiction and history',
  childrens: 'Children’s',
  cookbook: 'Cookbook',
  travel: 'Travel and nature',
  inspirational: 'Inspirational',
  western: 'Western',
});

export type GenreId = keyof (typeof genreMessages)['texts'];
