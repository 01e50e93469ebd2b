import type { AnswerOf, Call } from '@coverwright/contracts/calls/call.ts';
import type { AskingOf } from '@coverwright/editor/api/call-api.ts';
import { useState } from 'react';
import { useOutletContext, useRevalidator } from 'react-router';
import { importAndCall } from '../pages/import-and-call.ts';
import type { Notice } from '../pages/page-notice.tsx';

/** The actions of administration pages. */
export interface AdminActions {
  /** True while a request is running. */
  readonly isBusy: boolean;
  /**
   * Sends a change, shows a notice, and reloads the page's data.
   * @param said the notice after success
   * @param onDone called with the response before the reload
   * @returns the error, which has been shown already; null after success
   */
  readonly change: <C extends Call>(
    call: C,
    asking: AskingOf<C>,
    said: string,
    onDone?: (answer: AnswerOf<C>) => void,
  ) => Promise<string | null>;
}

/** Returns the actions of the surrounding shell, which shows one notice at a time. */
export function useAdminActions(): AdminActions {
  return useOutletContext<AdminActions>();
}

/** Creates the actions. Only the shell calls it. */
export function useNewAdminActions() {
  const { revalidate } = useRevalidator();
  const [notice, setNotice] = useState<Notice | null>(null);
  const [isBusy, setBusy] = useState(false);
  const actions: AdminActions = {
    isBusy,
    change: async (call, asking, said, onDone) => {
      setBusy(true);
      const answer = await importAndCall(
        () => import('@coverwright/editor/api/call-api.ts'),
        ({ callApi }) => callApi(call, asking),
      );
      setBusy(false);
      if (!answer.ok) {
        setNotice({ text: answer.fault.message, isFault: true });
        return answer.fault.message;
      }
      setNotice({ text: said });
      onDone?.(answer.value);
      await revalidate();
      return null;
    },
  };
  return { actions, notice, dismiss: () => setNotice(null) };
}
