import { type ToggleEvent, useId, useRef } from 'react';
import { EntryList } from './entry-list.tsx';
import type { MenuEntry } from './menu-entries.ts';
import styles from './dropdown-menu.module.css';

/** Time in milliseconds after which a list closes when the pointer has left it. */
const LEFT_MS = 160;
/** A click within this time after the pointer opened the list does not close it. Milliseconds. */
const JUST_OPENED_MS = 500;

/** A list under the top menu, which opens by pointer, click, tap or keyboard. */
export function DropdownMenu({ label, entries }: { readonly label: string; readonly entries: readonly MenuEntry[] }) {
  const id = useId();
  const panel = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const openedAt = useRef(Number.NEGATIVE_INFINITY);
  const leaving = useRef<ReturnType<typeof setTimeout>>(undefined);
  const close = () => panel.current?.hidePopover();

  return (
    <li
      onPointerEnter={({ pointerType, timeStamp }) => {
        clearTimeout(leaving.current);
        if (pointerType !== 'mouse' || panel.current?.matches(':popover-open')) return;
        openedAt.current = timeStamp;
        panel.current?.showPopover();
      }}
      onPointerLeave={({ pointerType }) => {
        if (pointerType === 'mouse') leaving.current = setTimeout(close, LEFT_MS);
      }}
    >
      <button
        ref={button}
        type="button"
        className={styles['button']}
        popoverTarget={id}
        onClick={(event) => {
          if (event.timeStamp - openedAt.current < JUST_OPENED_MS) event.preventDefault();
        }}
      >
        {label}
        <svg width="10" height="6" viewBox="0 0 10 6" aria-hidden="true">
          <path d="m1 1 4 4 4-4" fill="none" stroke="currentColor" strokeWidth="1.5" strokeLinecap="round" />
        </svg>
      </button>
      <div
        ref={panel}
        id={id}
        popover="auto"
        className={styles['panel']}
        onBeforeToggle={({ newState, currentTarget }: ToggleEvent<HTMLDivElement>) => {
          // The popover is in the top layer and has no relation to its button, so its place is computed.
          const place = button.current?.getBoundingClientRect();
          if (newState === 'open' && place) currentTarget.style.setProperty('--left', `${place.left}px`);
        }}
      >
        <EntryList entries={entries} onChoose={close} />
      </div>
    </li>
  );
}
