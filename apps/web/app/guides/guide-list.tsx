import { type Guide, guidePath } from '@coverwright/contracts/site/guides.ts';
import { SiteLink } from '../site/site-link.tsx';
import styles from './guide-list.module.css';

/** Guides to choose from. @param excerptOf what is shown of each instead of its lead */
export function GuideList({ guides, excerptOf }: { readonly guides: readonly Guide[]; readonly excerptOf?: (guide: Guide) => string }) {
  return (
    <ul className={styles['list']}>
      {guides.map((guide) => (
        <li key={guidePath(guide)}>
          <SiteLink to={guidePath(guide)}>
            <strong>{guide.title}</strong>
            <span>{excerptOf?.(guide) ?? guide.description}</span>
          </SiteLink>
        </li>
      ))}
    </ul>
  );
}
