import type { MailContent } from '../mail/compose-mail.ts';

const nameOf = (title: string) => (title ? `“${title}”` : 'your cover');

/** To the owner of a cover that an administrator took down. */
export function takedownMail(to: string, { title, reason, homeUrl }: { title: string; reason: string; homeUrl: string }): MailContent {
  return {
    to,
    subject: 'Your cover was taken down',
    heading: 'Your cover was taken down',
    paragraphs: [
      `We took ${nameOf(title)} down. The reason: ${reason}`,
      'Its share link and its review link no longer show it. You still see the cover in your account.',
      'If you think that this is a mistake, answer this mail, or use the address on our support page.',
    ],
    action: { label: 'Read the terms', url: `${homeUrl}/terms` },
    footnote: 'You get this mail because the cover belongs to your account.',
  };
}

/** To the same, when the cover is back. */
export function restoredMail(to: string, { title, homeUrl }: { title: string; homeUrl: string }): MailContent {
  return {
    to,
    subject: 'Your cover was restored',
    heading: 'Your cover was restored',
    paragraphs: [`We restored ${nameOf(title)}. Its share link and its review link work again.`],
    action: { label: 'Open my account', url: `${homeUrl}/account` },
    footnote: 'There is nothing to do.',
  };
}
