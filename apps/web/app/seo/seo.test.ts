import { expect, test } from 'vitest';
import { PUBLIC_PATHS } from './public-paths.ts';
import { faqThing } from './faq-thing.ts';
import { articleThing, breadcrumbThing, productThing } from './things.ts';
import { writeRobots, writeSitemap } from './write-sitemap.ts';

const origin = 'https://covers.example';

test('[M10] the sitemap lists every public page by its whole address', () => {
  const map = writeSitemap(origin, [...PUBLIC_PATHS, '/blog/salt&pepper']);
  expect(map).toContain('<loc>https://covers.example/</loc>');
  expect(map).toContain('<loc>https://covers.example/product/front-cover-maker</loc>');
  expect(map).toContain('<loc>https://covers.example/blog/salt&amp;pepper</loc>');
  expect(map.match(/<url>/g)).toHaveLength(PUBLIC_PATHS.length + 1);
});

test('[M10] robots are kept from accounts, desks and programs’ addresses, and told of the sitemap', () => {
  const robots = writeRobots(origin);
  for (const path of ['/account', '/design', '/api/', '/identity/']) expect(robots).toContain(`Disallow: ${path}\n`);
  expect(robots).toContain('Sitemap: https://covers.example/sitemap.xml');
});

test('[M10] products, articles, questions and the way to a page are told in the words of schema.org', () => {
  const product = { name: 'Paperback cover', description: 'A wrap.', picture: '/p.jpg', path: '/product/x' };
  expect(productThing(origin, { ...product, price: { amount: 49, currency: 'GBP' } })).toMatchObject({
    '@type': 'Product',
    image: 'https://covers.example/p.jpg',
    offers: { price: '49.00', priceCurrency: 'GBP' },
  });
  expect(productThing(origin, { ...product, price: 'free' })).toMatchObject({ offers: { price: '0.00' } });
  expect(productThing(origin, { ...product, price: null })).not.toHaveProperty('offers');
  expect(faqThing([{ question: 'Why?', answer: 'So.' }]).mainEntity).toMatchObject([{ name: 'Why?', acceptedAnswer: { text: 'So.' } }]);
  expect(breadcrumbThing(origin, [{ name: 'Home', path: '/' }]).itemListElement).toMatchObject([
    { position: 1, item: 'https://covers.example/' },
  ]);
  const article = { headline: 'H', description: 'D', path: '/blog/h', author: 'Ann', publishedAt: '2026-01-02' };
  expect(articleThing(origin, article)).toMatchObject({
    '@type': 'Article',
    author: { name: 'Ann' },
    url: 'https://covers.example/blog/h',
  });
});
