import { readdir, readFile } from 'node:fs/promises';
import { z } from 'zod';
import { blogAuthors, blogCategories, blogPosts } from '../../db/schema.ts';
import type { MakeId } from '../../ports/clock.ts';
import type { Database } from '../../ports/database.ts';
import { contentOfMarkdown } from './content-of-markdown.ts';
import { contentFolder } from '@coverwright/core/messages/content-folder.ts';

const FOLDER = new URL(`../../../../../${contentFolder()}/blog/`, import.meta.url);

const AUTHORS = [
  { slug: 'workshop', name: 'The Coverwright workshop', bio: 'The people who make the editor, the layouts and the covers on these pages.' },
  {
    slug: 'press-room',
    name: 'The Coverwright press room',
    bio: 'The people who read printers’ rules, and rejection mails, so that you need not.',
  },
] as const;

const CATEGORIES = [
  { slug: 'design', name: 'Design', description: 'What makes a cover look bought, not made.' },
  { slug: 'printing', name: 'Printing', description: 'Ink, paper, knives, and the rules that follow from them.' },
] as const;

const headSchema = z.strictObject({
  title: z.string(),
  summary: z.string(),
  author: z.enum(AUTHORS.map(({ slug }) => slug)),
  category: z.enum(CATEGORIES.map(({ slug }) => slug)),
  published: z.iso.date(),
  picture: z.string(),
});

/** Fills an empty blog from the folder `blog` of the language's content. A blog with authors stays as it is. */
export async function seedBlog(db: Database, makeId: MakeId): Promise<void> {
  const known = await db.select({ id: blogAuthors.id }).from(blogAuthors).limit(1);
  if (known.length > 0) return;
  const authors = AUTHORS.map((author) => ({ id: makeId(), ...author }));
  const categories = CATEGORIES.map((category) => ({ id: makeId(), ...category }));
  const idOf = (rows: readonly { readonly id: string; readonly slug: string }[], wanted: string) =>
    rows.find(({ slug }) => slug === wanted)?.id ?? '';
  const posts = (await readArticles()).map(({ slug, content, head: { author, category, published, ...head } }) => ({
    id: makeId(),
    slug,
    ...head,
    content,
    authorId: idOf(authors, author),
    categoryId: idOf(categories, category),
    publishedAt: new Date(`${published}T08:00:00Z`),
    updatedAt: new Date(`${published}T08:00:00Z`),
  }));
  await db.transaction(async (tx) => {
    // Two processes may start on the same new database.
    const made = await tx.insert(blogAuthors).values(authors).onConflictDoNothing().returning({ id: blogAuthors.id });
    if (made.length < authors.length) return;
    await tx.insert(blogCategories).values(categories);
    await tx.insert(blogPosts).values(posts);
  });
}

async function readArticles() {
  const names = (await readdir(FOLDER)).filter((name) => name.endsWith('.md')).toSorted();
  return Promise.all(
    names.map(async (name) => {
      const [, head = '', body = ''] = /^---\n(.*?)\n---\n(.*)$/s.exec(await readFile(new URL(name, FOLDER), 'utf8')) ?? [];
      const fields = Object.fromEntries(
        head.split('\n').map((line) => [line.slice(0, line.indexOf(':')), line.slice(line.indexOf(':') + 1).trim()]),
      );
      return { slug: name.slice(0, -'.md'.length), head: headSchema.parse(fields), content: contentOfMarkdown(body) };
    }),
  );
}
