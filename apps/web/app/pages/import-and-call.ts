import { offline } from '@coverwright/editor/messages/offline.ts';
import { type Result, refuse } from '@coverwright/core/result/result.ts';

/**
 * Asks with what comes from the server first. Where it does not come, that is the answer.
 * @param bring imports what is asked with
 */
export async function importAndCall<Tools, Value, Fault>(
  bring: () => Promise<Tools>,
  ask: (tools: Tools) => Promise<Result<Value, Fault>>,
): Promise<Result<Value, Fault | ReturnType<typeof offline>>> {
  const brought = await bring().then(
    (tools) => ({ tools }),
    () => null,
  );
  return brought ? ask(brought.tools) : refuse(offline());
}
