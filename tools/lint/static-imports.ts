import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parseSync } from 'vite';

const OWN_PACKAGE = /^@coverwright\/(\w+)\/(.+)$/;

/**
 * Returns the files that are loaded with an entry, before anything is imported dynamically, each with the file that first imports it.
 * Packages from the registry are left out. @param root the repository's folder
 */
export function staticImports(root: string, entry: string): ReadonlyMap<string, string | null> {
  const importers = new Map<string, string | null>([[join(root, entry), null]]);
  for (const file of importers.keys()) {
    for (const imported of importsOf(root, file)) if (!importers.has(imported)) importers.set(imported, file);
  }
  return importers;
}

/** Returns the chain of imports from the entry to a file. */
export function importChain(importers: ReadonlyMap<string, string | null>, file: string): readonly string[] {
  const importer = importers.get(file);
  return importer ? [...importChain(importers, importer), file] : [file];
}

function importsOf(root: string, file: string): readonly string[] {
  if (!/\.tsx?$/.test(file)) return [];
  const { staticImports: imports, staticExports } = parseSync(file, readFileSync(file, 'utf8')).module;
  // An import of nothing but types is erased.
  const loaded = imports.filter(({ entries }) => entries.length === 0 || entries.some(({ isType }) => !isType));
  const passedOn = staticExports.flatMap(({ entries }) =>
    entries.flatMap(({ moduleRequest, isType }) => (isType || !moduleRequest ? [] : [moduleRequest])),
  );
  return [...loaded.map(({ moduleRequest }) => moduleRequest), ...passedOn].flatMap(({ value }) => {
    const [, name, path] = OWN_PACKAGE.exec(value) ?? [];
    const found = name && path ? join(root, 'packages', name, 'src', path) : value.startsWith('.') ? join(dirname(file), value) : null;
    return found && existsSync(found) ? [found] : [];
  });
}
