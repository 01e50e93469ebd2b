import { PageLink } from '../site/page-link.tsx';
import styles from './filter-links.module.css';

interface FilterLinksProps {
  readonly label: string;
  /** The name of the query parameter. */
  readonly name: string;
  readonly chosen: string;
  /** An empty value shows all. */
  readonly choices: readonly { readonly value: string; readonly name: string }[];
}

/** Links that filter a list, each with an address of its own. */
export function FilterLinks({ label, name, chosen, choices }: FilterLinksProps) {
  return (
    <nav aria-label={label} className={styles['links']}>
      {choices.map((choice) => (
        <PageLink
          key={choice.value}
          to={choice.value ? `?${new URLSearchParams({ [name]: choice.value })}` : '?'}
          aria-current={choice.value === chosen ? 'page' : undefined}
        >
          {choice.name}
        </PageLink>
      ))}
    </nav>
  );
}
