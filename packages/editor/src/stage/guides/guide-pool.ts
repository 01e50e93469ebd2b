import type { Rect } from '@coverwright/core/geometry/shapes.ts';
import styles from './guides.module.css';
import type { PlacedGuide } from './place-guide.ts';

/** Draws these guides in place of those before. */
export type ShowGuides = (guides: readonly PlacedGuide[]) => void;

/**
 * The nodes that guides are drawn by: kept, moved and hidden. What is shown changes at every frame of a drag, and a node that is
 * moved costs a fraction of one that is made, or that React compares.
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
