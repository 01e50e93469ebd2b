import { defineMessages } from '@coverwright/core/messages/define-messages.ts';

export const eyedropperMessages = defineMessages('editor eyedropper', {
  label: 'Pick a color from the cover. Use the arrow keys to move, Enter to pick, Escape to cancel',
  hint: 'Click a color to pick it. Press Esc to cancel.',
});
