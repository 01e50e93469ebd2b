import { setNonce } from 'get-nonce';
import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { NonceProvider, nonceOfDocument } from './nonce.tsx';
import { SiteFactsProvider, siteFactsText } from './site/site-facts.tsx';
import { reportFault } from './site/report-fault.ts';
import { startPage } from './site/start-page.ts';
import { ThemeCssProvider, themeCssOfDocument } from './theme/theme-colours.tsx';

const nonce = nonceOfDocument();
// Dialogs lock the page's scrolling with an inline style, which needs the nonce too.
setNonce(nonce);
startPage(nonce);

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <NonceProvider value={nonce}>
        <SiteFactsProvider value={siteFactsText()}>
          <ThemeCssProvider value={themeCssOfDocument()}>
            <HydratedRouter />
          </ThemeCssProvider>
        </SiteFactsProvider>
      </NonceProvider>
    </StrictMode>,
    {
      // An error that a boundary caught breaks a part of the page. The console shows it as React would by itself.
      onCaughtError: (error, { componentStack }) => {
        // oxlint-disable-next-line no-console -- in the place of React's own line
        console.error(error, componentStack);
        reportFault(error, { componentStack: componentStack ?? '' });
      },
    },
  );
});
