// @ts-check
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { hashInputs } from './hash-inputs.mjs';
import { runOnce } from './stamp.mjs';

/**
 * Installs what the lock file says, unless it is there already. Uses Node's own modules only: nothing is installed yet.
 * @param {string} root
 * @param {(text: string) => void} say
 */
export function installDependencies(root, say) {
  const manifests = ['packages', 'apps'].flatMap((folder) =>
    readdirSync(join(root, folder)).map((name) => `${folder}/${name}/package.json`),
  );
  const inputs = ['package.json', 'package-lock.json', 'bench/package.json', 'e2e/package.json', ...manifests];
  const platform = `${process.platform}-${process.arch}`;
  if (!existsSync(join(root, 'node_modules'))) say('Installing dependencies (about 20 s, once) …');
  runOnce(root, 'install', `${platform} ${hashInputs(root, inputs)}`, () => {
    if (isInstalled(root)) return;
    const { npm, args } = npmCommand();
    const result = spawnSync(npm, [...args, 'ci', '--loglevel=error', '--no-audit', '--no-fund'], {
      cwd: root,
      // npm's summary goes nowhere, because stdout belongs to the program that is being prepared; errors are shown.
      stdio: ['ignore', 'ignore', 2],
      shell: process.platform === 'win32',
      // The option keeps older versions of npm from letting onnxruntime-node download drivers for graphics cards, which are never used.
      env: { ...process.env, npm_config_loglevel: 'error', ONNXRUNTIME_NODE_INSTALL: 'skip' },
    });
    if (result.status !== 0) throw new Error('npm ci failed: see its message above. The network or the disk is the usual cause.');
  });
}

/** Returns the npm that runs this script, or the one in PATH. */
function npmCommand() {
  const cli = process.env['npm_execpath'];
  return cli?.endsWith('.js') ? { npm: process.execPath, args: [cli] } : { npm: 'npm', args: [] };
}

/** Whether node_modules already holds every version of the lock file (after an `npm install` by hand). @param {string} root */
function isInstalled(root) {
  const installed = join(root, 'node_modules/.package-lock.json');
  if (!existsSync(installed)) return false;
  const wanted = readPackages(join(root, 'package-lock.json'));
  const present = readPackages(installed);
  return Object.entries(wanted).every(([path, entry]) => {
    if (!path.includes('node_modules/') || entry.link) return true;
    const found = present[path];
    return found ? found.version === entry.version : entry.optional === true;
  });
}

/** @param {string} path @returns {Record<string, { version?: string, optional?: boolean, link?: boolean }>} */
function readPackages(path) {
  return JSON.parse(readFileSync(path, 'utf8')).packages;
}
