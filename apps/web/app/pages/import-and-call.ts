import { offline } from '@coverwright/editor/messages/offline.ts';
import { type Result, refuse } from '@coverwright/core/result/result.ts';

/** Imports a module and calls it. If the import fails, that is the result. @param bring imports the module */
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
