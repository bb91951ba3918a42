/** Rupees on the wire as whole paise, the unit in which money is stored: no float ever carries a sum. */
export const toPaise = (rupees: number): number => Math.round(rupees * 100);

/** Whole paise as rupees: the number whose decimal form has exactly these two decimals. */
export const fromPaise = (paise: number): number => paise / 100;
