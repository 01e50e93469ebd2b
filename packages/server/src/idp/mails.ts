import { createTranslator } from '@coverwright/core/messages/create-translator.ts';
import { DEFAULT_LOCALE } from '@coverwright/core/messages/locales.ts';
import type { MailContent } from '../features/mail/compose-mail.ts';
import { identityMailMessages } from './messages.ts';

const t = createTranslator(identityMailMessages, DEFAULT_LOCALE);

/** Composes the mail after a sign-up. The address is confirmed when its link is opened. */
export function confirmationMail(to: string, url: string): MailContent {
  return {
    to,
    subject: t('confirmSubject'),
    heading: t('confirmHeading'),
    paragraphs: [t('confirmLead'), t('confirmHowTo')],
    action: { label: t('confirmAction'), url },
    footnote: t('confirmFootnote'),
  };
}

/**
 * Composes the mail for a sign-up with an address that already has an account. The page says the same in both cases; only the reader of the
 * mail learns it.
 */
export function alreadyKnownMail(to: string, url: string): MailContent {
  return {
    to,
    subject: t('existingSubject'),
    heading: t('existingSubject'),
    paragraphs: [t('existingLead'), t('existingHowTo')],
    action: { label: t('chooseNewPassword'), url },
    footnote: t('accountSafe'),
  };
}

/** Composes the mail for a forgotten password. */
export function resetMail(to: string, url: string): MailContent {
  return {
    to,
    subject: t('chooseNewPassword'),
    heading: t('chooseNewPassword'),
    paragraphs: [t('resetLead')],
    action: { label: t('chooseNewPassword'), url },
    footnote: t('resetFootnote'),
  };
}

/** Composes the mail after a password was reset, in case somebody else did it. */
export function changedMail(to: string, url: string): MailContent {
  return {
    to,
    subject: t('changedSubject'),
    heading: t('changedSubject'),
    paragraphs: [t('changedByLink')],
    action: { label: t('changedAction'), url },
    footnote: t('nothingToDo'),
  };
}

/** Composes the mail after a password was changed in the account. */
export function ownPasswordChangedMail(to: string, url: string): MailContent {
  return { ...changedMail(to, url), paragraphs: [t('changedInAccount')] };
}

/** Composes the mail to the new address of an account. The address counts once its link is opened. */
export function newAddressMail(to: string, url: string): MailContent {
  return {
    to,
    subject: t('newAddressSubject'),
    heading: t('newAddressSubject'),
    paragraphs: [t('newAddressLead')],
    action: { label: t('newAddressAction'), url },
    footnote: t('newAddressFootnote'),
  };
}

/** Composes the mail to an address that was entered as a new one, but belongs to another account. */
export function addressTakenMail(to: string, url: string): MailContent {
  return {
    to,
    subject: t('takenSubject'),
    heading: t('takenSubject'),
    paragraphs: [t('takenLead'), t('takenHowTo')],
    action: { label: t('chooseNewPassword'), url },
    footnote: t('accountSafe'),
  };
}

/** Composes the mail to the former address of an account. */
export function emailChangedMail(to: string, after: string, homeUrl: string): MailContent {
  return {
    to,
    subject: t('movedSubject'),
    heading: t('movedSubject'),
    paragraphs: [t('movedLead', { address: after }), t('movedWarning')],
    action: { label: t('movedAction'), url: `${homeUrl}/support` },
    footnote: t('movedFootnote'),
  };
}
