import { defineMessages } from '@coverwright/core/messages/define-messages.ts';

export const resourceMessages = defineMessages('editor resources', {
  ownFontNotLoaded: 'Your font {font} could not be loaded. Its text uses another font until it loads.',
  fontNotLoaded: 'A font could not be loaded. Check your connection, then choose the font again.',
  pictureNotLoaded: 'A picture could not be loaded. Check your connection, or choose the picture again.',
});
