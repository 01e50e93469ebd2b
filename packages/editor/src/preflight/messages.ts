import { defineMessages } from '@coverwright/core/messages/define-messages.ts';

export const preflightMessages = defineMessages('editor preflight', {
  checking: 'Checking the cover…',
  printCheck: 'Print check: {summary}',
  printCheckFor: 'Print check for {place}',
  onlineStores: 'online stores',
  noProblems: 'No problems found. Size, bleed, safe areas, resolution and type meet the requirements.',
  closePrintProof: 'Close print proof',
  printProof: 'Print proof',
  showsSamples: 'This cover still shows sample text',
  replaceSamples: 'Replace the sample text',
  removeSamples: 'Remove the sample text',
  wouldBeRejected: 'Would be rejected',
  mayPrintPoorly: 'May print poorly',
  suggestion: 'Suggestion',
  titleOfTheBook: 'Title of the book',
  authorsName: 'Author’s name',
  readyForStores: 'Ready for stores',
  readyToPrint: 'Ready to print',
  toReview: '{count} to review',
  /** This text stands beside the count, which stands alone if the window is narrow. */
  afterCount: 'to review',
});
