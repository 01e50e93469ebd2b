import { index, integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { moment } from './moment.ts';

/** Accounts of people, by the provider that verified them. The id owns everything that they create. */
export const accounts = pgTable(
  'accounts',
  {
    id: uuid('id').primaryKey(),
    /** The identity provider, `embedded` or the address of an OpenID issuer, and the person's id there. */
    issuer: text('issuer').notNull(),
    subject: text('subject').notNull(),
    /** The address in lower case. */
    email: text('email').notNull(),
    role: text('role').$type<'user' | 'admin'>().notNull().default('user'),
    /** The time at which the address was verified; null before. */
    emailVerifiedAt: moment('email_verified_at'),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [uniqueIndex('accounts_email').on(table.email), uniqueIndex('accounts_subject').on(table.issuer, table.subject)],
);

/** Login sessions. The cookie has a token, and the table only its hash. */
export const sessions = pgTable(
  'sessions',
  {
    id: uuid('id').primaryKey(),
    tokenHash: text('token_hash').notNull(),
    accountId: uuid('account_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    /** The identity provider's token for the logout there; null if that is not needed. */
    idToken: text('id_token'),
    /** The user agent, for the list of devices. */
    userAgent: text('user_agent').notNull(),
    createdAt: moment('created_at').notNull(),
    seenAt: moment('seen_at').notNull(),
    expiresAt: moment('expires_at').notNull(),
  },
  (table) => [uniqueIndex('sessions_token').on(table.tokenHash), index('sessions_account').on(table.accountId)],
);

/** The number of attempts under a name, within the current time window. */
export const attempts = pgTable('attempts', {
  name: text('name').primaryKey(),
  count: integer('count').notNull(),
  endsAt: moment('ends_at').notNull(),
});

/** Mails that no server is configured to send, for the operator to read. */
export const outboxMails = pgTable(
  'outbox_mails',
  {
    id: uuid('id').primaryKey(),
    recipient: text('recipient').notNull(),
    subject: text('subject').notNull(),
    text: text('text').notNull(),
    html: text('html').notNull(),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [index('outbox_mails_created').on(table.createdAt)],
);

/** Anonymous browsers with stored work, and their last visit. */
export const anonymousVisits = pgTable(
  'anonymous_visits',
  {
    /** The owner in the signed cookie. */
    ownerId: uuid('owner_id').primaryKey(),
    seenAt: moment('seen_at').notNull(),
  },
  (table) => [index('anonymous_visits_seen').on(table.seenAt)],
);
