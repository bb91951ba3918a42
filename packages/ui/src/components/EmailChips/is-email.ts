/** Whether a text is an address to add: one @, something without spaces on either side, a dot in the domain. */
export function isEmail(text: string): boolean {
  const [local = '', domain = '', ...more] = text.split('@');
  return more.length === 0 && local !== '' && !/\s/.test(text) && /^[^.].*\.[^.]+$/.test(domain);
}
