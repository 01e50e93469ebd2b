/** The logo: a bound book with a stamped title. */
export function HouseMark() {
  return (
    <svg width="22" height="28" viewBox="0 0 22 28" aria-hidden="true">
      <rect width="22" height="28" rx="2" fill="#1d5341" />
      <rect width="5" height="28" rx="1" fill="#133b2e" />
      <path d="M9 8h9M9 12h6" stroke="#e7d4a6" strokeWidth="1.6" strokeLinecap="round" />
    </svg>
  );
}
