/** The reason why a document is refused: a sentence, and the path to the invalid value (`frontBoard.textBoxes.0.text.fontSize`). */
export interface DesignFault {
  readonly path: string;
  readonly message: string;
}
