import { Form } from 'react-router';
import styles from './guide-search.module.css';

/** Looks for words in all guides. Works before a script has run. */
export function GuideSearch({ query = '' }: { readonly query?: string }) {
  return (
    <Form action="/guides" role="search" className={styles['search']}>
      <label htmlFor="guide-search">Search the guides</label>
      <div>
        <input
          id="guide-search"
          type="search"
          name="q"
          defaultValue={query}
          key={query}
          maxLength={200}
          placeholder="bleed, ISBN, spine…"
        />
        <button type="submit">Search</button>
      </div>
    </Form>
  );
}
