import { useStore } from 'zustand';
import { useBackCloses } from '../navigation/use-back-closes.ts';
import { useDesign, useMountedEditor } from '../session/editor-context.ts';
import { sceneOf } from './scene-of.ts';
import { OpenBook } from './open-book.tsx';

/** Shows the 3D view beside the flat cover, if it is switched on and the format has one. */
export function BookPanel({ className }: { readonly className: string }) {
  const { resources } = useMountedEditor();
  const view = useStore(resources.bookView);
  const design = useDesign();
  const scene = sceneOf(design, view);
  useBackCloses(view.isOpen && scene !== null, () => resources.bookView.setState({ isOpen: false }));
  return view.isOpen && scene ? <OpenBook className={className} scene={scene} view={view} /> : null;
}
