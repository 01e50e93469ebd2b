import styles from './page-head.module.css';

interface PageHeadProps {
  readonly heading: string;
  /** The subject of the page, in a sentence. */
  readonly lead: string;
}

/** The head of a page that lists articles. */
export function PageHead({ heading, lead }: PageHeadProps) {
  return (
    <>
      <h1 className={styles['heading']}>{heading}</h1>
      <p className={styles['lead']}>{lead}</p>
    </>
  );
}
