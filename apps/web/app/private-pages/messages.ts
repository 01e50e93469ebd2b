import { defineMessages } from '@coverwright/core/messages/define-messages.ts';

/** Titles of pages that search engines leave out. */
export const privatePageMessages = defineMessages('private-pages', {
  pageTitle: '{name} · Coverwright',
  packages: 'Packages',
  post: 'Post',
  referrals: 'Referrals',
  design: 'Design your cover',
  administration: 'Administration',
  yourCover: 'Your cover',
  covers: 'Covers',
  categories: 'Categories',
  auditLog: 'Audit log',
  jobs: 'Jobs',
  outbox: 'Outbox',
  users: 'Users',
  authors: 'Authors',
  openingCover: 'Opening your cover',
  myAccount: 'My account',
  theme: 'Theme',
  yourOrder: 'Your order',
  orders: 'Orders',
  genres: 'Genres',
  testPayment: 'Test payment',
  posts: 'Posts',
  cover: 'Cover',
});

export type PrivatePageName = Exclude<keyof typeof privatePageMessages.texts, 'pageTitle'>;
