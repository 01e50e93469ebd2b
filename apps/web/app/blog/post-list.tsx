import type { BlogAuthor, BlogCategory, BlogTeaser } from '@coverwright/contracts/calls/blog.ts';
import { useMessages } from '@coverwright/editor/messages/use-messages.ts';
import { SiteLink } from '../site/site-link.tsx';
import { LongDate } from '../site/long-date.tsx';
import styles from './post-list.module.css';
import { blogMessages } from './messages.ts';

interface PostListProps {
  readonly blogs: readonly BlogTeaser[];
  readonly authors: readonly BlogAuthor[];
  readonly categories: readonly BlogCategory[];
}

/** A list of articles, newest first. */
export function PostList({ blogs, authors, categories }: PostListProps) {
  const t = useMessages(blogMessages);
  if (blogs.length === 0) return <p className={styles['none']}>{t('noPosts')}</p>;
  return (
    <ul className={styles['list']}>
      {blogs.map(({ _id, slug, title, summary, picture, author, category, publishedAt }) => (
        <li key={_id} className={styles['post']}>
          <SiteLink to={`/blog/${slug}`} className={styles['cover']}>
            {picture ? <img src={picture} alt="" loading="lazy" decoding="async" width={1440} height={756} /> : <span />}
            <strong>{title}</strong>
          </SiteLink>
          <p>{summary}</p>
          <p className={styles['facts']}>
            {categories.find((one) => one._id === category)?.name} · {authors.find((one) => one._id === author)?.name} ·{' '}
            <LongDate moment={publishedAt} />
          </p>
        </li>
      ))}
    </ul>
  );
}
