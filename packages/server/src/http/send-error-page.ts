import type { Context } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import { RETRY_SECONDS } from './send-refusal.ts';

interface ErrorText {
  readonly heading: string;
  readonly text: string;
}

/** The texts of the error page when the site's own page is not available. */
const TEXTS = {
  400: {
    heading: 'This form could not be read',
    text: 'It contains a character that can’t be stored. Go back, type the text again, and send it again.',
  },
  404: { heading: 'Page not found', text: 'The address may be incomplete. Check it, or go to the home page.' },
  415: {
    heading: 'This form could not be read',
    text: 'It was sent in a format that we don’t accept. Go back, reload the page, and send it again.',
  },
  500: {
    heading: 'Something went wrong on our side',
    text: 'Your work is safe. Reload the page. If it happens again, try again in a few minutes.',
  },
  503: {
    heading: 'We will be right back',
    text: 'The site cannot reach its database right now. Your work is safe: try again in a minute.',
  },
} as const satisfies Partial<Record<ContentfulStatusCode, ErrorText>>;

export type ErrorPageStatus = keyof typeof TEXTS;

/** Answers with a page that needs nothing else of the product: no database, no scripts, no style sheets. */
export function sendErrorPage(context: Context, status: ErrorPageStatus): Response {
  const { heading, text } = TEXTS[status];
  const nonce: string = context.get('secureHeadersNonce') ?? '';
  context.header('cache-control', 'no-store');
  if (status === 503) context.header('retry-after', String(RETRY_SECONDS));
  return context.html(
    `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex">
<title>${heading} · Coverwright</title>
<style nonce="${nonce}">
body { margin: 0; min-height: 100vh; display: grid; place-content: center; padding: 1.5rem; font: 1.0625rem/1.5 system-ui, sans-serif; }
main { max-width: 32rem; }
h1 { font-size: 1.75rem; line-height: 1.2; margin: 0 0 0.75rem; }
</style>
</head>
<body>
<main>
<h1>${heading}</h1>
<p>${text}</p>
<p><a href="/">Go to the home page</a></p>
</main>
</body>
</html>
`,
    status,
  );
}
