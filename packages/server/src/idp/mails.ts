import type { MailContent } from '../features/mail/compose-mail.ts';

/** To somebody who signed up: their address is theirs once they have opened the link. */
export function confirmationMail(to: string, url: string): MailContent {
  return {
    to,
    subject: 'Confirm your e-mail address',
    heading: 'One click, and your account is ready',
    paragraphs: [
      'Thank you for signing up with Coverwright. Confirm that this address is yours, and everything you have made so far moves into your account.',
      'Open the link in the browser in which you signed up, and you are logged in straight away. It works for 24 hours.',
    ],
    action: { label: 'Confirm my e-mail address', url },
    footnote: 'If you did not sign up, leave this mail alone: without the click there is no account.',
  };
}

/** To somebody who signed up and has an account already. The page says the same to both; only who reads the mail learns it. */
export function alreadyKnownMail(to: string, url: string): MailContent {
  return {
    to,
    subject: 'You already have an account',
    heading: 'You already have an account',
    paragraphs: [
      'Somebody, most likely you, has just signed up with Coverwright under this address. There is an account for it already, and nothing was changed.',
      'If you have forgotten your password, choose a new one.',
    ],
    action: { label: 'Choose a new password', url },
    footnote: 'If it was not you, leave this mail alone: your account is safe.',
  };
}

/** To somebody who has forgotten their password. */
export function resetMail(to: string, url: string): MailContent {
  return {
    to,
    subject: 'Choose a new password',
    heading: 'Choose a new password',
    paragraphs: ['You asked for a new password for your Coverwright account. The link works once, for one hour.'],
    action: { label: 'Choose a new password', url },
    footnote: 'If you did not ask for it, leave this mail alone: your password stays as it is.',
  };
}

/** To somebody whose password was changed, in case it was not them. */
export function changedMail(to: string, url: string): MailContent {
  return {
    to,
    subject: 'Your password was changed',
    heading: 'Your password was changed',
    paragraphs: ['The password of your Coverwright account has just been changed, and every browser was logged out.'],
    action: { label: 'It was not me', url },
    footnote: 'If it was you, there is nothing to do.',
  };
}
