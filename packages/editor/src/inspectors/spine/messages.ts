import { defineMessages } from '@coverwright/core/messages/define-messages.ts';

export const spineMessages = defineMessages('editor spine', {
  width: 'The spine of {extent} pages is {width} wide.',
  tooThin: 'This spine is too thin for text: {extent} pages make it {width} wide. The printer prints spine text from {needed} pages.',
  spine: 'Spine',
  words: 'Words',
  follow: 'Same as the front',
  followHint: 'Author and title use the text, font and color of the front.',
  setting: 'Setting',
  textDirection: 'Text direction',
  maximumSize: 'Maximum size',
  padding: 'Padding at top and bottom',
  changePages: 'Change the page count',
  onTheSpine: '{name} on the spine',
  size: '{name} size',
  font: '{name} font',
  letterSpacing: '{name} letter spacing',
  fill: '{name} fill',
  topToBottom: 'Top to bottom',
  bottomToTop: 'Bottom to top',
  author: 'Author',
  title: 'Title',
});
