import { capitalize } from '../../text/capitalize.ts';
import type { CoverShape } from '../../design/shape.ts';
import { SHAPE_CATALOGUE } from './shape-catalogue.ts';

/** What a shape is called: its type, or what its icon shows. */
export function shapeLabel({ type, icon }: Pick<CoverShape, 'type' | 'icon'>): string {
  return icon ? iconLabel(icon.name) : SHAPE_CATALOGUE[type].label;
}

/** `crossed-swords` as words. */
export function iconLabel(name: string): string {
  const words = name.replace(/-(fill|filled)$/, '').replaceAll('-', ' ');
  return capitalize(words);
}
