import { defineMessages } from '@coverwright/core/messages/define-messages.ts';

export const entryMessages = defineMessages('entry', {
  thisFormNeedsScriptsThey: 'This form needs scripts: they prove that no robot sends it.',
  eMailAddress: 'E-mail address',
  charactersOrMoreAShort: '{min} characters or more. A short sentence is easy to remember.',
  coverwrightHome: 'Coverwright, home',
  coverwright: 'Coverwright',
  everythingYouHadBegunIs: 'Everything you had begun is coming along.',
  goOn: 'Go on',
  itIsOnItsWay: 'It is on its way once more. Look among the unwanted mail too.',
  nobodyHasSignedUpIn: 'Nobody has signed up in this browser lately. Log in, or create an account again.',
  checkRuns: 'Checking that you are a person…',
  checkDone: 'You are a person: that much is checked.',
  checkFailed: 'The check could not be made. Load this page again.',
});
