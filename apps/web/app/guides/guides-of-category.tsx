import { GUIDES, guidePath } from '@coverwright/contracts/site/guides.ts';
import { SiteLink } from '../site/site-link.tsx';

/** The guides of one category, in the menu beside them. */
export default function GuidesOfCategory({ category, pathname }: { readonly category: string; readonly pathname: string }) {
  return (
    <ul>
      {GUIDES.filter((guide) => guide.category === category).map((guide) => (
        <li key={guide.slug}>
          <SiteLink to={guidePath(guide)} aria-current={pathname.startsWith(guidePath(guide)) ? 'page' : undefined}>
            {guide.title}
          </SiteLink>
        </li>
      ))}
    </ul>
  );
}
