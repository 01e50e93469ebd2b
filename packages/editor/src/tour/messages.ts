import { defineMessages } from '@coverwright/core/messages/define-messages.ts';

export const tourMessages = defineMessages('editor tour', {
  tour: 'Tour',
  offer: 'New here? Take the one-minute tour.',
  start: 'Start the tour',
  notNow: 'Not now',
  back: 'Back',
  done: 'Done',
  next: 'Next',
  stop: '{number} of {count}',
  coverTitle: 'This is your cover',
  coverText:
    'It shows the back, the spine and the front, as they print. Select anything to change it. Double-click text, or tap it twice, to edit it.',
  partsTitle: 'Edit any part',
  partsText: 'Use this menu for the book and its pages, the picture, text, spine, back, shapes and objects.',
  settingsTitle: 'Settings for each part',
  settingsText:
    'Change fonts, colors and sizes here. When you change the page count, the spine and back update. You can undo every step, even tomorrow.',
  formatsTitle: 'One title, four formats',
  formatsText: 'Make the paperback, hardcover, eBook and audiobook from one design. Each format keeps its own changes.',
  printCheckTitle: 'Print check',
  printCheckText:
    'Print check tests bleed, safe areas, resolution and spine against the printer’s rules. Click it to see and fix problems.',
  downloadTitle: 'Download your cover',
  downloadText:
    'Download the print file when you are ready. Changes are stored in this browser as you work. Press Save to store them on the server too.',
});
