import { afterEach, beforeEach, expect, test } from 'vitest';
import type { PgliteConnection } from '../adapters/pglite/pglite-database.ts';
import { openTestPglite } from '../testing/test-databases.ts';
import { systemClock } from '../adapters/system-clock.ts';
import { findAccountByEmail } from '../auth/account-repository.ts';
import { items } from '../db/schema.ts';
import { changePassword, findIdentityByEmail } from './identity-repository.ts';
import { hashPassword, isPassword } from './password-hash.ts';
import { seedDemo } from './seed-demo.ts';

let database: PgliteConnection;
beforeEach(async () => {
  database = await openTestPglite();
});
afterEach(() => database.close());

const tools = (cookieSecret = 'one installation') => ({
  db: database.db,
  clock: systemClock,
  makeId: () => crypto.randomUUID(),
  cookieSecret,
});

test('an empty database gets an author and an admin, whose passwords are this installation’s own and are told at every local start', async () => {
  const told = await seedDemo(tools(), true);
  expect(told.map(({ email }) => email)).toEqual(['author@example.com', 'admin@example.com']);
  expect(await seedDemo(tools(), true)).toEqual(told);
  for (const { email, password } of told) {
    expect(password).toMatch(/^[a-z2-9]{4}(-[a-z2-9]{4}){2}$/);
    expect(await isPassword(password, (await findIdentityByEmail(database.db, email))?.passwordHash ?? '')).toBe(true);
  }
  expect((await findAccountByEmail(database.db, 'admin@example.com'))?.role).toBe('admin');
  expect((await findAccountByEmail(database.db, 'author@example.com'))?.role).toBe('user');
});

test('where others can reach us they are told once, and a password that was changed is told no more', async () => {
  const [author] = await seedDemo(tools(), false);
  expect(await seedDemo(tools(), false)).toEqual([]);
  const identity = await findIdentityByEmail(database.db, author?.email ?? '');
  await changePassword(database.db, identity?.id ?? '', await hashPassword('my own sentence'), new Date());
  expect((await seedDemo(tools(), true)).map(({ email }) => email)).toEqual(['admin@example.com']);
});

test('a database in which somebody works gets nobody', async () => {
  const { db } = database;
  const now = new Date();
  const id = crypto.randomUUID();
  await db.insert(items).values({
    id,
    ownerId: id,
    currentFormat: 'ebook',
    revisionsRemaining: 0,
    designs: {},
    createdAt: now,
    updatedAt: now,
  });
  expect(await seedDemo(tools(), true)).toEqual([]);
  expect(await findIdentityByEmail(db, 'admin@example.com')).toBe(null);
});
