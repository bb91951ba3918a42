/**
 * The name that Storybook makes of an export, in sentence case: `RightToLeft` is 'Right To Left', and then
 * 'Right to left'.
 */
export const sentenceCase = (name: string) =>
  name.replaceAll(/(?<= )\p{Lu}(?!\p{Lu})/gu, (letter) => letter.toLowerCase());
