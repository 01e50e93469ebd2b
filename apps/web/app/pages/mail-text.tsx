import styles from './mail-text.module.css';

const ADDRESS = /(https?:\/\/\S+)/;

/** The text of a mail with links. */
export function MailText({ text }: { readonly text: string }) {
  return (
    <pre className={styles['text']}>
      {text.split(ADDRESS).map((part, place) =>
        place % 2 === 1 ? (
          <a key={part} href={part}>
            {part}
          </a>
        ) : (
          part
        ),
      )}
    </pre>
  );
}
