import type { FilledLine } from './fill-lines.ts';
import { visibleEnd } from './line-breaks.ts';
import type { PreparedText } from './prepare-text.ts';
import { reorderVisually } from './reorder-clusters.ts';
import type { Cluster } from './shape-clusters.ts';
import { sliceLine } from './slice-line.ts';
import type { TextEngine } from './text-engine.ts';
import type { TextAlignment } from './text-layout.ts';

export interface PlacedCluster {
  readonly cluster: Cluster;
  /**
   * The left edge in print pixels from the box's left edge. `right` includes the space after the cluster (letter spacing, justification).
   */
  readonly left: number;
  readonly right: number;
}

export interface PlacedLine {
  /** The clusters in visual order, left to right. */
  readonly placed: readonly PlacedCluster[];
  readonly left: number;
  /** The width in print pixels, without white space at the line's end. */
  readonly width: number;
}

const STRETCHABLE = /^[ \u00a0]$/;

/**
 * Places the clusters of a line in a box that is `boxWidth` print pixels wide: visual order, letter spacing, justification and alignment.
 */
export function placeClusters(
  prepared: PreparedText,
  line: FilledLine,
  alignment: TextAlignment,
  boxWidth: number,
  engine: TextEngine,
): PlacedLine {
  const { paragraph } = line;
  const clusters = sliceLine(prepared, paragraph, line, engine);
  const visible = visibleEnd(prepared.text, line.start, line.end);
  const hangs = (cluster: Cluster) => cluster.start >= visible;
  const levelOf = (cluster: Cluster) => (hangs(cluster) ? paragraph.baseLevel : cluster.run.level);
  const order = reorderVisually(clusters, levelOf);
  const shown = order.filter((cluster) => !hangs(cluster));
  const last = shown.at(-1);
  const natural = shown.reduce((sum, cluster) => sum + cluster.advance + (cluster === last ? 0 : cluster.spacing), 0);

  const stretches = (cluster: Cluster) => !hangs(cluster) && STRETCHABLE.test(prepared.text.slice(cluster.start, cluster.end));
  const gaps = shown.filter(stretches).length;
  const endsParagraph = line.end === paragraph.end;
  const justified = alignment === 'justify' && !endsParagraph && gaps > 0 && natural < boxWidth;
  const stretch = justified ? (boxWidth - natural) / gaps : 0;

  const width = justified ? boxWidth : natural;
  const left = alignedLeft(alignment, paragraph.baseLevel % 2 === 1, boxWidth, width);
  const hanging = order.filter(hangs).reduce((sum, cluster) => sum + cluster.advance + cluster.spacing, 0);
  let pen = paragraph.baseLevel % 2 === 1 ? left - hanging : left;
  const placed = order.map((cluster): PlacedCluster => {
    const start = pen;
    pen += cluster.advance + (cluster === last ? 0 : cluster.spacing) + (stretches(cluster) ? stretch : 0);
    return { cluster, left: start, right: pen };
  });
  return { placed, left, width };
}

/** Returns the left edge of a line in its box. The last line of a justified paragraph is aligned to the side where reading starts. */
function alignedLeft(alignment: TextAlignment, rightToLeft: boolean, boxWidth: number, width: number): number {
  switch (alignment) {
    case 'left':
      return 0;
    case 'center':
      return (boxWidth - width) / 2;
    case 'right':
      return boxWidth - width;
    case 'justify':
      return rightToLeft ? boxWidth - width : 0;
  }
}
