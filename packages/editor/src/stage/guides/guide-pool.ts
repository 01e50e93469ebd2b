import type { Rect } from '@coverwright/core/geometry/shapes.ts';
import styles from './guides.module.css';
import type { PlacedGuide } from './place-guide.ts';

/** Draws these guides instead of the previous ones. */
export type ShowGuides = (guides: readonly PlacedGuide[]) => void;

/**
 * Creates a pool of DOM nodes for guides. Guides change at every frame of a drag, and moving a node costs a fraction of creating one, or of
 * React's comparison.
 */
export function createGuidePool(layer: HTMLElement): ShowGuides {
  const bars = createNodes(layer, styles.bar ?? '');
  const plates = createNodes(layer, styles.plate ?? '');
  return (guides) => {
    bars.show(guides.length, (node, index) => {
      const guide = guides[index];
      if (!guide) return;
      tell(node, guide);
      put(node, guide.bar);
    });
    const measured = guides.filter(({ plate }) => plate !== null);
    plates.show(measured.length, (node, index) => {
      const guide = measured[index];
      if (!guide?.plate) return;
      tell(node, guide);
      put(node, guide.plate);
      if (node.textContent !== guide.plate.words) node.textContent = guide.plate.words;
    });
  };
}

function createNodes(layer: HTMLElement, className: string) {
  const nodes: HTMLElement[] = [];
  return {
    show(count: number, fill: (node: HTMLElement, index: number) => void) {
      while (nodes.length < count) {
        const node = document.createElement('div');
        node.className = className;
        nodes.push(layer.appendChild(node));
      }
      nodes.forEach((node, index) => {
        node.hidden = index >= count;
        if (!node.hidden) fill(node, index);
      });
    },
  };
}

function tell({ dataset }: HTMLElement, { kind, side }: PlacedGuide): void {
  if (dataset['kind'] !== kind) dataset['kind'] = kind;
  if (dataset['side'] !== side) dataset['side'] = side;
}

function put({ style }: HTMLElement, { x, y, width, height }: Rect): void {
  style.left = `${x}px`;
  style.top = `${y}px`;
  style.width = `${width}px`;
  style.height = `${height}px`;
}
