import type { FormAnswer } from './credential-fields.tsx';
import { Note } from './note.tsx';

/** Shows an error of a form that is not about a single field. */
export function FormFault({ answer }: { readonly answer: FormAnswer | undefined }) {
  return answer?.field === null ? <Note tone="fault">{answer.message}</Note> : null;
}
