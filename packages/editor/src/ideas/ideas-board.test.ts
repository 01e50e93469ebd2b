import type { Recipe } from '@coverwright/core/ideas/recipe.ts';
import { createDesign } from '@coverwright/core/design/create-design.ts';
import { findGenre } from '@coverwright/core/genres/genres.ts';
import { briefOfDesign } from '@coverwright/core/ideas/brief-of-design.ts';
import { expect, test } from 'vitest';
import { createIdeasBoard } from './ideas-board.ts';
import type { IdeasClient } from './ideas-client.ts';
import type { IdeasTask, PaintedIdea } from './ideas-task.ts';

const RECIPE: Recipe = { layout: 'centred', type: 0, colour: 0, picture: null, crop: 0, motif: 0 };
const genre = findGenre('horror');
if (!genre) throw new Error('no genre');
const material = { brief: briefOfDesign(createDesign(), genre), pictures: [] };

function painted(type: number): PaintedIdea {
  return {
    idea: { id: `idea ${type}`, recipe: { ...RECIPE, type }, design: createDesign(), style: 'photographic', reasons: ['Quiet picture'] },
    front: { width: 1, height: 1, close: () => {} },
  };
}

/** A client that answers on command. */
function slowClient() {
  const orders: { task: IdeasTask; answer(idea: PaintedIdea): void; end(failed?: boolean): void; isStopped: boolean }[] = [];
  const prepared: IdeasTask[] = [];
  const client: IdeasClient = {
    open() {},
    close() {},
    makeFirstCover: () => () => {},
    prepare: (task) => prepared.push(task),
    stopPreparing: () => prepared.splice(0),
    make(task, onIdea, onEnd) {
      const order = {
        task,
        isStopped: false,
        answer: (idea: PaintedIdea) => !order.isStopped && onIdea(idea),
        end: (failed = false) => !order.isStopped && onEnd(failed),
      };
      orders.push(order);
      return () => {
        order.isStopped = true;
      };
    },
  };
  const last = (kind: IdeasTask['wish']['kind']) => {
    const found = orders.findLast(({ task }) => task.wish.kind === kind);
    if (!found) throw new Error(`nothing of the kind ${kind} was asked`);
    return found;
  };
  return { client, orders, last, prepared };
}

test('[B16] covers appear as they come, and another can be chosen and looked at large while more are on their way', () => {
  const { client, last } = slowClient();
  const board = createIdeasBoard(client);
  board.show(material, 7);
  expect(board.state.getState()).toMatchObject({ status: 'making', chosen: null });
  last('several').answer(painted(1));
  last('several').answer(painted(2));
  expect(board.state.getState()).toMatchObject({ chosen: 0, large: { idea: { id: 'idea 1' } } });
  board.choose(1);
  expect(last('one').task.width).toBeGreaterThan(last('several').task.width);
  expect(last('one').task.wish).toMatchObject({ recipe: { type: 2 } });
  last('one').answer(painted(2));
  last('several').end();
  expect(board.state.getState()).toMatchObject({ status: 'ready', chosen: 1, large: { idea: { id: 'idea 2' } } });
});

test('[B16] the first cover is painted large when the others are there, so that they need not wait for it', () => {
  const { client, orders, last } = slowClient();
  const board = createIdeasBoard(client);
  board.show(material, 7);
  for (const type of [1, 2, 3]) last('several').answer(painted(type));
  expect(orders).toHaveLength(1);
  last('several').end();
  expect(last('one').task.wish).toMatchObject({ recipe: { type: 1 } });
  expect(last('one').task.width).toBeGreaterThan(last('several').task.width);
  const large = painted(1);
  last('one').answer(large);
  expect(board.state.getState().large).toBe(large);
  board.more();
  last('several').answer(painted(4));
  last('several').end();
  expect(board.state.getState().large).toBe(large);
});

test('[B16] a cover that was left before the others were there is painted large when the author comes back', () => {
  const { client, orders, last } = slowClient();
  const board = createIdeasBoard(client);
  board.show(material, 7);
  last('several').answer(painted(1));
  board.enlarge();
  board.close();
  expect(orders).toHaveLength(1);
  board.enlarge();
  expect(last('one').task.wish).toMatchObject({ recipe: { type: 1 } });
  last('one').answer(painted(1));
  board.enlarge();
  expect(orders).toHaveLength(2);
});

test('[B16] a shuffled cover stands after what it came from; what is locked is asked for in the next dozen', () => {
  const { client, last } = slowClient();
  const board = createIdeasBoard(client);
  board.show(material, 7);
  for (const type of [1, 2, 3]) last('several').answer(painted(type));
  last('several').end();
  board.choose(2);
  board.shuffle('colour');
  expect(last('shuffled').task.wish).toMatchObject({ axis: 'colour', recipe: { type: 3 } });
  last('shuffled').answer(painted(9));
  expect(board.state.getState().ideas.map(({ idea }) => idea.id)).toEqual(['idea 1', 'idea 2', 'idea 3', 'idea 9']);
  expect(board.state.getState().chosen).toBe(3);
  expect(board.state.getState().large?.idea.id).toBe('idea 9');
  board.toggleLock('type');
  board.more();
  expect(last('several').task.wish).toMatchObject({ locks: { axes: ['type'], recipe: { type: 9 } } });
  expect(board.state.getState()).toMatchObject({ chosen: 3, locks: ['type'], status: 'making', expected: 16 });
  expect(board.state.getState().ideas).toHaveLength(4);
});

test('[B16] the next dozen is made while the author looks at this one: with what is locked, whatever was shuffled, until the board is closed', () => {
  const { client, last, prepared } = slowClient();
  const board = createIdeasBoard(client);
  board.show(material, 7);
  for (const type of [1, 2, 3]) last('several').answer(painted(type));
  expect(prepared).toEqual([]);
  last('several').end();
  expect(prepared.at(-1)?.wish).toMatchObject({ kind: 'several', seed: 8 });
  board.shuffle('colour');
  last('shuffled').answer(painted(9));
  board.more();
  expect(last('several').task).toEqual(prepared.at(-1));
  last('several').end();
  expect(prepared.at(-1)?.wish).toMatchObject({ seed: 9 });
  board.toggleLock('layout');
  board.choose(2);
  expect(prepared.at(-1)?.wish).toMatchObject({ seed: 9, locks: { axes: ['layout'], recipe: { type: 2 } } });
  board.close();
  expect(prepared).toEqual([]);
});

test('[B16] more ideas are added below: none is discarded, none comes twice, and the chosen one stays chosen', () => {
  const { client, last } = slowClient();
  const board = createIdeasBoard(client);
  board.show(material, 7);
  for (const type of [1, 2, 3]) last('several').answer(painted(type));
  last('several').end();
  board.choose(1);
  board.more();
  for (const type of [3, 4]) last('several').answer(painted(type));
  expect(board.state.getState().expected).toBe(14);
  last('several').end(true);
  expect(board.state.getState()).toMatchObject({ chosen: 1, status: 'failed', large: { idea: { id: 'idea 2' } } });
  board.retry();
  for (const type of [3, 4, 5]) last('several').answer(painted(type));
  last('several').end();
  expect(board.state.getState().ideas.map(({ idea }) => idea.id)).toEqual(['idea 1', 'idea 2', 'idea 3', 'idea 4', 'idea 5']);
  expect(board.state.getState().status).toBe('ready');
});

test('[B16] another book calls off what was on its way, and a failure can be tried again with the same seed', () => {
  const { client, orders, last } = slowClient();
  const board = createIdeasBoard(client);
  board.show(material, 7);
  const first = last('several');
  board.show({ ...material, brief: { ...material.brief, title: 'Another' } }, 7);
  expect(first.isStopped).toBe(true);
  last('several').end(true);
  expect(board.state.getState().status).toBe('failed');
  board.retry();
  expect(last('several').task).toEqual(orders.findLast((order) => order !== last('several'))?.task);
  board.close();
  expect(last('several').isStopped).toBe(true);
});

test('[B26] covers are narrowed to a style or a word, more are made like one, and earlier ones can be gone back to', () => {
  const { client, last } = slowClient();
  const board = createIdeasBoard(client);
  board.show(material, 7);
  for (const type of [1, 2]) last('several').answer(painted(type));
  last('several').end();
  board.narrow({ style: 'ornamental', about: 'moon' });
  expect(last('several').task.wish).toMatchObject({ narrowing: { style: 'ornamental', about: 'moon' } });
  last('several').answer(painted(3));
  board.moreLikeThis();
  expect(last('several').task.wish).toMatchObject({ locks: { recipe: { type: 3 }, axes: ['layout'] } });
  board.back();
  expect(board.state.getState()).toMatchObject({
    narrowing: { style: 'ornamental' },
    ideas: [{ idea: { id: 'idea 3' } }],
    status: 'ready',
  });
  board.back();
  expect(board.state.getState().ideas.map(({ idea }) => idea.id)).toEqual(['idea 1', 'idea 2']);
  expect(board.state.getState()).toMatchObject({ narrowing: {}, earlier: [] });
  board.forth();
  expect(board.state.getState()).toMatchObject({ narrowing: { style: 'ornamental' }, later: [], earlier: [{ narrowing: {} }] });
});

test('[B26] every idea of a visit can be gone back to: those of long ago are painted again', () => {
  const { client, last } = slowClient();
  const board = createIdeasBoard(client);
  board.show(material, 7);
  last('several').answer(painted(0));
  for (let set = 1; set <= 10; set += 1) {
    board.narrow({ about: `word ${set}` });
    last('several').answer(painted(set));
  }
  for (let set = 9; set >= 2; set -= 1) {
    board.back();
    expect(board.state.getState().ideas.map(({ idea }) => idea.id)).toEqual([`idea ${set}`]);
  }
  board.back();
  expect(board.state.getState()).toMatchObject({ ideas: [], status: 'making', narrowing: { about: 'word 1' } });
  expect(last('listed').task.wish).toMatchObject({ recipes: [{ type: 1 }] });
  last('listed').answer(painted(1));
  board.back();
  last('listed').answer(painted(0));
  expect(board.state.getState()).toMatchObject({ ideas: [{ idea: { id: 'idea 0' } }], narrowing: {}, earlier: [] });
  // What is made now follows all of them.
  board.narrow({ style: 'ornamental' });
  expect(board.state.getState().earlier).toHaveLength(11);
});

test('[B26] a favorite is kept by its recipe, shown among the favorites, and let go', () => {
  const { client, last } = slowClient();
  const board = createIdeasBoard(client);
  board.show(material, 7);
  last('several').answer(painted(1));
  board.toggleFavorite(painted(1).idea.recipe);
  expect(board.state.getState().favorites).toHaveLength(1);
  board.showFavorites();
  expect(last('listed').task.wish).toMatchObject({ recipes: [{ type: 1 }] });
  expect(board.state.getState()).toMatchObject({ showsFavorites: true, ideas: [] });
  board.toggleFavorite(painted(1).idea.recipe);
  expect(board.state.getState().favorites).toEqual([]);
});
