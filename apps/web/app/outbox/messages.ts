import { defineMessages } from '@coverwright/core/messages/define-messages.ts';

export const outboxMessages = defineMessages('outbox', {
  outbox: 'Outbox',
  lead: 'This server sends no e-mail, because {setting} is not set. What it would have sent is listed here, for the person who runs it.',
  empty: 'No e-mails yet. Sign up to see the one that confirms your address.',
  mails: 'E-mails',
  utc: '{time} UTC',
  openMail: 'Open it as an e-mail program shows it',
});
