import { defineMessages } from '@coverwright/core/messages/define-messages.ts';

export const outboxMessages = defineMessages('outbox', {
  outbox: 'Outbox',
  lead: 'This server sends no mail: {setting} is not set. What it would have sent is here, for the person who runs it.',
  empty: 'Nothing yet. Sign up, and the mail that confirms the address lies here.',
  mails: 'Mails',
  utc: '{time} UTC',
  openMail: 'The mail as a mail program shows it',
});
