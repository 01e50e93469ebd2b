import { defineMessages } from '@coverwright/core/messages/define-messages.ts';

export const articleMessages = defineMessages('editor article', {
  insertAPicture: 'Insert a picture',
  text: 'Text of the post',
  picture: 'Picture in the text',
  brokenLink: 'A link {fault}. Change the link, or remove it.',
  brokenPicture: 'A picture {fault}. Remove it, and add it again with the button Insert a picture.',
  textRefused: 'The text is too long, or contains something that the blog can’t show. Shorten it, or undo your last change.',
});
