import { useEffect, useState } from 'react';

/** Letters of the shortest word that may be broken: fewer need no syllables to be looked up. */
const LONG_WORD = /^\s*\p{Script=Latin}{8,}\s*$/u;

/**
 * Where a title of one long word is broken in two lines, as `black|out`; null while that is not known, and for every other text. The
 * rules of syllables are large, and loaded for such a word only.
 */
export function useWordBreak(text: string): string | null {
  const [found, setFound] = useState<{ readonly text: string; readonly wordBreak: string | null } | null>(null);
  useEffect(() => {
    if (!LONG_WORD.test(text)) return;
    let isCurrent = true;
    void import('@coverwright/core/ideas/lone-word.ts').then(({ breakLoneWord }) => {
      if (isCurrent) setFound({ text, wordBreak: breakLoneWord(text) });
    });
    return () => {
      isCurrent = false;
    };
  }, [text]);
  return found?.text === text ? found.wordBreak : null;
}
