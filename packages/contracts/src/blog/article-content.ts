import { z } from 'zod';

/** Pictures of articles are on this site: a reader loads nothing from elsewhere. */
export const pictureAddress = z.string().regex(/^\/(media|site)\/[\w./-]+$/, 'must be a picture of this site');

/** The address that a link may have. */
export const linkAddress = z
  .string()
  .max(2000)
  .regex(/^(https?:\/\/|mailto:|\/(?!\/)|#)/, 'must begin with https://, mailto:, / or #');

const markSchema = z.discriminatedUnion('type', [
  z.object({ type: z.enum(['bold', 'italic', 'underline', 'strike', 'code']) }),
  z.object({ type: z.literal('link'), attrs: z.object({ href: linkAddress }) }),
]);

const textSchema = z.object({ type: z.literal('text'), text: z.string().min(1).max(20_000), marks: z.array(markSchema).optional() });
const inlineSchema = z.discriminatedUnion('type', [textSchema, z.object({ type: z.literal('hardBreak') })]);
const inlines = z.array(inlineSchema).max(2000).optional();

const paragraphSchema = z.object({ type: z.literal('paragraph'), content: inlines });

const listItemSchema = z.object({
  type: z.literal('listItem'),
  get content(): z.ZodArray<typeof blockSchema> {
    return z.array(blockSchema).max(200);
  },
});

/** A block of an article in Tiptap's format. Unlisted attributes are dropped. */
const blockSchema = z
  .discriminatedUnion('type', [
    paragraphSchema,
    z.object({ type: z.literal('heading'), attrs: z.object({ level: z.union([z.literal(2), z.literal(3)]) }), content: inlines }),
    z.object({ type: z.literal('bulletList'), content: z.array(listItemSchema).max(500) }),
    z.object({ type: z.literal('orderedList'), content: z.array(listItemSchema).max(500) }),
    z.object({
      type: z.literal('blockquote'),
      get content(): z.ZodArray<typeof blockSchema> {
        return z.array(blockSchema).max(200);
      },
    }),
    z.object({ type: z.literal('codeBlock'), content: z.array(textSchema).max(1).optional() }),
    z.object({ type: z.literal('horizontalRule') }),
    z.object({ type: z.literal('image'), attrs: z.object({ src: pictureAddress, alt: z.string().max(500).nullish() }) }),
  ])
  .meta({ id: 'ArticleBlock' });

/** The text of an article: a Tiptap document, restricted to what the site can show. */
export const articleContentSchema = z
  .object({ type: z.literal('doc'), content: z.array(blockSchema).max(1000) })
  .meta({ id: 'ArticleContent' });

export type ArticleContent = z.infer<typeof articleContentSchema>;
export type ArticleBlock = ArticleContent['content'][number];
export type ArticleInline = z.infer<typeof inlineSchema>;
