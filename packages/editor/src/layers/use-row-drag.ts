import { type PointerEvent, useState } from 'react';

export interface RowDrag {
  readonly id: string;
  /** Index of the place for the row, counted without the row itself. */
  readonly to: number;
}

/** Drags a row by its handle. @param drop called with the new index of the row */
export function useRowDrag(drop: (id: string, to: number) => void) {
  const [drag, setDrag] = useState<RowDrag | null>(null);
  return {
    drag,
    gripOf: (id: string) => ({
      onPointerDown(event: PointerEvent<HTMLElement>) {
        event.preventDefault();
        event.currentTarget.setPointerCapture(event.pointerId);
        setDrag({ id, to: placeAt(event, id) });
      },
      onPointerMove: (event: PointerEvent<HTMLElement>) => drag?.id === id && setDrag({ id, to: placeAt(event, id) }),
      onPointerUp: (event: PointerEvent<HTMLElement>) => {
        if (drag?.id === id) drop(id, placeAt(event, id));
        setDrag(null);
      },
      onPointerCancel: () => setDrag(null),
    }),
  };
}

/** Returns how many other rows have their middle above the pointer. */
function placeAt({ currentTarget, clientY }: PointerEvent<HTMLElement>, id: string): number {
  const rows = [...(currentTarget.closest('ul')?.querySelectorAll<HTMLElement>('[data-layer]') ?? [])];
  const others = rows.filter((row) => row.dataset['layer'] !== id);
  return others.filter((row) => {
    const { top, height } = row.getBoundingClientRect();
    return top + height / 2 < clientY;
  }).length;
}
