import { useMessages } from '@coverwright/editor/messages/use-messages.ts';
import type { LoaderFunctionArgs } from 'react-router';
import { useLoaderData } from 'react-router';
import { ClosingCall } from '../home/closing-call.tsx';
import { CoverDemo } from '../home/cover-demo.tsx';
import { CoverWall } from '../home/cover-wall.tsx';
import { Faq } from '../home/faq.tsx';
import { Hero } from '../home/hero.tsx';
import { homeQuestionMessages } from '../home/questions/messages.ts';
import { loadHome } from '../home/load-home.server.ts';
import { homeMessages } from '../home/messages.ts';
import { NewestPosts } from '../home/newest-posts.tsx';
import { PrintCheck } from '../home/print-check.tsx';
import { Steps } from '../home/steps.tsx';
import { PageDescription } from '../seo/page-description.tsx';

/** The questions in the order of the page. */
const QUESTIONS = ['accepted', 'account', 'rights', 'pageCount', 'ownPicture', 'generated'] as const;

export function loader({ request, context }: LoaderFunctionArgs) {
  return loadHome(request, context);
}

export default function HomeRoute() {
  const t = useMessages(homeMessages);
  const tQuestion = useMessages(homeQuestionMessages);
  const { blogs, pictures, price, genres, rules } = useLoaderData<typeof loader>();
  return (
    <main>
      <PageDescription path="/" title={t('title')} description={t('description')} />
      <Hero />
      <CoverDemo pictures={pictures} />
      <CoverWall genres={genres} />
      <PrintCheck rules={rules} />
      <Steps />
      <NewestPosts posts={blogs} />
      <Faq questions={QUESTIONS.map((key) => ({ question: tQuestion(key), answer: tQuestion(`${key}:answer`) }))} />
      <ClosingCall price={price} />
    </main>
  );
}
