import { defineMessages } from '@coverwright/core/messages/define-messages.ts';

export const imageObjectMessages = defineMessages('editor image-objects', {
  onThisCover: 'On this cover',
  yourPicture: 'Your picture',
  addAPicture: 'Add a picture',
});
