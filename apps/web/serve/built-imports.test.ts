import { existsSync, globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const ROOT = fileURLToPath(new URL('../../..', import.meta.url));
const SERVER = `${ROOT}apps/web/build/server`;

interface Installed {
  readonly version?: string;
  /** True for what is installed for development only. */
  readonly dev?: boolean;
}

/** Returns the packages that the built pages leave to Node to find. */
function importedPackages(): ReadonlySet<string> {
  const names = new Set<string>();
  for (const file of globSync(`${SERVER}/**/*.js`)) {
    const imports = readFileSync(file, 'utf8').matchAll(/\b(?:from|import) ?["']((?:@[\w.-]+\/)?[a-z][\w.-]*)[^"':]*["']/g);
    for (const [, name = ''] of imports) if (name !== 'module') names.add(name);
  }
  return names;
}

test.skipIf(!existsSync(SERVER))(
  '[B29] the built pages find each package that they import where there are no development dependencies',
  () => {
    const { packages } = JSON.parse(readFileSync(`${ROOT}package-lock.json`, 'utf8')) as { packages: Record<string, Installed> };
    const names = [...importedPackages()];
    expect(names).toContain('react');
    expect(names.filter((name) => packages[`node_modules/${name}`]?.dev !== undefined || !packages[`node_modules/${name}`])).toEqual([]);
    // A package below a workspace is there because the root holds another version.
    const below = names.filter((name) => packages[`packages/core/node_modules/${name}`]);
    expect(below).toEqual([]);
  },
);
