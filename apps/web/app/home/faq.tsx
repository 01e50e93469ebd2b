import { useMessages } from '@coverwright/editor/messages/use-messages.ts';
import { faqThing, type Question } from '../seo/faq-thing.ts';
import { JsonLd } from '../seo/json-ld.tsx';
import { SectionHeading } from './section-heading.tsx';
import styles from './faq.module.css';
import { homeMessages } from './messages.ts';

/** Frequently asked questions with their answers, which also become structured data for search engines. */
export function Faq({ questions }: { readonly questions: readonly Question[] }) {
  const t = useMessages(homeMessages);
  return (
    <section className={styles['faq']}>
      <SectionHeading heading={t('faq')} />
      <div>
        {questions.map(({ question, answer }) => (
          <details key={question}>
            <summary>{question}</summary>
            <p>{answer}</p>
          </details>
        ))}
      </div>
      <JsonLd thing={faqThing(questions)} />
    </section>
  );
}
