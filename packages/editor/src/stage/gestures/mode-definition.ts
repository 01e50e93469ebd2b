import type { Plan } from './plan.ts';
import type { PointerInput } from './pointer-input.ts';
import type { ModeKind, PointerMode } from './pointer-mode.ts';
import type { StageFacts } from './stage-facts.ts';

/** The handlers of one mode. They are pure, and return the effects as a plan. */
export interface ModeDefinition<Kind extends ModeKind> {
  move(mode: PointerMode<Kind>, input: PointerInput, facts: StageFacts): Plan;
  release(mode: PointerMode<Kind>, input: PointerInput, facts: StageFacts): Plan;
  /** Cancels the gesture: Escape, a second finger, or a lost pointer. */
  cancel(mode: PointerMode<Kind>, facts: StageFacts): Plan;
}
