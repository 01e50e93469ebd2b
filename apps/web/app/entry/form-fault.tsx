import type { FormAnswer } from './credential-fields.tsx';
import { Note } from './note.tsx';

/** Why the form was not taken, where that is about no single field. */
export function FormFault({ answer }: { readonly answer: FormAnswer | undefined }) {
  return answer?.field === null ? <Note tone="fault">{answer.message}</Note> : null;
}
