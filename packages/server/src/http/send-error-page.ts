import type { Context } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import { RETRY_SECONDS } from './send-refusal.ts';
import { DEFAULT_LOCALE } from '@coverwright/core/messages/locales.ts';
import { say } from '../refusals/say.ts';

interface ErrorText {
  readonly heading: string;
  readonly text: string;
}

/** The texts of the error page when the site's own page is not available. */
const TEXTS = {
  400: {
    heading: say('formUnreadable'),
    text: say('formUnreadableText'),
  },
  404: { heading: say('pageNotFound'), text: say('pageNotFoundText') },
  415: {
    heading: say('formUnreadable'),
    text: say('formOfOtherTypeText'),
  },
  500: {
    heading: say('serverFault'),
    text: say('serverFaultText'),
  },
  503: {
    heading: say('maintenance'),
    text: say('maintenanceText'),
  },
} as const satisfies Partial<Record<ContentfulStatusCode, ErrorText>>;

export type ErrorPageStatus = keyof typeof TEXTS;

/** Sends a page that depends on nothing else: no database, scripts or style sheets. */
export function sendErrorPage(context: Context, status: ErrorPageStatus): Response {
  const { heading, text } = TEXTS[status];
  const nonce: string = context.get('secureHeadersNonce') ?? '';
  context.header('cache-control', 'no-store');
  if (status === 503) context.header('retry-after', String(RETRY_SECONDS));
  return context.html(
    `<!doctype html>
<html lang="${DEFAULT_LOCALE}">
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
<p><a href="/">${say('goHome')}</a></p>
</main>
</body>
</html>
`,
    status,
  );
}
