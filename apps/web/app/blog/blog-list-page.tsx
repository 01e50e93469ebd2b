import type { BlogAuthor, BlogCategory, BlogTeaser } from '@coverwright/contracts/calls/blog.ts';
import { useMessages } from '@coverwright/editor/messages/use-messages.ts';
import { PageHead } from '../site/page-head.tsx';
import { SiteLink } from '../site/site-link.tsx';
import styles from './blog-page.module.css';
import { PostList } from './post-list.tsx';
import { blogMessages } from './messages.ts';

interface BlogListPageProps {
  readonly heading: string;
  readonly lead: string;
  readonly blogs: readonly BlogTeaser[];
  readonly authors: readonly BlogAuthor[];
  readonly categories: readonly BlogCategory[];
  /** Slug of the shown category. */
  readonly category?: string;
  /** True for the whole blog, false for the posts of a category or an author. */
  readonly isWhole?: boolean;
}

/** The page of the whole blog, or of a category or author. */
export function BlogListPage({ heading, lead, blogs, authors, categories, category, isWhole = false }: BlogListPageProps) {
  const t = useMessages(blogMessages);
  return (
    <main className={styles['page']}>
      <PageHead heading={heading} lead={lead} />
      <nav aria-label={t('categories')}>
        <ul className={styles['shelves']}>
          <li>
            <SiteLink to="/blog" aria-current={isWhole ? 'page' : undefined}>
              {t('allPosts')}
            </SiteLink>
          </li>
          {categories.map(({ slug, name }) => (
            <li key={slug}>
              <SiteLink to={`/blog-categories/${slug}`} aria-current={slug === category ? 'page' : undefined}>
                {name}
              </SiteLink>
            </li>
          ))}
        </ul>
      </nav>
      <PostList blogs={blogs} authors={authors} categories={categories} />
    </main>
  );
}
