/**
 * Control and formatting characters, line ends, and others that are not drawn: two texts that look the same could differ in
 * them, and in a terminal they could hide text, or pretend to be another.
 */
export const invisible = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}]/u;
