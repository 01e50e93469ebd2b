import { useMessages } from '@coverwright/editor/messages/use-messages.ts';
import type { LoaderFunctionArgs } from 'react-router';
import { useLoaderData } from 'react-router';
import { ClosingCall } from '../home/closing-call.tsx';
import { CoverDemo } from '../home/cover-demo.tsx';
import { CoverWall } from '../home/cover-wall.tsx';
import { Faq } from '../home/faq.tsx';
import { Hero } from '../home/hero.tsx';
import { loadHome } from '../home/load-home.server.ts';
import { homeMessages } from '../home/messages.ts';
import { NewestPosts } from '../home/newest-posts.tsx';
import { PrintCheck } from '../home/print-check.tsx';
import { Steps } from '../home/steps.tsx';
import { PageDescription } from '../seo/page-description.tsx';

export function loader({ request, context }: LoaderFunctionArgs) {
  return loadHome(request, context);
}

export default function HomeRoute() {
  const t = useMessages(homeMessages);
  const { blogs, pictures, price, genres, rules, questions } = useLoaderData<typeof loader>();
  return (
    <main>
      <PageDescription path="/" title={t('title')} description={t('description')} />
      <Hero />
      <CoverDemo pictures={pictures} />
      <CoverWall genres={genres} />
      <PrintCheck rules={rules} />
      <Steps />
      <NewestPosts posts={blogs} />
      <Faq questions={questions} />
      <ClosingCall price={price} />
    </main>
  );
}
