import { defineMessages } from '@coverwright/core/messages/define-messages.ts';

export const blogMessages = defineMessages('blog', {
  categories: 'Categories',
  everything: 'Everything',
  nothingIsPublishedHereYet: 'Nothing is published here yet.',
});
