/** Every refusal of the API: its status, and the text that the user reads. `{detail}` texts are replaced by the exact fault. */
export const ERRORS = {
  badRequest: { status: 400, text: 'The request could not be understood.' },
  brokenDesign: { status: 400, text: 'This is not a cover design.' },
  brokenPicture: {
    status: 400,
    text: 'The picture could not be read: its file is damaged or incomplete. Save it again as JPEG or PNG, and bring that.',
  },
  notAPicture: {
    status: 400,
    text: 'This file is not a picture, whatever its name says. Bring a JPEG, PNG, WebP, AVIF, TIFF, GIF or SVG.',
  },
  heicPicture: {
    status: 400,
    text: 'This server cannot read HEIC photographs. Save it as JPEG on your phone or computer, and bring that.',
  },
  brokenDrawing: {
    status: 400,
    text: 'The SVG could not be drawn: it is damaged, or holds nothing that can be printed. Save it as PNG, and bring that.',
  },
  pictureTooLarge: { status: 400, text: 'The picture has too many pixels.' },
  brokenFont: { status: 400, text: 'The font could not be read: TrueType (.ttf) and OpenType (.otf) files are welcome.' },
  fontTooLarge: { status: 400, text: 'The font is larger than 10 MB: choose a file of one weight.' },
  fontNotEmbeddable: {
    status: 400,
    text: 'The font’s maker forbids embedding it, so it cannot be printed with. Ask for a version that allows it.',
  },
  noCutoutCredits: {
    status: 402,
    text: 'No background removals are left. Cut the picture out with the brush instead: that is free.',
  },
  badCsrf: { status: 400, text: 'The page is out of date. Load it again, and try once more.' },
  /** The spec's own words. */
  signOutWithoutCsrf: { status: 400, text: 'Could not fetch CSRF Token for signing out.' },
  signInRequired: { status: 401, text: 'Log in first.' },
  signInDenied: { status: 401, text: 'You were not logged in: it was called off at the identity provider.' },
  emailNotConfirmed: {
    status: 401,
    text: 'Your identity provider has not confirmed your e-mail address. Confirm it there first, then log in again.',
  },
  accountTaken: { status: 401, text: 'There is an account with your e-mail address already, and it belongs to another sign-in.' },
  signInFailed: { status: 401, text: 'The sign-in could not be completed. Begin it again.' },
  /** The spec's own pair: a cover that is missing, or another user's. */
  itemNotFound: { status: 401, text: 'Item not found' },
  crossSite: { status: 403, text: 'The request came from another site.' },
  badSignature: { status: 403, text: 'This address has expired or was altered.' },
  notFound: { status: 404, text: 'Not found' },
  assetNotFound: { status: 404, text: 'Picture not found' },
  exportNotFound: { status: 404, text: 'Export not found' },
  versionNotFound: { status: 404, text: 'This version is not kept any more.' },
  commentNotFound: { status: 404, text: 'This comment is not there any more.' },
  /** Taken back, expired, or never there: nobody is told which. */
  reviewNotFound: { status: 404, text: 'This review link does not work any more. Ask the author of the cover for a new one.' },
  sessionNotFound: { status: 404, text: 'Session not found' },
  unknownProvider: { status: 404, text: 'There is no such identity provider.' },
  unknownStockService: { status: 404, text: 'There is no such picture source.' },
  /** Two places work on one cover: neither may lose its work. */
  itemChanged: { status: 409, text: 'This cover was saved from another place in the meantime.' },
  notADraft: { status: 409, text: 'This cover is completed. To change it, make a revision of it.' },
  notARevision: { status: 409, text: 'This cover is no revision: save it as a draft.' },
  notCompleted: { status: 409, text: 'Only a completed cover can be revised. Go on with this one as it is.' },
  noRevisionsLeft: { status: 409, text: 'No revisions of this cover are left.' },
  reviewFull: { status: 409, text: 'This review has as many comments as it can hold. Tell the author the rest in another way.' },
  exportNotReady: { status: 409, text: 'The file is not ready yet.' },
  bodyTooLarge: { status: 413, text: 'The request is too large.' },
  unsupportedType: { status: 415, text: 'This type of content is not accepted here.' },
  tooManyRequests: { status: 429, text: 'too many requests' },
  internal: { status: 500, text: 'Something went wrong on our side.' },
  cutoutFailed: { status: 500, text: 'The background could not be removed. Nothing was counted; try again, or use the brush.' },
  providerUnavailable: { status: 503, text: 'The identity provider does not answer. Try again in a minute.' },
  cutoutBusy: { status: 503, text: 'Many backgrounds are being removed at the moment. Nothing was counted; try again in a minute.' },
  stockUnavailable: { status: 502, text: 'The picture source does not answer.' },
} as const satisfies Record<string, { readonly status: number; readonly text: string }>;

export type ErrorCode = keyof typeof ERRORS;
