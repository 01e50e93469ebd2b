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

/** To somebody who changed their password in their account. */
export function ownPasswordChangedMail(to: string, url: string): MailContent {
  return {
    ...changedMail(to, url),
    paragraphs: ['The password of your Coverwright account has just been changed in your account, and every other browser was logged out.'],
  };
}

/** To the address that an account is to have: it counts once the link was opened. */
export function newAddressMail(to: string, url: string): MailContent {
  return {
    to,
    subject: 'Confirm your new e-mail address',
    heading: 'Confirm your new e-mail address',
    paragraphs: ['You asked to use this address for your Coverwright account. Open the link to confirm it. It works once, for 24 hours.'],
    action: { label: 'Confirm my new address', url },
    footnote: 'If you did not ask for it, leave this mail alone: no account uses your address.',
  };
}

/** To an address that was to become an account's, and belongs to another account. */
export function addressTakenMail(to: string, url: string): MailContent {
  return {
    to,
    subject: 'This address already has an account',
    heading: 'This address already has an account',
    paragraphs: [
      'Somebody asked to use this address for their Coverwright account. It belongs to an account already, so nothing was changed.',
      'If both accounts are yours, log in to this one. If you have forgotten its password, choose a new one.',
    ],
    action: { label: 'Choose a new password', url },
    footnote: 'If it was not you, leave this mail alone: your account is safe.',
  };
}

/** To the address that an account had until now. */
export function emailChangedMail(to: string, after: string, homeUrl: string): MailContent {
  return {
    to,
    subject: 'Your e-mail address was changed',
    heading: 'Your e-mail address was changed',
    paragraphs: [
      `Your Coverwright account now uses ${after}. You log in with that address, and our mails go there.`,
      'If it was not you, write to us at once: answer this mail, or use the address on our support page.',
    ],
    action: { label: 'Open the support page', url: `${homeUrl}/support` },
    footnote: 'If it was you, there is nothing to do. This is the last mail to this address.',
  };
}
