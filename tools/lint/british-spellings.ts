/** British spellings of words about covers and printing. American texts say color, hardcover, license, center, gray. */
export const BRITISH_SPELLINGS =
  /^((mono|re|dis)?colou?r(?<=colour)(s|ed|ful|ing|less)?|grey(s|ed|scale)?|centre[ds]?|licence[ds]?|neighbours?|neighbouring|favourites?|hardbacks?|behaviours?|cancelled|labelled|travell(er|ers|ed|ing)|judgements?|(recogni|organi|customi|optimi|personali|capitali|rasteri|summari|minimi|maximi)s(e|es|ed|ing|ation))$/;
