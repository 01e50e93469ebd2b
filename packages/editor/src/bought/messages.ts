import { definePluralMessages } from '@coverwright/core/messages/define-plural-messages.ts';

export const boughtMessages = definePluralMessages('editor bought', {
  boughtCover: 'Bought cover',
  startARevision: 'Start a revision',
  useAsTemplate: 'Use as template',
  staysAsPrinted:
    'You bought this cover, so it stays as it was printed. {left, plural, =0 {You have no revisions left.} one {# revision left.} other {# revisions left.}}',
});
