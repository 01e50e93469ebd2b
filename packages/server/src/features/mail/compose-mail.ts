import type { Operator } from '@coverwright/contracts/site/site-facts.ts';
import type { Mail } from '../../ports/mailer.ts';
import { say } from '../../refusals/say.ts';

/** The content of a mail: a few sentences, an action, and what to do if it was sent by mistake. */
export interface MailContent {
  readonly to: string;
  readonly subject: string;
  readonly heading: string;
  readonly paragraphs: readonly string[];
  readonly action: { readonly label: string; readonly url: string };
  readonly footnote: string;
}

/** Composes a mail as text and as HTML with the same content; both end with the operator, if one is configured. */
export function composeMail({ to, subject, heading, paragraphs, action, footnote }: MailContent, operator: Operator): Mail {
  const signature = signatureOf(operator);
  const text = [heading, ...paragraphs, `${action.label}:\n${action.url}`, footnote, ['— Coverwright', ...signature].join('\n')].join(
    '\n\n',
  );
  return { to, subject, text: `${text}\n`, html: composeHtml({ heading, paragraphs, action, footnote }, signature) };
}

/** Returns the operator's name, address and support address as lines. */
function signatureOf({ name, address, supportEmail }: Operator): readonly string[] {
  return [
    ...(name ? [name] : []),
    ...(address ? address.split('\n') : []),
    ...(supportEmail ? [`Questions? Write to ${supportEmail}.`] : []),
  ];
}

const PAPER = '#faf8f4';
const INK = '#221f1b';
const QUIET = '#5f584f';
const CLOTH = '#1d5341';

/** Composes the HTML with tables and style attributes only, because mail programs support little else. */
function composeHtml({ heading, paragraphs, action, footnote }: Omit<MailContent, 'to' | 'subject'>, signature: readonly string[]): string {
  const serif = "Georgia,'Times New Roman',serif";
  const sans = 'Helvetica,Arial,sans-serif';
  const said = paragraphs
    .map((paragraph) => `<p style="margin:0 0 16px;font:16px/1.6 ${sans};color:${INK}">${escapeHtml(paragraph)}</p>`)
    .join('\n');
  const url = escapeHtml(action.url);
  const signed = signature.length
    ? `<p style="margin:16px 0 0;font:13px/1.6 ${sans};color:${QUIET}">${signature.map(escapeHtml).join('<br>')}</p>\n`
    : '';
  return `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapeHtml(heading)}</title></head>
<body style="margin:0;background:${PAPER}">
<table role="presentation" width="100%" cellspacing="0" cellpadding="0" style="background:${PAPER}"><tr><td align="center" style="padding:32px 16px">
<table role="presentation" width="100%" cellspacing="0" cellpadding="0" style="max-width:520px;background:#ffffff;border-top:6px solid ${CLOTH}">
<tr><td style="padding:36px 32px">
<p style="margin:0 0 24px;font:600 18px ${serif};color:${CLOTH}">Coverwright</p>
<h1 style="margin:0 0 20px;font:600 26px/1.2 ${serif};color:${INK}">${escapeHtml(heading)}</h1>
${said}
<p style="margin:28px 0"><a href="${url}" style="display:inline-block;padding:13px 24px;background:${CLOTH};color:#ffffff;font:600 16px ${sans};text-decoration:none;border-radius:4px">${escapeHtml(action.label)}</a></p>
<p style="margin:0 0 24px;font:13px/1.6 ${sans};color:${QUIET};word-break:break-all">${say('openAddress')}<br>${url}</p>
<p style="margin:0;padding-top:20px;border-top:1px solid #eae5db;font:13px/1.6 ${sans};color:${QUIET}">${escapeHtml(footnote)}</p>
${signed}</td></tr></table>
</td></tr></table>
</body>
</html>
`;
}

function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
}
