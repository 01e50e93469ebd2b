import type { Finding } from '@coverwright/core/preflight/check.ts';
import type { Renderer, RenderRequest } from '../ports/renderer.ts';

/** The parts of a finding that purchases depend on. */
type FakeFinding = Pick<Finding, 'severity' | 'message'> & Partial<Pick<Finding, 'check'>>;

/** A renderer whose behavior a test sets, and which records its requests. */
export interface FakeRenderer extends Renderer {
  readonly requests: RenderRequest[];
  /** Sets what the next jobs do. By default each returns the words `a <kind>` at once. */
  behave(behaviour: (request: RenderRequest) => Promise<Uint8Array>): void;
  /** Sets the findings for every cover from now on. */
  find(findings: readonly FakeFinding[]): void;
  /** Delays the next print check of a cover until it is released. */
  holdJudgment(): { readonly begun: Promise<void>; readonly release: () => void };
}

export function createFakeRenderer(): FakeRenderer {
  const requests: RenderRequest[] = [];
  let behaviour = async ({ kind }: RenderRequest) => new TextEncoder().encode(`a ${kind}`);
  let findings: readonly FakeFinding[] = [];
  let held: { readonly begin: () => void; readonly released: Promise<void> } | null = null;
  return {
    requests,
    holdJudgment: () => {
      const [begun, released] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
      held = { begin: begun.resolve, released: released.promise };
      return { begun: begun.promise, release: released.resolve };
    },
    find: (next) => {
      findings = next;
    },
    behave: (next) => {
      behaviour = async (request) => new Uint8Array(await next(request));
    },
    render: async (request) => {
      // The fake print check finds nothing, because the checks have tests of their own.
      if (request.kind === 'preflight') {
        const hold = held;
        held = null;
        hold?.begin();
        await hold?.released;
        return new TextEncoder().encode(JSON.stringify(findings));
      }
      requests.push(request);
      return behaviour(request);
    },
    close: async () => {},
  };
}

/** A job that only ends when the signal is aborted. */
export function untilAborted({ signal }: RenderRequest): Promise<never> {
  return new Promise((_, reject) => {
    if (signal.aborted) reject(signal.reason);
    signal.addEventListener('abort', () => reject(signal.reason));
  });
}
