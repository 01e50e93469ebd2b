import { defineMessages } from '@coverwright/core/messages/define-messages.ts';

export const stageMessages = defineMessages('editor stage', {
  elements: 'Elements of the cover',
  locked: '{name}, locked',
  barcode: 'Barcode',
  rotate: 'Rotate. Hold Shift for steps of 15°, Alt for any angle',
  flatCover: 'The cover, laid flat',
  rulersInInches: 'in: rulers in inches; change to millimeters',
  rulersInMillimeters: 'mm: rulers in millimeters; change to inches',
  rulersInPixels: 'px: rulers in pixels',
});
