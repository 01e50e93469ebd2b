import { defineMessages } from '@coverwright/core/messages/define-messages.ts';

export const shareMessages = defineMessages('share', {
  pullItRoundOrUse: 'Pull it round, or use the arrow keys; plus and minus bring it nearer.',
  stopRotation: 'Stop rotation',
  rotate: 'Rotate',
  toTheHomePage: 'To the home page',
  itBrokeOurTermsOf: 'It broke our terms of use, so this link no longer shows it.',
  thisCoverWasTakenDown: 'This cover was taken down',
  aCoverInTheMaking: 'A cover in the making',
  theFlatCoverOf: 'The flat cover of {title}',
  howItIsShown: 'How it is shown',
  printGuides: 'Print guides',
  redWhereItIsCut: 'Red: where it is cut. Blue: where words are safe. Violet: where it folds.',
  thisIsADraftShown: 'This is a draft, shown with a watermark. Its author can change it, or revoke this link.',
  makeACover: 'Make a Cover',
  noThreeDimensions: 'This browser doesn’t support 3D, so the book can’t be rotated.',
  bookNotFetched: 'The book could not be fetched. Check your connection, then try again.',
  anUntitledBook: 'An untitled book',
  flat: 'Flat',
  draftGoneAdvice: 'Ask the person who sent you the link for a new one.',
  draftGone: 'This draft is not shared any more',
});
