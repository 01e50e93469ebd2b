import { useEffect, useState } from 'react';
import type { IdeasClient } from './ideas-client.ts';
import { type IdeasBoard, createIdeasBoard } from './ideas-board.ts';
import type { SentMaterial } from './ideas-task.ts';

/** A board of ideas for some material; another book, genre or picture makes another dozen. */
export function useBoard(client: IdeasClient, material: SentMaterial, seed: number): IdeasBoard {
  const [board] = useState(() => createIdeasBoard(client));
  const key = JSON.stringify(material);
  useEffect(() => {
    board.show(JSON.parse(key) as SentMaterial, seed);
    return () => board.close();
  }, [board, key, seed]);
  return board;
}
