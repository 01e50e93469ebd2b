import { panelFill } from '@coverwright/core/elements/panels/compile-panels.ts';
import type { PanelId } from '@coverwright/core/geometry/cover-geometry.ts';
import { useDesign, useEditor } from '../../session/editor-context.ts';
import { FillField } from './fill-field.tsx';
import { nameStep } from '../../steps/name-step.ts';

interface PanelFillFieldProps {
  readonly panel: PanelId;
  readonly label: string;
  /** True if a color may let the cover picture show through. */
  readonly alpha?: boolean;
}

/** The fill of a panel of the cover. */
export function PanelFillField({ panel, label, alpha = false }: PanelFillFieldProps) {
  const design = useDesign();
  const run = useEditor((state) => state.run);
  return (
    <FillField
      label={label}
      value={panelFill(design, panel)}
      alpha={alpha}
      onChange={(fill, gesture) =>
        fill.kind === 'solid'
          ? run({ name: 'set-panel-colour', panel, colour: fill.colour }, nameStep('panelColorOf', { label }), gesture)
          : run({ name: 'set-panel-fill', panel, fill }, nameStep('panelFillOf', { label }), gesture)
      }
    />
  );
}
