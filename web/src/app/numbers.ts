// Numbers as people read them.

/** With a true minus. */
export const minus = (amount: number): string => String(amount).replace("-", "−");

/** As on a score sheet: what is gained has its sign, too. */
export const signed = (amount: number): string => (amount > 0 ? `+${amount}` : minus(amount));
