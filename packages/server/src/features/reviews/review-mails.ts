import type { MailContent } from '../mail/compose-mail.ts';

interface WorkWords {
  readonly title: string;
  readonly author: string;
}

/** To somebody whose word the author wants. */
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
    subject: `Would you look at the cover of ${work}?`,
    heading: `Would you look at a cover?`,
    paragraphs: [
      `${from} asks what you think of the cover of ${work}.`,
      ...(message ? [`They write: ${message}`] : []),
      `Open the link, click on the cover where you want to say something, and approve it or ask for changes. You need no account. The link works until ${dayOf(expiresAt)}.`,
    ],
    action: { label: 'Look at the cover', url },
    footnote: `If you do not know ${from}, leave this mail alone: nothing happens without you.`,
  };
}

/** To the author: something was said. */
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
    subject: `${reviewer} commented on the cover of ${work}`,
    heading: `${reviewer} commented on your cover`,
    paragraphs: [`On the cover of ${work}:`, text],
    action: { label: 'See it on the cover', url },
    footnote: 'You get this mail because you asked for a review. Take the link back in the editor, and nobody can comment any more.',
  };
}

/** To the author: somebody has made up their mind. */
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
  const said = verdict === 'approved' ? `${reviewer} approved your cover` : `${reviewer} asks for changes to your cover`;
  return {
    to,
    subject:
      verdict === 'approved'
        ? `${reviewer} approved the cover of ${nameOf(words)}`
        : `${reviewer} asks for changes to the cover of ${nameOf(words)}`,
    heading: said,
    paragraphs: [`${said.replace('your cover', `the cover of ${nameOf(words)}`)}, as it is saved now.`],
    action: { label: 'Open the cover', url },
    footnote: 'You get this mail because you asked for a review. Take the link back in the editor, and nobody can answer any more.',
  };
}

function nameOf({ title, author }: WorkWords): string {
  const called = title ? `“${title}”` : 'a book';
  return author ? `${called} by ${author}` : called;
}

function dayOf(moment: Date): string {
  return moment.toLocaleDateString('en-US', { dateStyle: 'long', timeZone: 'UTC' });
}
