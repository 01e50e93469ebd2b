import { createTranslator } from '@coverwright/core/messages/create-translator.ts';
import { DEFAULT_LOCALE } from '@coverwright/core/messages/locales.ts';
import { useMessages } from '@coverwright/editor/messages/use-messages.ts';
import { useEffect } from 'react';
import { type LoaderFunctionArgs, useLoaderData, useRevalidator } from 'react-router';
import { GonePage, TakenDownPage } from '../share/gone-page.tsx';
import { loadShare } from '../share/load-share.server.ts';
import { SharePage } from '../share/share-page.tsx';
import { shareMessages } from '../share/messages.ts';

export function loader({ params, context }: LoaderFunctionArgs) {
  return loadShare(params['token'] ?? '', context);
}

/** Translates the metadata of pages, which is written outside React. */
const say = createTranslator(shareMessages, DEFAULT_LOCALE);

/** Keeps the page out of search engines: only people who were given the address should find it. */
export function headers() {
  return { 'x-robots-tag': 'noindex', 'cache-control': 'private, no-cache', 'referrer-policy': 'no-referrer' };
}

export function meta({ loaderData }: { readonly loaderData?: Awaited<ReturnType<typeof loader>>['data'] | undefined }) {
  const robots = { name: 'robots', content: 'noindex' };
  if (!loaderData?.draft) return [{ title: say('linkGoneTitle') }, robots];
  const { draft, origin } = loaderData;
  const title = draft.title || say('anUntitledBook');
  return [
    { title: say('draftTitle', { title }) },
    robots,
    { property: 'og:title', content: title },
    { property: 'og:description', content: draft.author ? say('coverInProgressBy', { author: draft.author }) : say('coverInProgress') },
    { property: 'og:type', content: 'website' },
    { property: 'og:image', content: new URL(draft.card, origin).href },
    { property: 'og:image:width', content: '1200' },
    { property: 'og:image:height', content: '630' },
    { property: 'og:image:alt', content: say('coverOf', { title }) },
    { name: 'twitter:card', content: 'summary_large_image' },
  ];
}

/** Polling interval in milliseconds while further views are being rendered. */
const NEXT_LOOK_MS = 2000;

export default function ShareRoute() {
  const t = useMessages(shareMessages);
  const { draft, isTakenDown } = useLoaderData<typeof loader>();
  const { revalidate } = useRevalidator();
  // The page is shown as soon as its first picture is painted; the book follows. Each answer is a new draft, and asks for the next.
  useEffect(() => {
    if (!draft?.isBeingPainted) return;
    const timer = setTimeout(() => void revalidate(), NEXT_LOOK_MS);
    return () => clearTimeout(timer);
  }, [draft, revalidate]);
  if (isTakenDown) return <TakenDownPage />;
  if (!draft) return <GonePage heading={t('draftGone')}>{t('draftGoneAdvice')}</GonePage>;
  return <SharePage draft={draft} />;
}
