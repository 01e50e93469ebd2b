import type { Axis } from '@coverwright/core/ideas/recipe.ts';

/** What can be varied about an idea, as authors read it. */
export const AXIS_NAMES: Readonly<Record<Axis, string>> = { layout: 'Layout', type: 'Type', colour: 'Colors', picture: 'Picture' };
