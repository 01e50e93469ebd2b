/**
 * Words that the product and its code no longer use, because nobody types them into a search box. The right-hand side is what to write
 * instead. They are kept out of declared names and out of every string that people may read.
 */
export const RETIRED_WORDS: Readonly<Record<string, string>> = {
  desk: 'what it is: a service, an editor, a page',
  desks: 'services, editors, pages',
  deed: 'action',
  deeds: 'actions',
  heed: 'respect',
  mend: 'fix',
  mends: 'fixes',
  mended: 'fixed',
  news: 'event, report',
  postman: 'mail sender',
  shelves: 'lists, stores',
  vouched: 'verified',
  whoever: 'the person, by role',
};

/** Verbs that do not say what changes, as the first word of a function. */
export const RETIRED_VERBS: Readonly<Record<string, string>> = {
  ask: 'find, request, fetch',
  give: 'set, grant, return',
  hear: 'read',
  keep: 'save, insert, createX',
  note: 'insert, update, record',
  take: 'claim, read, delete',
  tell: 'report, send, track',
};

/** Sentences that were rewritten. */
export const RETIRED_PHRASES: readonly string[] = [
  'are asked',
  'is asked for',
  'mend this',
  'none that was given out',
  'room around it',
  'setting out the',
  'take it back',
  'the words’ box',
  "the words' box",
  'what was said',
];
