import { createTranslator } from '@coverwright/core/messages/create-translator.ts';
import { DEFAULT_LOCALE } from '@coverwright/core/messages/locales.ts';
import type { MailContent } from '../features/mail/compose-mail.ts';
import { identityMailMessages } from './messages.ts';

const t = createTranslator(identityMailMessages, DEFAULT_LOCALE);

/** To somebody who signed up: their address is theirs once they have opened the link. */
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

/** To somebody who signed up and has an account already. The page says the same to both; only who reads the mail learns it. */
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

/** To somebody who has forgotten their password. */
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

/** To somebody whose password was changed, in case it was not them. */
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

/** To somebody who changed their password in their account. */
export function ownPasswordChangedMail(to: string, url: string): MailContent {
  return { ...changedMail(to, url), paragraphs: [t('changedInAccount')] };
}

/** To the address that an account is to have: it counts once the link was opened. */
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

/** To an address that was to become an account's, and belongs to another account. */
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

/** To the address that an account had until now. */
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
