import { createTranslator } from '@coverwright/core/messages/create-translator.ts';
import { DEFAULT_LOCALE } from '@coverwright/core/messages/locales.ts';
import { useMessages } from '@coverwright/editor/messages/use-messages.ts';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { loadReview } from '../review/load-review.server.ts';
import { ReviewPage } from '../review/review-page.tsx';
import { GonePage, TakenDownPage } from '../share/gone-page.tsx';
import { reviewMessages } from '../review/messages.ts';

export function loader({ params, context }: LoaderFunctionArgs) {
  return loadReview(params['token'] ?? '', context);
}

/** Translates the metadata of pages, which is written outside React. */
const say = createTranslator(reviewMessages, DEFAULT_LOCALE);

/** Keeps the page out of search engines: only people who were given the address should find it. */
export function headers() {
  return { 'x-robots-tag': 'noindex', 'cache-control': 'private, no-store', 'referrer-policy': 'no-referrer' };
}

export function meta({ loaderData }: { readonly loaderData?: Awaited<ReturnType<typeof loader>>['data'] | undefined }) {
  const title = loaderData?.cover ? say('pageTitle', { title: loaderData.cover.title || say('untitledTitle') }) : say('linkGoneTitle');
  return [{ title }, { name: 'robots', content: 'noindex' }];
}

export default function ReviewRoute() {
  const t = useMessages(reviewMessages);
  const { cover, token, isTakenDown } = useLoaderData<typeof loader>();
  if (isTakenDown) return <TakenDownPage />;
  if (!cover) return <GonePage heading={t('linkGone')}>{t('linkGoneAdvice')}</GonePage>;
  return <ReviewPage cover={cover} token={token} />;
}
