import { defineMessages } from '@coverwright/core/messages/define-messages.ts';

export const freshnessMessages = defineMessages('freshness', {
  newerVersion: 'A newer Coverwright is here',
  coverWasKept: 'Your cover was kept. It opens again in a moment.',
  openItNow: 'Open it now',
});
