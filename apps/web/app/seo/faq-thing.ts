import type { Thing } from './json-ld.tsx';

/** One question and its answer, in plain words. */
export interface Question {
  readonly question: string;
  readonly answer: string;
}

export function faqThing(questions: readonly Question[]): Thing {
  return {
    '@type': 'FAQPage',
    mainEntity: questions.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  };
}
