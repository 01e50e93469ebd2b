import { useMessages } from '@coverwright/editor/messages/use-messages.ts';
import type { getHomePage } from '@coverwright/contracts/calls/site.ts';
import type { AnswerOf } from '@coverwright/contracts/calls/call.ts';
import { SiteLink } from '../site/site-link.tsx';
import { SectionHeading } from './section-heading.tsx';
import styles from './newest-posts.module.css';
import { homeMessages } from './messages.ts';

/** The latest posts of the blog; hidden without any. */
export function NewestPosts({ posts }: { readonly posts: AnswerOf<typeof getHomePage>['blogs'] }) {
  const t = useMessages(homeMessages);
  if (posts.length === 0) return null;
  return (
    <section className={styles['posts']}>
      <SectionHeading heading={t('posts')} />
      <ul>
        {posts.map(({ _id, slug, title, summary }) => (
          <li key={_id}>
            <SiteLink to={`/blog/${slug}`}>{title}</SiteLink>
            <p>{summary}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
