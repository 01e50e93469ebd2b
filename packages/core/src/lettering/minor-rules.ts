import type { Rect } from '../geometry/shapes.ts';
import { inkBounds } from '../text/ink-bounds.ts';
import type { TextEngine } from '../text/text-engine.ts';
import type { LaidLine } from '../text/text-layout.ts';
import type { PlacedLine } from './line-leading.ts';
import { skylineOf } from './skyline.ts';

/** The thickness of a rule, the shortest rule, and its distance from the words, as shares of the box's width. */
const RULE_THICKNESS = 0.0035;
const LEAST_RULE = 0.04;
const RULE_GAP = 0.025;

/**
 * Returns the rules to both sides of a line of small words, at half the height of its capitals, each in print pixels and long enough to be
 * seen.
 * @param cap the line's cap height, print pixels. @param width of the box, print pixels.
 */
export function rulesBeside(line: LaidLine, cap: number, width: number, engine: TextEngine): readonly Rect[] {
  const ink = inkBounds([line], engine);
  if (!ink) return [];
  const thickness = RULE_THICKNESS * width;
  const y = line.baseline - cap / 2 - thickness / 2;
  const gap = RULE_GAP * width;
  const sides: readonly Rect[] = [
    { x: 0, y, width: ink.x - gap, height: thickness },
    { x: ink.x + ink.width + gap, y, width: width - ink.x - ink.width - gap, height: thickness },
  ];
  return sides.filter((rule) => rule.width > LEAST_RULE * width);
}

/** Returns the rules if they cross no letter of another line, or else none of them. */
export function clearOf(rules: readonly Rect[], others: readonly PlacedLine[], width: number, engine: TextEngine): readonly Rect[] {
  const skylines = others.map(({ line }) => skylineOf(line.runs, engine, width));
  const isClear = (rule: Rect) =>
    skylines.every((skyline) => {
      const first = Math.max(0, Math.floor(rule.x / skyline.column));
      const last = Math.min(skyline.top.length - 1, Math.floor((rule.x + rule.width) / skyline.column));
      for (let index = first; index <= last; index += 1) {
        const [top, bottom] = [skyline.top[index] ?? 0, skyline.bottom[index] ?? 0];
        if (top < rule.y + 3 * rule.height && bottom > rule.y - 2 * rule.height) return false;
      }
      return true;
    });
  return rules.every(isClear) ? rules : [];
}
