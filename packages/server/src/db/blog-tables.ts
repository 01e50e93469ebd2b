import { index, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { moment } from './moment.ts';

export const blogAuthors = pgTable('blog_authors', {
  id: uuid('id').primaryKey(),
  name: text('name').notNull(),
  slug: text('slug').notNull().unique(),
  bio: text('bio').notNull(),
});

export const blogCategories = pgTable('blog_categories', {
  id: uuid('id').primaryKey(),
  name: text('name').notNull(),
  slug: text('slug').notNull().unique(),
  description: text('description').notNull(),
});

/** Pictures of the blog. One that no post refers to is deleted after a while. */
export const blogPictures = pgTable('blog_pictures', {
  /** Storage key, `blog/NAME.webp`. */
  key: text('key').primaryKey(),
  createdAt: moment('created_at').notNull(),
});

export const blogPosts = pgTable(
  'blog_posts',
  {
    id: uuid('id').primaryKey(),
    slug: text('slug').notNull().unique(),
    title: text('title').notNull(),
    summary: text('summary').notNull(),
    picture: text('picture'),
    authorId: uuid('author_id')
      .notNull()
      .references(() => blogAuthors.id),
    categoryId: uuid('category_id')
      .notNull()
      .references(() => blogCategories.id),
    /** A Tiptap document; parsed whenever it is read. */
    content: jsonb('content').$type<unknown>().notNull(),
    /** Null means a draft; a time in the future schedules the post. */
    publishedAt: moment('published_at'),
    updatedAt: moment('updated_at').notNull(),
  },
  (table) => [index('blog_posts_published').on(table.publishedAt)],
);
