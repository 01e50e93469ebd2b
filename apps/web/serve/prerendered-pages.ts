import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { escapeAttribute } from './escape-attribute.ts';

/** The facts that differ between responses. */
interface AnswerFacts {
  readonly nonce: string;
  /** The facts as JSON. */
  readonly siteFacts: string;
  readonly origin: string;
  readonly themeCss: string;
}

/** Prerendered pages, each read from the disk once. */
export interface PrerenderedPages {
  readonly has: (pathname: string) => boolean;
  /** Returns the page of a path with the facts of this response. @throws Error if there is none */
  readonly write: (pathname: string, facts: AnswerFacts) => string;
}

/** @param placeholders the marks in the files that the facts replace */
export function openPrerenderedPages(
  folder: string,
  paths: readonly string[],
  placeholders: Readonly<Record<keyof AnswerFacts, string>>,
): PrerenderedPages {
  const pages = new Map<string, string>();
  for (const path of paths) {
    const file = join(folder, path, 'index.html');
    if (existsSync(file)) pages.set(path, readFileSync(file, 'utf8'));
  }
  return {
    has: (pathname) => pages.has(pathname),
    write(pathname, facts) {
      const page = pages.get(pathname);
      if (page === undefined) throw new Error(`${pathname} was not prerendered`);
      return page
        .replaceAll(placeholders.nonce, facts.nonce)
        .replaceAll(placeholders.siteFacts, () => escapeAttribute(facts.siteFacts))
        .replaceAll(placeholders.origin, () => escapeAttribute(facts.origin))
        .replaceAll(placeholders.themeCss, () => facts.themeCss);
    },
  };
}
