import { Note } from './note.tsx';

/** Whether the mail is on its way once more. */
export function ResentNote({ answer }: { readonly answer: { readonly sent: boolean } | undefined }) {
  if (!answer) return null;
  return answer.sent ? (
    <Note tone="done">It is on its way once more. Look among the unwanted mail too.</Note>
  ) : (
    <Note tone="fault">Nobody has signed up in this browser lately. Log in, or create an account again.</Note>
  );
}
