/** What the JSDoc of a component says of it, on one line; empty if it has none. */
export function readDescription(name: string, source: string): string {
  const [, comment = ''] =
    new RegExp(String.raw`/\*\*((?:(?!\*/)[^])*)\*/\nexport (?:const|function) ${name}\b`).exec(source) ?? [];
  return comment.replaceAll(/\s+(\* )?/g, ' ').trim();
}

/** A description in two: its first sentence is the summary, the others are details. */
export function splitDescription(description: string): { summary: string; details: string } {
  const [, summary = '', details = ''] = /^(.+?\.)(?:\s+(.+))?$/s.exec(description.trim()) ?? [];
  return { summary, details };
}
