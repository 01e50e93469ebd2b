/** A title of more words is a sentence. */
const FEW_WORDS = 7;
/** The share of the front's height that the lines of a sentence get in addition. */
const MORE = 0.09;

/** Returns where the zone of a title ends, as a share of the front's height: lower for a sentence, so that its letters stay large. */
export function zoneEnd(title: string, usual: number): number {
  return title.trim().split(/\s+/u).length > FEW_WORDS ? usual + MORE : usual;
}
