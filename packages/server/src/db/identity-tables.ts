import { index, jsonb, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { accounts } from './account-tables.ts';
import { moment } from './moment.ts';

/** Accounts of the embedded identity provider with a confirmed address, and their password hashes. */
export const identities = pgTable(
  'identities',
  {
    id: uuid('id').primaryKey(),
    /** The address in lower case. */
    email: text('email').notNull(),
    passwordHash: text('password_hash').notNull(),
    createdAt: moment('created_at').notNull(),
    passwordChangedAt: moment('password_changed_at').notNull(),
  },
  (table) => [uniqueIndex('identities_email').on(table.email)],
);

/** Sign-ups whose address is not confirmed yet. Anyone may enter an address; only its owner gets the mail. */
export const signUps = pgTable(
  'sign_ups',
  {
    id: uuid('id').primaryKey(),
    email: text('email').notNull(),
    passwordHash: text('password_hash').notNull(),
    /** The token of the link in the latest mail. */
    tokenHash: text('token_hash').notNull(),
    createdAt: moment('created_at').notNull(),
    expiresAt: moment('expires_at').notNull(),
  },
  (table) => [uniqueIndex('sign_ups_token').on(table.tokenHash), index('sign_ups_expires').on(table.expiresAt)],
);

/** One-time links to choose a new password. */
export const passwordResets = pgTable(
  'password_resets',
  {
    tokenHash: text('token_hash').primaryKey(),
    identityId: uuid('identity_id')
      .notNull()
      .references(() => identities.id, { onDelete: 'cascade' }),
    expiresAt: moment('expires_at').notNull(),
  },
  (table) => [index('password_resets_expires').on(table.expiresAt)],
);

/** One-time links to change an address; they are sent to the new one. */
export const emailChanges = pgTable(
  'email_changes',
  {
    tokenHash: text('token_hash').primaryKey(),
    identityId: uuid('identity_id')
      .notNull()
      .references(() => identities.id, { onDelete: 'cascade' }),
    accountId: uuid('account_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    /** The new address, in lower case. */
    email: text('email').notNull(),
    expiresAt: moment('expires_at').notNull(),
  },
  (table) => [index('email_changes_identity').on(table.identityId), index('email_changes_expires').on(table.expiresAt)],
);

/** The records of the OpenID protocol between two requests: interactions, codes, grants, sessions. */
export const oidcRecords = pgTable(
  'oidc_records',
  {
    kind: text('kind').notNull(),
    id: text('id').notNull(),
    payload: jsonb('payload').$type<Record<string, unknown>>().notNull(),
    grantId: text('grant_id'),
    uid: text('uid'),
    consumedAt: moment('consumed_at'),
    expiresAt: moment('expires_at'),
  },
  (table) => [
    primaryKey({ columns: [table.kind, table.id] }),
    index('oidc_records_grant').on(table.grantId),
    index('oidc_records_uid').on(table.uid),
    index('oidc_records_expires').on(table.expiresAt),
  ],
);
