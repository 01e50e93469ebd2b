import type { BlogAuthor, BlogCategory, BlogTeaser } from '@coverwright/contracts/calls/blog.ts';
import { PageHead } from '../site/page-head.tsx';
import { SiteLink } from '../site/site-link.tsx';
import styles from './blog-page.module.css';
import { PostList } from './post-list.tsx';

interface BlogListPageProps {
  readonly heading: string;
  readonly lead: string;
  readonly blogs: readonly BlogTeaser[];
  readonly authors: readonly BlogAuthor[];
  readonly categories: readonly BlogCategory[];
  /** Name in addresses of the category that is shown. */
  readonly category?: string;
}

/** The blog, or a part of it. */
export function BlogListPage({ heading, lead, blogs, authors, categories, category }: BlogListPageProps) {
  return (
    <main className={styles['page']}>
      <PageHead heading={heading} lead={lead} />
      <nav aria-label="Categories">
        <ul className={styles['shelves']}>
          <li>
            <SiteLink to="/blog" aria-current={category === undefined && heading === 'Blog' ? 'page' : undefined}>
              Everything
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
