import { defineMessages } from '@coverwright/core/messages/define-messages.ts';

export const foregroundMessages = defineMessages('editor foreground', {
  heading: 'Title behind the subject',
  reading: 'Looking for the horizon of the picture…',
  putBehind: 'Put title behind the subject',
  bringToFront: 'Bring title to the front',
  maskPosition: 'Mask position',
  softEdge: 'Soft edge',
  clear: 'What rises above the horizon will cover the foot of the title. The horizon is clear (quality {quality}; {least} is needed).',
  covers: 'The foreground covers at most {percent} % of a letter. The horizon is clear (quality {quality}; {least} is needed).',
  coversNothing: 'The foreground doesn’t cover any letter. Drag the title down to it, or raise the mask.',
  coversTooMuch: 'The foreground covers {percent} % of a letter, which can’t be read. Drag the title up, or lower the mask.',
  noHorizon: 'This picture has no horizon that a title could stand behind.',
  doubtful: 'The horizon of this picture isn’t clear enough to cover letters (quality {quality}; {least} is needed).',
  treated: 'A picture that is turned, flipped, blurred, stretched, faded or drawn as a screen can’t cover the title. Take that off first.',
  noTitle: 'The front has no title. Add one first.',
  grouped: 'The title is in a group. Ungroup it first.',
  locked: 'The title has to move to the horizon, but it is locked. Unlock it first.',
  tooDeep: 'The title can’t stand behind this picture and still be read. Drag it up or make it smaller, and try again.',
  apart: 'The title is too far from the horizon. Drag it down to it, or move the picture up, and try again.',
});
