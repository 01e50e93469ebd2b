import { defineMessages } from '@coverwright/core/messages/define-messages.ts';

export const blogMessages = defineMessages('blog', {
  categories: 'Categories',
  allPosts: 'All posts',
  noPosts: 'No posts yet.',
  blogTitle: 'Blog · Coverwright',
  blog: 'Blog',
  listTitle: '{name} · Coverwright blog',
  postTitle: '{title} · Coverwright',
  notPublished: 'Not published. Only administrators can see this post.',
  by: 'By {author}',
  lead: 'About book covers: what makes them work, and how they are printed.',
  feedLead: 'About book covers, and how they are printed.',
});
