import { defineMessages } from '@coverwright/core/messages/define-messages.ts';

export const severalMessages = defineMessages('editor several', {
  text: 'Text',
  texts: '{count} texts',
  font: 'Font',
  size: 'Size',
  textColor: 'Text color',
  shape: 'Shape',
  shapes: '{count} shapes',
  fill: 'Fill',
  allOfThem: 'All of them',
  opacity: 'Opacity',
});
