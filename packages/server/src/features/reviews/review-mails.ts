import { createTranslator } from '@coverwright/core/messages/create-translator.ts';
import { formatDay } from '@coverwright/core/messages/format-day.ts';
import { DEFAULT_LOCALE } from '@coverwright/core/messages/locales.ts';
import type { MailContent } from '../mail/compose-mail.ts';
import { reviewMailMessages } from './messages.ts';

const t = createTranslator(reviewMailMessages, DEFAULT_LOCALE);

interface WorkWords {
  readonly title: string;
  readonly author: string;
}

/** Composes the mail that asks somebody for a review. */
export function reviewRequestMail({
  to,
  from,
  message,
  url,
  expiresAt,
  title,
  author,
}: WorkWords & {
  readonly to: string;
  readonly from: string;
  readonly message: string;
  readonly url: string;
  readonly expiresAt: Date;
}): MailContent {
  const work = nameOf({ title, author });
  return {
    to,
    subject: t('requestSubject', { work }),
    heading: t('requestHeading'),
    paragraphs: [
      t('requestLead', { from, work }),
      ...(message ? [t('requestMessage', { message })] : []),
      t('requestHowTo', { date: formatDay(expiresAt.toISOString(), DEFAULT_LOCALE, 'long') }),
    ],
    action: { label: t('requestAction'), url },
    footnote: t('requestFootnote', { from }),
  };
}

/** Composes the mail that tells the author of a comment. */
export function commentMail({
  to,
  reviewer,
  text,
  url,
  ...words
}: WorkWords & { readonly to: string; readonly reviewer: string; readonly text: string; readonly url: string }): MailContent {
  const work = nameOf(words);
  return {
    to,
    subject: t('commentSubject', { reviewer, work }),
    heading: t('commentHeading', { reviewer }),
    paragraphs: [t('commentLead', { work }), text],
    action: { label: t('commentAction'), url },
    footnote: t('reviewFootnote'),
  };
}

/** Composes the mail that tells the author of a verdict. */
export function verdictMail({
  to,
  reviewer,
  verdict,
  url,
  ...words
}: WorkWords & {
  readonly to: string;
  readonly reviewer: string;
  readonly verdict: 'approved' | 'changes';
  readonly url: string;
}): MailContent {
  const work = nameOf(words);
  return {
    to,
    subject: t(`${verdict}Subject`, { reviewer, work }),
    heading: t(`${verdict}Heading`, { reviewer }),
    paragraphs: [t(`${verdict}Lead`, { reviewer, work })],
    action: { label: t('openTheCover'), url },
    footnote: t('reviewFootnote'),
  };
}

function nameOf({ title, author }: WorkWords): string {
  const work = title ? t('titled', { title }) : t('untitled');
  return author ? t('workBy', { work, author }) : work;
}
