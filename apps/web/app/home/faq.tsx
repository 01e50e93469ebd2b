import { faqThing, type Question } from '../seo/things.ts';
import { JsonLd } from '../seo/json-ld.tsx';
import { SectionHeading } from './section-heading.tsx';
import styles from './faq.module.css';

/** Questions that authors ask, and the answers; the same as data for search engines. */
export function Faq({ questions }: { readonly questions: readonly Question[] }) {
  return (
    <section className={styles['faq']}>
      <SectionHeading heading="Asked before" />
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
