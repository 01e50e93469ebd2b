import { expect, test } from 'vitest';
import type { DesignerSession } from '../saving/designer-session.ts';
import { planDesignLoad, routeAfterSignIn } from './plan-design-load.ts';

const request = { cover: null, setup: false };
const stored = { coverId: 'here', itemId: null, currentFormat: 'paperback' as const, isRevision: false };
const session = (changes: Partial<NonNullable<DesignerSession['stored']>> = {}): DesignerSession => ({
  stored: { ...stored, ...changes },
});
const nothing = { session: null, isSignedIn: false, newestUnsaved: null };

test('[E21] the cover that the address names comes before everything else', () => {
  expect(planDesignLoad({ ...nothing, request: { cover: 'a', setup: true }, session: session() })).toEqual({
    kind: 'item',
    itemId: 'a',
    isRevision: false,
  });
});

test('[E21] asked for setup, setup is what comes', () => {
  expect(planDesignLoad({ ...nothing, request: { cover: null, setup: true }, session: session(), newestUnsaved: 'b' })).toEqual({
    kind: 'setup',
  });
});

test('[E21] [E17] a stored item is loaded, noting whether it is a revision', () => {
  const load = planDesignLoad({ ...nothing, request, session: session({ itemId: 'item', isRevision: true }), newestUnsaved: 'b' });
  expect(load).toEqual({ kind: 'item', itemId: 'item', isRevision: true });
});

test('[E21] [E17] stored designs without an item are gone on with, and become a new cover of an author who signed in', () => {
  const load = (isSignedIn: boolean) => planDesignLoad({ request, session: session(), isSignedIn, newestUnsaved: 'b' });
  expect(load(false)).toEqual({ kind: 'kept', coverId: 'here', asNewCover: false });
  expect(load(true)).toEqual({ kind: 'kept', coverId: 'here', asNewCover: true });
});

test('[E21] [B11] a new tab goes on with what was never saved; with nothing at all, setup begins', () => {
  expect(planDesignLoad({ ...nothing, request, newestUnsaved: 'b' })).toEqual({ kind: 'kept', coverId: 'b', asNewCover: false });
  expect(planDesignLoad({ ...nothing, request })).toEqual({ kind: 'setup' });
});

test('[E17] after signing in the way leads to the cover, to the page left, or to the account', () => {
  const remembered = { session: null, hasInquiry: false, route: null };
  expect(routeAfterSignIn({ ...remembered, session: session(), route: '/pricing' })).toBe('/design');
  expect(routeAfterSignIn({ ...remembered, hasInquiry: true, route: '/pricing' })).toBe('/design');
  expect(routeAfterSignIn({ ...remembered, route: '/pricing' })).toBe('/pricing');
  expect(routeAfterSignIn(remembered)).toBe('/account');
});
