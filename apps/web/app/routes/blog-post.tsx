import { useMessages } from '@coverwright/editor/messages/use-messages.ts';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import styles from '../blog/article.module.css';
import { ArticleText } from '../blog/article-text.tsx';
import { loadArticle } from '../blog/load-blog.server.ts';
import { LongDate } from '../site/long-date.tsx';
import { JsonLd } from '../seo/json-ld.tsx';
import { PageDescription } from '../seo/page-description.tsx';
import { articleThing, breadcrumbThing } from '../seo/things.ts';
import prose from '../site/prose.module.css';
import { useSiteFacts } from '../site/site-facts.tsx';
import { SiteLink } from '../site/site-link.tsx';
import { blogMessages } from '../blog/messages.ts';

export function loader({ context, params }: LoaderFunctionArgs) {
  return loadArticle(context, params['slug'] ?? '');
}

export default function BlogPostRoute() {
  const t = useMessages(blogMessages);
  const { article, author, category, isPublished } = useLoaderData<typeof loader>();
  const { origin } = useSiteFacts();
  const { slug, title, summary, picture, publishedAt, content } = article;
  const path = `/blog/${slug}` as const;
  const steps = [
    { name: t('blog'), path: '/blog' },
    ...(category ? [{ name: category.name, path: `/blog-categories/${category.slug}` }] : []),
  ];
  return (
    <main className={`${prose['prose']} ${styles['article']}`}>
      <PageDescription path={path} title={t('postTitle', { title })} description={summary} {...(picture ? { picture } : {})} />
      <JsonLd
        thing={articleThing(origin, { headline: title, description: summary, path, author: author?.name ?? 'Coverwright', publishedAt })}
      />
      <JsonLd thing={breadcrumbThing(origin, [...steps, { name: title, path }])} />
      {isPublished ? null : <p role="status">{t('notPublished')}</p>}
      <p className={styles['facts']}>
        {steps.map((step) => (
          <span key={step.path}>
            <SiteLink to={step.path}>{step.name}</SiteLink>
            {' · '}
          </span>
        ))}
        <LongDate moment={publishedAt} />
      </p>
      <h1>{title}</h1>
      <p className={styles['lead']}>{summary}</p>
      {picture ? <img src={picture} alt="" width={1440} height={756} fetchPriority="high" className={styles['picture']} /> : null}
      <ArticleText content={content} />
      {author ? (
        <footer className={styles['author']}>
          <p>{t.rich('by', { author: <SiteLink to={`/blog-authors/${author.slug}`}>{author.name}</SiteLink> })}</p>
          <p>{author.bio}</p>
        </footer>
      ) : null}
    </main>
  );
}
