import type { UploadGuide } from '@coverwright/core/uploading/upload-guide.ts';
import { useMessages } from '@coverwright/editor/messages/use-messages.ts';
import styles from './upload-guides.module.css';
import { checkoutMessages } from './messages.ts';

/** Instructions for uploading each file to its store, with the values of this book; the first one is open. */
export function UploadGuides({ guides }: { readonly guides: readonly UploadGuide[] }) {
  const t = useMessages(checkoutMessages);
  return (
    <section aria-labelledby="upload" className={styles['section']}>
      <h2 id="upload">{t('uploadStepByStep')}</h2>
      {guides.map((guide, index) => (
        <details key={guide.format} open={index === 0}>
          <summary>
            <h3>{guide.name}</h3>
          </summary>
          <ol>
            {guide.steps.map(({ name, text, values }) => (
              <li key={name}>
                <h4>{name}</h4>
                <p>{text}</p>
                {values.length > 0 ? (
                  <dl>
                    {values.map(({ label, value }) => (
                      <div key={label}>
                        <dt>{label}</dt>
                        <dd>{value}</dd>
                      </div>
                    ))}
                  </dl>
                ) : null}
              </li>
            ))}
          </ol>
          {guide.note === null ? null : <p className={styles['note']}>{guide.note}</p>}
        </details>
      ))}
    </section>
  );
}
