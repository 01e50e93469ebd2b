import { GUIDES, guidePath } from '@coverwright/contracts/site/guides.ts';
import { SiteLink } from '../site/site-link.tsx';
import { guideMessages } from '@coverwright/contracts/site/guides/messages.ts';
import { useMessages } from '@coverwright/editor/messages/use-messages.ts';

/** The guides of a category, in the sidebar. */
export default function GuidesOfCategory({ category, pathname }: { readonly category: string; readonly pathname: string }) {
  const t = useMessages(guideMessages);
  return (
    <ul>
      {GUIDES.filter((guide) => guide.category === category).map((guide) => (
        <li key={guide.slug}>
          <SiteLink to={guidePath(guide)} aria-current={pathname.startsWith(guidePath(guide)) ? 'page' : undefined}>
            {t(guide.slug)}
          </SiteLink>
        </li>
      ))}
    </ul>
  );
}
