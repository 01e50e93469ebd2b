import { definePluralMessages } from '@coverwright/core/messages/define-plural-messages.ts';

export const fontMessages = definePluralMessages('editor fonts', {
  mixed: 'Mixed',
  searchFonts: 'Search fonts',
  noneFound: 'No font is called “{search}”.',
  uploadOwn: 'Upload your own font',
  hideLacking: 'Hide them',
  showLacking: 'Show them too',
  fontFile: 'Font file',
  fileHint: 'TrueType (.ttf) or OpenType (.otf), one file for each weight, at most 10 MB',
  chooseAFile: 'Choose a file',
  license: 'License',
  licenseHint: 'Stored with the cover as your proof, for example “SIL Open Font License” or “Bought at …, order 1234”.',
  upload: 'Upload',
  lacking: '{count, plural, one {# font lacks} other {# fonts lack}} letters of these words {toggle}',
  chooseFontFile: 'Choose a font file first.',
  enterLicense: 'Enter the license of this font: its name, or where you bought the font.',
  yourFonts: 'your fonts',
});
