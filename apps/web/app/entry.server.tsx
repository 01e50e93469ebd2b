import { PassThrough } from 'node:stream';
import { createReadableStreamFromReadable } from '@react-router/node';
import { isbot } from 'isbot';
import { renderToPipeableStream } from 'react-dom/server';
import { type EntryContext, isRouteErrorResponse, type RouterContextProvider, ServerRouter } from 'react-router';
import { NonceProvider } from './nonce.tsx';
import { paintBeforeScripts, scriptsTurn } from './paint-before-scripts.server.ts';
import { documentContext } from './page-facts.server.ts';
import { SiteFactsProvider } from './site/site-facts.tsx';
import { ThemeCssProvider } from './theme/theme-colours.tsx';

export const streamTimeout = 5_000;

/** Renders a page. Crawlers wait for the whole page; people get the shell at once. */
export default function renderPage(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  loadContext: RouterContextProvider,
): Promise<Response> | Response {
  headers.set('content-type', 'text/html; charset=utf-8');
  if (request.method === 'HEAD') return new Response(null, { status, headers });
  const { nonce, siteFacts, themeCss } = loadContext.get(documentContext);
  const readyOption = isbot(request.headers.get('user-agent')) ? 'onAllReady' : 'onShellReady';
  return new Promise((resolve, reject) => {
    let shellSent = false;
    let answeredStatus = status;
    const { pipe, abort } = renderToPipeableStream(
      <NonceProvider value={nonce}>
        <SiteFactsProvider value={siteFacts}>
          <ThemeCssProvider value={themeCss}>
            <ServerRouter context={routerContext} url={request.url} nonce={nonce} />
          </ThemeCssProvider>
        </SiteFactsProvider>
      </NonceProvider>,
      {
        nonce,
        [readyOption]() {
          shellSent = true;
          const body = new PassThrough({
            final(done) {
              clearTimeout(timer);
              done();
            },
          });
          pipe(paintBeforeScripts(scriptsTurn(new URL(request.url).pathname), nonce)).pipe(body);
          resolve(new Response(createReadableStreamFromReadable(body), { status: answeredStatus, headers }));
        },
        onShellError: reject,
        onError(error: unknown) {
          answeredStatus = 500;
          // An error before the shell rejects the render, and is reported by the part that asked for the page.
          if (shellSent) report(error);
        },
      },
    );
    const timer = setTimeout(abort, streamTimeout + 1_000);
  });
}

/** Reports errors of loaders and actions, but not a missing page or a canceled request. */
export function handleError(error: unknown, { request }: { request: Request }): void {
  if (!request.signal.aborted && !isRouteErrorResponse(error)) report(error);
}

function report(error: unknown): void {
  process.stderr.write(`${error instanceof Error ? error.stack : String(error)}\n`);
}
