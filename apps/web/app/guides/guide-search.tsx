import { useMessages } from '@coverwright/editor/messages/use-messages.ts';
import { Form } from 'react-router';
import styles from './guide-search.module.css';
import { guidesMessages } from './messages.ts';

/** A search field for the guides, which works without scripts. */
export function GuideSearch({ query = '' }: { readonly query?: string }) {
  const t = useMessages(guidesMessages);
  return (
    <Form action="/guides" role="search" className={styles['search']}>
      <label htmlFor="guide-search">{t('searchTheGuides')}</label>
      <div>
        <input
          id="guide-search"
          type="search"
          name="q"
          defaultValue={query}
          key={query}
          maxLength={200}
          placeholder={t('searchExamples')}
        />
        <button type="submit">{t('search')}</button>
      </div>
    </Form>
  );
}
