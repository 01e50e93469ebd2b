export const TEXT_CASES = ['none', 'uppercase', 'lowercase', 'capitalize'] as const;
