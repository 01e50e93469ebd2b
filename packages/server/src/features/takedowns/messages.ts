import { defineMessages } from '@coverwright/core/messages/define-messages.ts';

export const takedownMessages = defineMessages('takedown-mails', {
  takenDownSubject: 'Your cover was taken down',
  takenDownLead: 'We took {cover} down. The reason: {reason}',
  takenDownEffect: 'Its share link and its review link no longer work. You can still see the cover in your account.',
  takenDownAdvice: 'If you think that this is a mistake, reply to this e-mail, or use the address on our support page.',
  readTheTerms: 'Read the terms',
  takenDownFootnote: 'You get this e-mail because the cover belongs to your account.',
  restoredSubject: 'Your cover was restored',
  restoredLead: 'We restored {cover}. Its share link and its review link work again.',
  openMyAccount: 'Open my account',
  restoredFootnote: 'You don’t need to do anything.',
  titled: '“{title}”',
  untitled: 'your cover',
});
