import { createTranslator } from '@coverwright/core/messages/create-translator.ts';
import { DEFAULT_LOCALE } from '@coverwright/core/messages/locales.ts';
import type { MailContent } from '../mail/compose-mail.ts';
import { takedownMessages } from './messages.ts';

const t = createTranslator(takedownMessages, DEFAULT_LOCALE);

const nameOf = (title: string) => (title ? t('titled', { title }) : t('untitled'));

/** Composes the mail to the owner of a cover that an administrator took down. */
export function takedownMail(to: string, { title, reason, homeUrl }: { title: string; reason: string; homeUrl: string }): MailContent {
  return {
    to,
    subject: t('takenDownSubject'),
    heading: t('takenDownSubject'),
    paragraphs: [t('takenDownLead', { cover: nameOf(title), reason }), t('takenDownEffect'), t('takenDownAdvice')],
    action: { label: t('readTheTerms'), url: `${homeUrl}/terms` },
    footnote: t('takenDownFootnote'),
  };
}

/** Composes the mail to the owner of a cover that was restored. */
export function restoredMail(to: string, { title, homeUrl }: { title: string; homeUrl: string }): MailContent {
  return {
    to,
    subject: t('restoredSubject'),
    heading: t('restoredSubject'),
    paragraphs: [t('restoredLead', { cover: nameOf(title) })],
    action: { label: t('openMyAccount'), url: `${homeUrl}/account` },
    footnote: t('restoredFootnote'),
  };
}
