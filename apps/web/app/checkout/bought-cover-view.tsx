import { useMessages } from '@coverwright/editor/messages/use-messages.ts';
import { BoughtFiles } from './bought-files.tsx';
import styles from './bought-cover-view.module.css';
import type { BoughtCover } from './load-bought-cover.server.ts';
import { UploadGuides } from './upload-guides.tsx';
import { checkoutMessages } from './messages.ts';

/** A bought cover at a large size, with its files and instructions for each store. */
export function BoughtCoverView({ cover }: { readonly cover: BoughtCover }) {
  const t = useMessages(checkoutMessages);
  const { id, title, picture, formats, guides } = cover;
  return (
    <>
      <div className={styles['top']} data-wide={picture.aspect > 1 || undefined}>
        <a className={styles['picture']} href={`/design?cover=${id}`} aria-label={t('openInEditor', { title: title || t('yourCover') })}>
          <img src={picture.src} alt="" style={{ aspectRatio: picture.aspect }} />
        </a>
        <section aria-labelledby="files">
          <h2 id="files">{t('yourFiles')}</h2>
          <BoughtFiles coverId={id} formats={formats} />
        </section>
      </div>
      <UploadGuides guides={guides} />
    </>
  );
}
