import type { Plan } from './plan.ts';
import type { PointerInput } from './pointer-input.ts';
import type { ModeKind, PointerMode } from './pointer-mode.ts';
import type { StageFacts } from './stage-facts.ts';

/** Describes how one mode answers. Pure: what is to be done comes back as a plan. */
export interface ModeDefinition<Kind extends ModeKind> {
  move(mode: PointerMode<Kind>, input: PointerInput, facts: StageFacts): Plan;
  release(mode: PointerMode<Kind>, input: PointerInput, facts: StageFacts): Plan;
  /** Escape, a second finger, a pointer taken away: as if it had never begun. */
  cancel(mode: PointerMode<Kind>, facts: StageFacts): Plan;
}
