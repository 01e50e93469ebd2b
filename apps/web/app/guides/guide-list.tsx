import { type Guide, guidePath } from '@coverwright/contracts/site/guides.ts';
import { SiteLink } from '../site/site-link.tsx';
import styles from './guide-list.module.css';
import { guideMessages } from '@coverwright/contracts/site/guides/messages.ts';
import { useMessages } from '@coverwright/editor/messages/use-messages.ts';

/** A list of guides. @param excerptOf returns a text to show instead of the guide's lead */
export function GuideList({
  guides,
  excerptOf,
}: {
  readonly guides: readonly Guide[];
  readonly excerptOf?: (guide: Guide) => string | undefined;
}) {
  const t = useMessages(guideMessages);
  return (
    <ul className={styles['list']}>
      {guides.map((guide) => (
        <li key={guidePath(guide)}>
          <SiteLink to={guidePath(guide)}>
            <strong>{t(guide.slug)}</strong>
            <span>{excerptOf?.(guide) ?? t(`${guide.slug}:lead`)}</span>
          </SiteLink>
        </li>
      ))}
    </ul>
  );
}
