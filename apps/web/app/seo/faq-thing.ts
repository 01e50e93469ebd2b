import type { Thing } from './json-ld.tsx';

/** A question and its answer in plain text. */
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
