import { fromHex } from '@coverwright/core/design/colour.ts';
import { expect, test } from 'vitest';
import { distinctColours } from './distinct-colours.ts';

const colours = ['#203040', '#203041', '#203040', '#c0a080'].map(fromHex);

test('[E13] a colour is offered once, and one of a picture only where it clearly differs', () => {
  expect(distinctColours(colours, 0)).toEqual(['#203040', '#203041', '#c0a080'].map(fromHex));
  expect(distinctColours(colours, 24)).toEqual(['#203040', '#c0a080'].map(fromHex));
});
