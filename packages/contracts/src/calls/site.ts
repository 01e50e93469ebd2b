import { z } from 'zod';
import { THEME_COLOUR_NAMES } from '../site/menu-entry.ts';
import { blogTeaserSchema } from './blog.ts';
import { defineCall } from './define-call.ts';

const shade = z.string().regex(/^#[0-9a-f]{6}$/i, 'must be a color such as #1d5341');
const shadesSchema = z.tuple([shade, shade, shade, shade, shade, shade, shade, shade, shade, shade]).readonly();

/** The theme's six colors with ten shades each, palest first. */
export const siteThemeSchema = z
  .object({
    primary: shadesSchema,
    secondary: shadesSchema,
    info: shadesSchema,
    warning: shadesSchema,
    error: shadesSchema,
    success: shadesSchema,
  })
  .readonly();

const productCategorySchema = z
  .object({
    label: z.string(),
    subtitle: z.string(),
    route: z.string(),
    icon: z.enum(['eReader', 'book', 'configure', 'save', 'comments']),
    color: z.enum(THEME_COLOUR_NAMES),
  })
  .meta({ id: 'ProductCategory' });

export const getHomePage = defineCall({
  id: 'getHomePage',
  method: 'GET',
  path: '/api/page/home',
  auth: 'public',
  cost: 'read',
  summary: 'What the home page shows: the newest posts of the blog, and what can be made here.',
  answer: z.object({ blogs: z.array(blogTeaserSchema), products: z.array(productCategorySchema) }).meta({ id: 'HomePage' }),
  errors: ['tooManyRequests'],
});

export const getSiteAssets = defineCall({
  id: 'getSiteAssets',
  method: 'GET',
  path: '/api/site-assets',
  auth: 'public',
  cost: 'read',
  summary: 'The theme of the site: six colors with ten shades each, as a JSON text.',
  answer: z.object({ theme: z.string() }).meta({ id: 'SiteAssets' }),
  errors: ['tooManyRequests'],
});
/** A challenge of ALTCHA's second version, signed by the server. */
export const captchaChallengeSchema = z.object({
  parameters: z.object({
    algorithm: z.literal('PBKDF2/SHA-256'),
    nonce: z.string().max(200),
    salt: z.string().max(200),
    cost: z.number().int(),
    keyLength: z.number().int(),
    keyPrefix: z.string().max(64),
    expiresAt: z.number(),
  }),
  signature: z.string().max(200),
});

export const getCaptcha = defineCall({
  id: 'getCaptcha',
  method: 'GET',
  path: '/api/captcha',
  auth: 'public',
  cost: 'read',
  summary: 'A proof of work to be done before a public form is sent. Not found where forms ask for none.',
  answer: captchaChallengeSchema.meta({ id: 'CaptchaChallenge' }),
  errors: ['notFound', 'tooManyRequests'],
});
