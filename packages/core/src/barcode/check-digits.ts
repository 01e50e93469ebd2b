/** Returns the check digit of an ISBN-13 or any other EAN-13. @param body its first twelve digits */
export function ean13CheckDigit(body: string): string {
  return String((10 - (weightedSum(body, (place) => (place % 2 === 0 ? 1 : 3)) % 10)) % 10);
}

/** Returns the check digit of an ISBN-10, or X for ten. @param body its first nine digits */
export function isbn10CheckDigit(body: string): string {
  const remainder = (11 - (weightedSum(body, (place) => 10 - place) % 11)) % 11;
  return remainder === 10 ? 'X' : String(remainder);
}

function weightedSum(digits: string, weightAt: (place: number) => number): number {
  return [...digits].reduce((sum, digit, place) => sum + Number(digit) * weightAt(place), 0);
}
