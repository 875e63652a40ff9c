// Numbers as people read them.

/** With a true minus. */
export const minus = (amount: number): string => String(amount).replace("-", "−");
