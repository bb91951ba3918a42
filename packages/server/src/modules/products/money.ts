/** Rupees of the contract as whole paise, the unit in which money is stored, so that sums are exact. */
export const toPaise = (rupees: number): number => Math.round(rupees * 100);

/** Whole paise as rupees, with two decimals. */
export const fromPaise = (paise: number): number => paise / 100;
