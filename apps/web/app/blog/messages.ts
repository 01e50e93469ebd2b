import { defineMessages } from '@coverwright/core/messages/define-messages.ts';

export const blogMessages = defineMessages('blog', {
  categories: 'Categories',
  everything: 'Everything',
  nothingIsPublishedHereYet: 'Nothing is published here yet.',
  blogTitle: 'Blog · Coverwright',
  blog: 'Blog',
  listTitle: '{name} · Coverwright blog',
  postTitle: '{title} · Coverwright',
  notPublished: 'Not published: administrators see this, and nobody else.',
  by: 'By {author}',
  lead: 'About book covers: what makes them work, and what happens to them at the printer.',
});
