import { defineMessages } from '@coverwright/core/messages/define-messages.ts';

export const articleMessages = defineMessages('editor article', {
  insertAPicture: 'Insert a picture',
  text: 'Text of the post',
  picture: 'Picture in the text',
});
