/** Why a document is refused: one sentence, and the path to the fault (`frontBoard.textBoxes.0.text.fontSize`). */
export interface DesignFault {
  readonly path: string;
  readonly message: string;
}
