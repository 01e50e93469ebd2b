import '@fontsource-variable/inter/wght.css';
import '@fontsource-variable/source-serif-4/wght.css';
import '@fontsource-variable/source-serif-4/wght-italic.css';
import interFile from '@fontsource-variable/inter/files/inter-latin-wght-normal.woff2?url';
import serifFile from '@fontsource-variable/source-serif-4/files/source-serif-4-latin-wght-normal.woff2?url';
import './theme/site.css';
import { useLocale } from '@coverwright/editor/messages/locale.ts';
import type { ReactNode } from 'react';
import { isRouteErrorResponse, Links, Meta, Outlet, Scripts, ScrollRestoration, useLocation, useRouteError } from 'react-router';
import { RoutePreloads } from './freshness/route-preloads.tsx';
import { isStaleAssetError } from './freshness/stale-asset.ts';
import { useNonce } from './nonce.tsx';
import { useLeftRoute } from './session/use-left-route.ts';
import { FailurePage } from './site/failure-page.tsx';
import { NewerPage } from './site/newer-page.tsx';
import { NotFoundPage } from './site/not-found-page.tsx';
import { layoutFor } from './site/route-layouts.ts';
import { FACTS_NAME, useSiteFactsText } from './site/site-facts.tsx';
import { SiteLayout } from './site/site-layout.tsx';
import { ColourSchemeScript } from './theme/colour-scheme-script.tsx';
import { ThemeColours } from './theme/theme-colours.tsx';

/** The document of every page, including error pages. */
export function Layout({ children }: { children: ReactNode }) {
  const nonce = useNonce();
  const siteFacts = useSiteFactsText();
  return (
    <html lang={useLocale()} data-mantine-color-scheme="light" suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        {/* Before all else that is fetched: nothing can be painted without. */}
        <Links />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <meta name={FACTS_NAME} content={siteFacts} />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        {/* What every first sight is set in: without them its lines would move when they come. */}
        <link rel="preload" href={serifFile} as="font" type="font/woff2" crossOrigin="anonymous" />
        <link rel="preload" href={interFile} as="font" type="font/woff2" crossOrigin="anonymous" />
        <ColourSchemeScript nonce={nonce} />
        <Meta />
        <ThemeColours nonce={nonce} />
      </head>
      <body>
        {children}
        <RoutePreloads />
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  );
}

export default function Root() {
  useLeftRoute();
  const { pathname } = useLocation();
  return (
    <SiteLayout name={layoutFor(pathname)}>
      <Outlet />
    </SiteLayout>
  );
}

export function ErrorBoundary() {
  const error = useRouteError();
  if (isStaleAssetError(error)) return <NewerPage />;
  if (!isRouteErrorResponse(error) || error.status !== 404) return <FailurePage />;
  return (
    <SiteLayout name="default">
      <NotFoundPage />
    </SiteLayout>
  );
}
