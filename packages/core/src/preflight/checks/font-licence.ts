import { spineBoxes } from '../../elements/spine/spine-words.ts';
import type { Check, Concern } from '../check.ts';
import { say } from '../say.ts';

/** Words in the license text of fonts that must not be used on goods for sale. */
const PERSONAL = /personal|non.?commercial|trial|demo|evaluation|student|nicht.?kommerziell/i;
const UNKNOWN = /^(\?+|-+|n\/?a|none|unknown|no idea|don.?t know|todo|tbd|x+|free)\.?$/i;

/** Reports uploaded fonts whose licence does not allow printing. A font is printed on every copy that is sold. */
export const fontLicence: Check = ({ design }) =>
  design.userFonts.flatMap(({ family, licenceNote }): readonly Concern[] => {
    const user = [...design.frontBoard.textBoxes, ...spineBoxes(design)].find(
      ({ text, designMode }) => !designMode.hidden && text.font.toLowerCase() === family.toLowerCase(),
    );
    const inBlurb = design.back.text.font.toLowerCase() === family.toLowerCase();
    if (!user && !inBlurb) return [];
    const element = user?.designMode.uniqueId ?? 'blurb';
    const note = licenceNote.trim();
    if (PERSONAL.test(note)) {
      return [
        {
          severity: 'error',
          message: say('fontLicense', { font: family, note }),
          element,
        },
      ];
    }
    if (!UNKNOWN.test(note)) return [];
    return [
      {
        severity: 'warning',
        message: say('unknownFontLicense', { font: family }),
        element,
      },
    ];
  });
