// @ts-check
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { BUILD_STEPS } from './build-steps.mjs';
import { hashInputs } from './hash-inputs.mjs';
import { installDependencies } from './install-dependencies.mjs';
import { nodePath } from './node-path.mjs';
import { runOnce } from './stamp.mjs';

export const ROOT = fileURLToPath(new URL('../..', import.meta.url));

/**
 * Makes the checkout ready: dependencies, and on demand the build. Says what it does on stderr; stdout stays the program's.
 * @param {{ build: boolean | readonly string[] }} options true builds everything; a list only the named steps
 * @returns {string} the Node to run the product with
 */
export function prepare({ build }) {
  installDependencies(ROOT, say);
  const node = nodePath(ROOT);
  const steps = BUILD_STEPS.filter((step) => (typeof build === 'boolean' ? build : build.includes(step.name)));
  for (const step of steps) {
    runOnce(ROOT, step.name, hashInputs(ROOT, step.inputs), () => {
      say(step.saying);
      const result = spawnSync(node, step.command, { cwd: join(ROOT, step.cwd), stdio: ['ignore', 'pipe', 'pipe'], encoding: 'utf8' });
      if (result.status !== 0) throw new Error(`The step "${step.name}" failed:\n${result.stdout}${result.stderr}`);
    });
  }
  return node;
}

/** @param {string} text */
function say(text) {
  process.stderr.write(`${text}\n`);
}
